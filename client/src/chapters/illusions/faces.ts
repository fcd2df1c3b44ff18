/** The looks of illusions: pale stone with a dashed outline and dissolving walls. */

import { outline, seeded, turned } from '../../art/geometry.ts'
import type { Face } from '../../art/faces.ts'
import { around, circle } from '../../art/ornaments.ts'
import { polar } from '../../art/paving.ts'
import type { Paving, Stone } from '../../art/paving.ts'

const MIRAGE: Stone = { lit: '#d6d5ec', mid: '#9393bd', dark: '#53547c', wall: '#7576a3', low: '#26263f' }

/** A dashed line of light. */
const shimmer = (d: string, gap = 9): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="9"/><path d="${d}" fill="none" stroke="#f6f3ff" stroke-width="3.8" stroke-dasharray="4 ${gap}" stroke-linecap="round"/>`

/** Sparks where the stone dissolves. */
const sparks = (count: number, from: number, to: number, turn: number): string =>
  `<path d="${around(count, (a) => {
    const [x, y] = polar(from + (((a * 7 + turn) % 11) / 11) * (to - from), a + turn)
    return `M${x.toFixed(1)} ${(y - 5).toFixed(1)}l1.4 3.6 3.6 1.4-3.6 1.4-1.4 3.6-1.4-3.6-3.6-1.4 3.6-1.4z`
  })}" fill="#fff"/>`

/** The dissolving rim: holes along the outer edge, and the dashed line around it. */
function dissolving(id: string): string {
  const chance = seeded(`${id} fades`)
  let holes = ''
  for (let side = 0; side < 4; side++) {
    for (let at = 8; at < 196; at += 12) {
      if (at > 58 && at < 140) continue
      const [x, y] = turned([at + chance() * 6, chance() * 11], side)
      const r = 3 + chance() * 4.5
      holes += outline([
        [x, y - r],
        [x + r, y],
        [x, y + r],
        [x - r, y],
      ])
    }
  }
  return (
    `<path d="M0 0h200v200H0z" fill="#e9e5ff" fill-opacity=".09"/><path d="${holes}" fill="#0b0705" fill-opacity=".88"/>` +
    '<path d="M5 5h190v190H5z" fill="none" stroke="#8f86ff" stroke-opacity=".4" stroke-width="9"/><path d="M5 5h190v190H5z" fill="none" stroke="#f3f0ff" stroke-width="4" stroke-dasharray="15 10"/>'
  )
}

const LOZENGES = [38, 56, 76].map((r) => outline([polar(r, 0), polar(r, 90), polar(r, 180), polar(r, 270)])).join('')
const RIPPLES = [
  [72, 92],
  [128, 108],
]
  .map(([x, y]) => [16, 32, 48].map((r) => circle(r, x, y)).join(''))
  .join('')
const WHIRL = around(
  6,
  (a) =>
    `M${polar(34, a).map(Math.round).join(' ')}Q${polar(66, a + 4)
      .map(Math.round)
      .join(' ')} ${polar(78, a + 52)
      .map(Math.round)
      .join(' ')}`,
)

const FLOORS: Record<string, [Paving, string]> = {
  illusion_1: ['rings', shimmer([36, 54, 72].map((r) => circle(r)).join('')) + sparks(9, 44, 80, 12)],
  illusion_2: ['slabs', shimmer(LOZENGES) + sparks(8, 58, 82, 22)],
  illusion_3: ['courses', shimmer(RIPPLES) + sparks(7, 60, 84, 5)],
  illusion_4: ['flags', shimmer(WHIRL, 8) + sparks(11, 52, 84, 31)],
}

export const FACES: Record<string, Face> = Object.fromEntries(
  Object.entries(FLOORS).map(([id, [paving, floor]]) => [id, { stone: MIRAGE, paving, floor, over: dissolving(id) }]),
)
