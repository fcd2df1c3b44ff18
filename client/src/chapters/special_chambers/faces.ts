/** Linked, double and treasure chambers: grey-green stone, gilded for the chalice. */

import { outline } from '../../art/geometry.ts'
import type { Face, Spot } from '../../art/faces.ts'
import { around, carved, circle, petal } from '../../art/ornaments.ts'
import { polar } from '../../art/paving.ts'
import type { Stone } from '../../art/paving.ts'
import { double } from './halves.ts'
import { GILT, coins, inlaid, set } from '../shared/inlay.ts'

const MOSSGREY: Stone = { lit: '#c3bfa2', mid: '#878a6c', dark: '#474c3c', wall: '#666c54', low: '#20241a' }
const RICH: Stone = { lit: '#e2cf96', mid: '#9c8f55', dark: '#524d2c', wall: '#7a7048', low: '#242113' }

/** As many linked rings as the chamber's number says. */
const RINGS: Record<string, readonly Spot[]> = {
  linked_1: [[100, 100]],
  linked_2: [
    [76, 100],
    [124, 100],
  ],
  linked_3: [
    [100, 76],
    [76, 118],
    [124, 118],
  ],
}

function linked(id: string): Face {
  const rings = RINGS[id]!.map(([x, y]) => circle(RINGS[id]!.length === 1 ? 66 : 46, x, y)).join('')
  return {
    stone: MOSSGREY,
    paving: 'flags',
    floor: carved(rings, 13) + `<path d="${rings}" fill="none" stroke="#e3d6ac" stroke-opacity=".5" stroke-width="5"/>`,
  }
}

export const FACES: Record<string, Face> = {
  ...Object.fromEntries(Object.keys(RINGS).map((id) => [id, linked(id)])),
  double_torch_chamber: double('double_torch_chamber', MOSSGREY, '#d2492c'),
  double_key_chamber: double('double_key_chamber', MOSSGREY, '#4f86f0'),
  treasure_chamber: {
    stone: RICH,
    paving: 'rings',
    floor:
      inlaid(
        around(16, (a) => outline([polar(58, a), polar(74, a)]).slice(0, -1)),
        GILT,
        4,
      ) +
      set(
        around(4, (a) => petal(a + 45, 60, 84, 8)),
        GILT,
      ) +
      coins(28, 34) +
      coins(150, 160) +
      coins(30, 158),
  },
}
