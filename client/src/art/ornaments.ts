/** What is carved into the floors, and the remains in the corners: one face for each kind of chamber. */

import { outline } from './geometry.ts'
import type { Point } from './geometry.ts'
import { polar } from './paving.ts'

/** A groove: its shadow, and the light on its far edge. */
export function carved(d: string, width = 5): string {
  return (
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="#ffeec8" stroke-opacity=".3" stroke-width="${width}" transform="translate(0 1.4)"/>` +
    `<path d="${d}" stroke="#241404" stroke-opacity=".42" stroke-width="${width}"/></g>`
  )
}

/** An area cut out of the stone. */
export function sunk(d: string): string {
  return `<path d="${d}" fill="#ffeec8" fill-opacity=".26" transform="translate(0 1.6)"/><path d="${d}" fill="#241404" fill-opacity=".38"/>`
}

export const circle = (r: number, x = 100, y = 100): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
export const around = (count: number, shape: (degrees: number) => string): string =>
  Array.from({ length: count }, (_, n) => shape((n * 360) / count)).join('')
export const petal = (degrees: number, from: number, to: number, spread: number): string =>
  outline([
    polar(from, degrees),
    polar((from + to) / 2, degrees - spread),
    polar(to, degrees),
    polar((from + to) / 2, degrees + spread),
  ])
const square = (inset: number): string => `M${inset} ${inset}H${200 - inset}V${200 - inset}H${inset}z`

/** A border of little tiles, in the colour of what the chamber asks for. */
function mosaic(colour: string, stone: (x: number, y: number) => string): string {
  let path = ''
  for (let n = 0; n < 10; n++) {
    for (const [x, y] of [
      [41 + n * 13, 36],
      [41 + n * 13, 164],
      [36, 41 + n * 13],
      [164, 41 + n * 13],
    ] as const)
      path += stone(x, y)
  }
  return (
    carved(`${square(29)}${square(43)}`, 1.6) +
    `<path d="${path}" fill="${colour}" fill-opacity=".62" stroke="#241404" stroke-opacity=".5" stroke-width="1"/>`
  )
}

const diamond = (x: number, y: number): string => `M${x} ${y - 5}l4 5-4 5-4-5z`
const flame = (x: number, y: number): string => `M${x} ${y - 6}c4 4 4 10 0 10.5s-4-6 0-10.5z`

/** A maze of three walls, each with a gap in another place. */
const MAZE = 'M92 56H56v88h88V56h-32M108 72h20v56H72V72h18M100 112H88V88h24v8'
const MEANDER = [0, 1, 2, 3]
  .map((side) => {
    const key = (x: number): Point[] => [
      [x, 34],
      [x, 46],
      [x + 16, 46],
      [x + 16, 38],
      [x + 7, 38],
    ]
    return [46, 70, 94, 118].map((x) => outline(key(x), side).slice(0, -1)).join('')
  })
  .join('')

export const ORNAMENTS: Record<string, string> = {
  gem_key_3: mosaic('#4f86f0', diamond),
  gem_torch_3: mosaic('#d2492c', flame),
  basic_01:
    carved(
      around(16, (a) => outline([polar(56, a), polar(72, a)])),
      5,
    ) + carved(circle(50), 2),
  basic_02: carved(
    around(12, (a) => circle(9, ...polar(64, a))),
    3,
  ),
  basic_03:
    carved(outline(Array.from({ length: 8 }, (_, n) => polar(72, n * 45 + 22.5))), 4) +
    carved(outline(Array.from({ length: 8 }, (_, n) => polar(60, n * 45 + 22.5))), 2),
  basic_04: carved(MEANDER, 3),
  basic_05: [0, 1, 2, 3]
    .map((n) =>
      carved(
        [24, 40, 56]
          .map((r) =>
            outline(
              [
                [30, 30 + r],
                [30 + r * 0.38, 30 + r * 0.92],
                [30 + r * 0.72, 30 + r * 0.72],
                [30 + r * 0.92, 30 + r * 0.38],
                [30 + r, 30],
              ],
              n,
            ).slice(0, -1),
          )
          .join(''),
        3,
      ),
    )
    .join(''),
  basic_06: sunk(around(12, (a) => petal(a, 50, 76, 7))),
  basic_07:
    carved(circle(52), 4) +
    sunk(around(6, (a) => petal(a, 8, 44, 16))) +
    carved(
      around(6, (a) => circle(4, ...polar(38, a + 30))),
      3,
    ),
  basic_08: carved('M100 100a8 8 0 0 1 16 0 18 18 0 0 1-36 0 29 29 0 0 1 58 0 40 40 0 0 1-80 0 50 50 0 0 1 60-49', 6),
  basic_09: carved(MAZE, 5),
  basic_10: carved([0, 1, 2, 3].map((n) => `M46 ${68 + n * 22}q9-14 18 0t18 0 18 0 18 0 18 0 18 0`).join(''), 5),
  basic_11: sunk(
    'M100 58c5 0 8 4 8 9l-3 9c16-2 34-10 47-25-2 22-13 40-30 49l14 8-24 2-6 34-6-12-6 12-6-34-24-2 14-8c-17-9-28-27-30-49 13 15 31 23 47 25l-3-9c0-5 3-9 8-9z',
  ),
  basic_12:
    carved(`${circle(50)}${circle(34)}M100 50v100M50 100h100`, 5) + sunk(around(4, (a) => petal(a + 45, 12, 32, 18))),
  basic_13:
    carved(
      'M100 150V92M100 120c-18-4-30-14-34-30M100 112c20-4 32-14 36-32M100 96c-10-6-16-16-16-30M100 92c10-8 15-18 14-32',
      6,
    ) +
    sunk(
      [
        [66, 84],
        [137, 76],
        [83, 60],
        [115, 54],
        [60, 104],
        [142, 102],
      ]
        .map(([x, y]) => circle(8, x, y))
        .join(''),
    ),
}

const moss = (x: number, y: number): string =>
  `<path d="M${x} ${y}c8-9 20-6 24 2 8-3 14 5 8 11 4 8-6 13-13 8-7 6-19 3-19-5-9-2-8-12 0-16z" fill="#5c7a36" opacity=".55"/><path d="M${x + 6} ${y + 2}c4-4 9-3 11 1M${x + 19} ${y + 7}c3-1 5 1 4 4" stroke="#9cbf63" stroke-width="2" fill="none" opacity=".6" stroke-linecap="round"/>`
const puddle = (x: number, y: number): string =>
  `<path d="M${x} ${y}c10-8 28-6 34 1s-2 13-14 14-26-6-20-15z" fill="#274a56" opacity=".6"/><path d="M${x + 8} ${y + 2}c6-3 12-3 16-1" stroke="#bfe9ee" stroke-width="1.8" fill="none" opacity=".6" stroke-linecap="round"/>`
const bones = (x: number, y: number): string =>
  `<g stroke="#e9dcc0" stroke-width="3.2" stroke-linecap="round" opacity=".75"><path d="M${x} ${y}l20 9M${x + 4} ${y + 13}l13-12"/></g>`
const roots = (x: number, y: number): string =>
  `<path d="M${x} ${y}c8 4 6 12 14 14s6 10 16 9m-16-9c8-1 10-8 18-7" stroke="#4a3a1e" stroke-width="3.5" fill="none" opacity=".75" stroke-linecap="round"/>`
const sand = (x: number, y: number): string =>
  `<path d="M${x} ${y}c6-12 22-14 34-4s10 16 0 18-40 0-34-14z" fill="#f0d594" opacity=".42"/><path d="M${x + 8} ${y + 1}c6-5 12-5 18-1" stroke="#fff2cf" stroke-width="1.5" fill="none" opacity=".5"/>`
const web = (x: number, y: number): string =>
  `<path d="M${x} ${y}l30 12M${x} ${y}l22 22M${x} ${y}l12 30M${x + 16} ${y + 6}q0 8-9 10M${x + 25} ${y + 10}q-2 12-15 15" stroke="#fff6e0" stroke-width="1.2" fill="none" opacity=".4"/>`

/** Remains that lie in the corners, away from the passages, where they could be mistaken for something that matters. */
export const REMAINS: Record<string, string> = {
  exit: moss(26, 30) + moss(146, 140),
  gem_key_3: '',
  gem_torch_3: '',
  basic_01: sand(144, 150),
  basic_02: web(24, 24) + bones(146, 36),
  basic_03: roots(28, 148),
  basic_04: moss(148, 146),
  basic_05: puddle(140, 34),
  basic_06: sand(28, 150) + sand(146, 36),
  basic_07: moss(30, 146) + moss(146, 32),
  basic_08: puddle(30, 150),
  basic_09: web(24, 24) + moss(148, 150),
  basic_10: roots(144, 148) + puddle(30, 34),
  basic_11: bones(34, 152),
  basic_12: roots(28, 30) + moss(148, 148),
  basic_13: sand(146, 34) + bones(150, 156),
}
