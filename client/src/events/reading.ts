/** What one event of the game means to whoever sits here: in words, in sounds, and on the board. */

import type { SignKind } from '../board/signs.svelte.ts'
import type { GameEvent } from '../generated/wire.ts'
import type { Cue } from '../sound/cue.ts'
import type { Memory } from './memory.ts'

/** What is left out is left to whoever read the event before: the base game first, then the chapters in play. */
export interface Reading {
  say?: Saying
  sounds?: readonly Cue[]
  shows?: readonly Effect[]
}

/** For ears that cannot see it, and for eyes that look elsewhere. */
export interface Saying {
  /** '' takes the place of what another reader would say, and nothing is said. */
  text: string
  /** Interrupts whatever is being read. */
  isUrgent: boolean
  /** Also written over the temple for a moment. */
  isHeralded: boolean
  /** The table's time before which it would give the throw away. */
  notBefore: number
  /** To be kept in mind by the players themselves: it is not written down. */
  isFleeting: boolean
}

/** Something that is seen for a moment. */
export type Effect =
  | { what: 'chamber'; sign: SignKind; tile: number }
  | { what: 'adventurer'; sign: SignKind; seat: number }
  | { what: 'gems'; tile: number; count: number }
  /** A chamber floats over these cells, x and y of each, to where it lies now; whoever stands in it comes along. */
  | { what: 'ride'; tile: number; way: readonly number[] }
  | { what: 'gong'; strokes: number }
  | { what: 'begin' }
  | { what: 'end'; won: boolean }

/** All that may be asked about the moment at which something happened. */
export interface Scene {
  /** The table's time. */
  now: number
  /** Everything that happened at this moment. */
  events: readonly GameEvent[]
  /** The own seat; -1 watches. */
  me: number
  /** How many seats there are. */
  seats: number
  /** What the table has chosen within its chapters. */
  variants: readonly string[]
  nameOf: (seat: number) => string
  /** The kind of chamber of a tile, and of a piece; '' if it is not known. A piece that has left is still known. */
  chamberKind: (tile: number) => string
  pieceKind: (piece: number) => string
  /** The pile that a piece comes from which lies face down; '' for any other. */
  pieceBack: (piece: number) => string
  holderOf: (die: number) => number
  /** What lay where before. */
  before: Memory
}

type EventsByType = { [Event in GameEvent as Event['type']]: Event }
type EventType = keyof EventsByType

/** A reader for each type of event that there is something to say about. */
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

/** `DieView.where`, `PieceView.at`: what it lies on, and the number of that. */
export const kindOfPlace = (at: number): number => at >> 10
export const numberOf = (at: number): number => at & 1023
