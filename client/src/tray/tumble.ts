/** How a cube rolls: from its last face to the server's result, over exactly the duration of the roll. */

import type { Icon } from '../generated/wire.ts'

export interface Throw {
  /** On the page's own clock (`performance.now()`). */
  from: number
  until: number
  /** A number for each roll, so that no two look alike. */
  number: number
}

/** Two sides show the adventurer, as on the real die. */
export const SIDES: readonly Icon[] = ['A', 'A', 'K', 'T', 'G', 'B']

/** The rotation of each side on the cube: front, back, right, left, top, bottom. */
export const SIDE_TURNS = [
  '',
  'rotateY(180deg)',
  'rotateY(90deg)',
  'rotateY(-90deg)',
  'rotateX(90deg)',
  'rotateX(-90deg)',
] as const

interface Pose {
  x: number
  y: number
}

/** The rotation that brings a face to the front. */
const POSES: Record<string, Pose> = {
  A: { x: 0, y: 0 },
  K: { x: 0, y: -90 },
  T: { x: 0, y: 90 },
  G: { x: -90, y: 0 },
  B: { x: 90, y: 0 },
  '.': { x: 0, y: 0 },
}

/** Dice of one roll start one after the other, and the last one lies when the roll is over. */
export const APART_MS = 30

/** A small fixed scatter from two numbers, so that a roll looks the same in a replay. */
function scatter(die: number, throwNumber: number): number {
  const mixed = Math.imul(die * 31 + throwNumber * 17 + 7, 2654435761) >>> 0
  return mixed / 2 ** 32
}

export interface Tumble {
  cube: Keyframe[]
  hop: Keyframe[]
}

const DOWN = 'cubic-bezier(.5, 0, .9, .4)'
const UP = 'cubic-bezier(.1, .6, .5, 1)'

export function tumble(before: string, after: string, die: number, throwNumber: number): Tumble {
  const chance = scatter(die, throwNumber)
  const from = POSES[before] ?? (POSES['A'] as Pose)
  const to = POSES[after] ?? (POSES['A'] as Pose)
  const way = chance < 0.5 ? -1 : 1
  const turns = {
    x: to.x + 360 * (2 + Math.floor(chance * 2)),
    y: to.y + 360 * way * (1 + (Math.floor(chance * 4) % 2)),
  }
  const lean = (chance - 0.5) * 150
  return {
    cube: [
      { transform: pose(from.x, from.y, 0), easing: 'cubic-bezier(.2, .55, .35, 1)' },
      { transform: pose(turns.x * 0.82, turns.y * 0.82, lean), offset: 0.45, easing: 'cubic-bezier(.3, .7, .4, 1)' },
      { transform: pose(turns.x, turns.y, 0), offset: 0.86 },
      { transform: pose(turns.x, turns.y, 0) },
    ],
    hop: [
      { transform: 'translateY(0) scale(1)', easing: UP },
      { transform: 'translateY(-34%) scale(1.1)', offset: 0.3, easing: DOWN },
      { transform: 'translateY(4%) scale(1, .96)', offset: 0.62, easing: UP },
      { transform: 'translateY(-10%) scale(1.02)', offset: 0.76, easing: DOWN },
      { transform: 'translateY(3%) scale(1.02, .96)', offset: 0.9, easing: UP },
      { transform: 'translateY(0) scale(1)' },
    ],
  }
}

const pose = (x: number, y: number, z: number): string =>
  `rotateZ(${z.toFixed(1)}deg) rotateX(${x.toFixed(1)}deg) rotateY(${y.toFixed(1)}deg)`
