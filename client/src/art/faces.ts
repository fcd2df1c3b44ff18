/** How the looks of chambers are described for the drawings. */

import type { Paving, Stone } from './paving.ts'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** The stone of a kind: what it is hewn of, how it is laid, what is carved in the floor and what lies over the walls. */
export interface Face {
  stone: Stone
  paving?: Paving
  floor: string
  over?: string
}

/** Where things are in a chamber of two halves, by half: front, rear. All positions are those after the turn. */
export interface Halves {
  /** The upper left corner of each entry plaque. */
  plaques: readonly [Spot, Spot]
  /** The middle of the feet of the adventurers who stand there. */
  feet: readonly [Spot, Spot]
  /** Where the gems and their price are. */
  gems: Box
}

export type Spot = readonly [number, number]
