/** The meaning of one event for this seat: in words, in sounds, and on the board. */

import type { SignKind } from '../board/signs.svelte.ts'
import type { GameEvent } from '../generated/wire.ts'
import type { Cue } from '../sound/cue.ts'
import type { Memory } from './memory.ts'

/** Fields that are left out keep the values of earlier readers: the base game first, then the chapters in play. */
export interface Reading {
  say?: Saying
  sounds?: readonly Cue[]
  shows?: readonly Effect[]
}

/** For screen readers, and for players who look elsewhere. */
export interface Saying {
  /** '' replaces the text of another reader, and nothing is said. */
  text: string
  /** Interrupts the sentence that is being read. */
  isUrgent: boolean
  /** Also written over the temple for a moment. */
  isHeralded: boolean
  /** The table's time before which it would reveal the result of a roll. */
  notBefore: number
  /** Players must remember it themselves: it is not written down. */
  isFleeting: boolean
}

/** A visual effect that lasts for a moment. */
export type Effect =
  | { what: 'chamber'; sign: SignKind; tile: number }
  | { what: 'adventurer'; sign: SignKind; seat: number }
  | { what: 'gems'; tile: number; count: number }
  /** A chamber floats over these cells, x and y of each, to where it lies now, with the adventurers in it. */
  | { what: 'ride'; tile: number; way: readonly number[] }
  | { what: 'gong'; strokes: number }
  | { what: 'begin' }
  | { what: 'end'; won: boolean }

/** All that a reader can ask about the moment of an event. */
export interface Scene {
  /** The table's time. */
  now: number
  /** All events of this moment. */
  events: readonly GameEvent[]
  /** My seat; -1 for a spectator. */
  me: number
  /** The number of seats. */
  seats: number
  /** The variants that the table has chosen. */
  variants: readonly string[]
  nameOf: (seat: number) => string
  /**
   * The kind of chamber of a tile, and of a piece; '' if it is not known. The kind of a piece that is gone is still
   * known.
   */
  chamberKind: (tile: number) => string
  pieceKind: (piece: number) => string
  /** The pile of a piece that lies face down; '' for any other. */
  pieceBack: (piece: number) => string
  holderOf: (die: number) => number
  /** What lay where before. */
  before: Memory
}

type EventsByType = { [Event in GameEvent as Event['type']]: Event }
type EventType = keyof EventsByType

/** A reader for each type of event that has words, sounds or effects. */
export type Readers = { [Type in EventType]?: (event: EventsByType[Type], scene: Scene) => Reading | undefined }

export function readBy<Type extends EventType>(
  readers: Readers,
  type: Type,
  event: EventsByType[Type],
  scene: Scene,
): Reading | undefined {
  return readers[type]?.(event, scene)
}

export function say(text: string, more: Partial<Saying> = {}): Saying {
  return { text, isUrgent: false, isHeralded: false, notBefore: 0, isFleeting: false, ...more }
}

/** For `DieView.where` and `PieceView.at`: the kind of thing it lies on, and its number. */
export const kindOfPlace = (at: number): number => at >> 10
export const numberOf = (at: number): number => at & 1023
