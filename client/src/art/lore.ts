/** What chapters beyond the base game bring to the drawings: empty until their chunk has come and taught it. */

import type { ChamberKind } from '../generated/pieces.ts'
import type { MarksState } from './marks.ts'
import type { Paving, Stone } from './paving.ts'

export interface Box { x: number, y: number, w: number, h: number }

/** The stone of a kind: what it is hewn of, how it is laid, what is carved in the floor and what lies over the walls. */
export interface Face { stone: Stone, paving?: Paving, floor: string, over?: string }

/** Where things are in a chamber of two halves, by half: front, rear. Everything as it lies after its turn. */
export interface Halves {
  /** The upper left corner of each entry plaque. */
  plaques: readonly [Spot, Spot]
  /** The middle of the feet of those who stand there. */
  feet: readonly [Spot, Spot]
  /** Where the gems and their price are. */
  gems: Box
}

export type Spot = readonly [number, number]

interface Lore {
  faces: Record<string, Face>
  /** The emblem of a card, a token or a small tile, on a grid of 48. */
  emblems: Record<string, string>
  halves: (kind: string, turn: number) => Halves | undefined
  /** What is printed on a chamber besides prices. */
  badges: (icons: readonly string[]) => string
  /** The prices and gems of a chamber that has halves. */
  halfMarks: (kind: ChamberKind, state: MarksState) => string | undefined
}

export const lore: Lore = { faces: {}, emblems: {}, badges: () => '', halves: () => undefined, halfMarks: () => undefined }

/** The emblem of a piece as a drawing of its own, as big as its frame; '' for a kind that has none. */
export function emblem(kind: string): string {
  const drawn = lore.emblems[kind]
  return drawn ? `<svg class="emblem-art" viewBox="0 0 48 48" aria-hidden="true">${drawn}</svg>` : ''
}
