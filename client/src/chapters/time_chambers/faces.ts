/** Time chambers: stone with sand in its joints, green for a prohibition and blue for a time limit; lava on basalt. */

import type { Face } from '../../art/faces.ts'
import { outline } from '../../art/geometry.ts'
import { around, carved, circle, petal, sunk } from '../../art/ornaments.ts'
import { polar } from '../../art/paving.ts'
import type { Stone } from '../../art/paving.ts'
import { inlaid, set } from '../shared/inlay.ts'

const VERDIGRIS: Stone = { lit: '#c3d0a6', mid: '#86986e', dark: '#435236', wall: '#647852', low: '#182013' }
const SLATE: Stone = { lit: '#b2c4d4', mid: '#74899c', dark: '#394a5c', wall: '#566b80', low: '#131b25' }
const BASALT: Stone = { lit: '#a08a80', mid: '#645049', dark: '#302421', wall: '#4d3b36', low: '#150c0a' }

const GREEN = '#4cc36a'
const BLUE = '#3b8bf0'

/** The outline of a sand glass that fills the floor. */
const GLASS = 'M48 34H152C152 74 112 84 106 100 112 116 152 126 152 166H48C48 126 88 116 94 100 88 84 48 74 48 34z'

/** Sand that has run out of the joints, heaped in a corner. */
const heap = (x: number, y: number, colour: string): string =>
  `<path d="M${x - 22} ${y}c6-4 12-13 22-15 11 1 17 10 23 15-12 4-33 4-45 0z" fill="${colour}" opacity=".75"/><path d="M${x - 10} ${y - 6}l10-8 9 8" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>`

const ticks = (count: number, r: number): string =>
  around(count, (a) => outline([polar(r, a), polar(r + 9, a)]).slice(0, -1))

/** The same warning carved in four ways, so that no two chambers look alike. */
const forbidding = (carving: string, x: number, y: number): Face => ({
  stone: VERDIGRIS,
  paving: 'slabs',
  floor: inlaid(GLASS, GREEN, 3) + carving + heap(x, y, GREEN),
})

/** A stream of lava in the cracks. */
const lava = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#1a0805" stroke-width="17" stroke-linejoin="round" stroke-linecap="round"/>` +
  `<path d="${d}" fill="none" stroke="#c9330d" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"/>` +
  `<path d="${d}" fill="none" stroke="#ff8a1f" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>` +
  `<path d="${d}" fill="none" stroke="#ffe08a" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"/>`

const flame = (x: number, y: number): string =>
  `<path d="M${x} ${y - 15}c8 8 9 19 0 21s-9-12 0-21z" fill="#ff8a2a" stroke="#3a1205" stroke-width="2"/><path d="M${x} ${y - 5}c4 4 4 9 0 10s-4-6 0-10z" fill="#ffe08a"/>`

export const FACES: Record<string, Face> = {
  prohibition_a: forbidding(carved(ticks(12, 78), 3), 44, 168),
  prohibition_b: forbidding(carved(circle(84) + circle(72), 2.6), 158, 166),
  prohibition_c: forbidding(
    carved(
      around(4, (a) => petal(a + 45, 58, 92, 7)),
      2.6,
    ),
    46,
    60,
  ),
  prohibition_d: forbidding(carved('M30 30H170V170H30zM38 38H162V162H38z', 2.6), 156, 64),
  lava_dice: {
    stone: BASALT,
    paving: 'flags',
    floor: lava('M24 150 58 138 72 158 104 148 128 166 150 146 178 156') + lava('M30 66 54 76 62 58'),
  },
  lava_gems: {
    stone: BASALT,
    paving: 'flags',
    floor: lava('M22 148 52 160 84 146 110 162 142 148 176 160') + set('M36 62l10-9 10 9-10 13z', '#5ff3dc'),
  },
  torch_chamber: {
    stone: SLATE,
    paving: 'rings',
    floor:
      carved(circle(82) + circle(70), 3) +
      Array.from({ length: 7 }, (_, n) => {
        const [x, y] = polar(76, (n * 360) / 7)
        return flame(x, y)
      }).join('') +
      inlaid(circle(54), BLUE, 2.6),
  },
  sacrifice_chamber: {
    stone: SLATE,
    paving: 'courses',
    floor:
      sunk(around(6, (a) => petal(a, 44, 86, 12))) +
      inlaid(circle(88), BLUE, 2.6) +
      '<path d="M96 128c-2 12 8 20 4 34M110 126c4 8-2 14 4 22M86 126c0 8-6 10-4 18" fill="none" stroke="#7c1a10" stroke-width="5" stroke-linecap="round" opacity=".75"/>',
  },
}
