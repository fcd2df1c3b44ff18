/** Quest chambers: olive stone, and floors that show what is asked there. */

import type { Face } from '../../art/faces.ts'
import { outline } from '../../art/geometry.ts'
import { around, carved, circle, petal, sunk } from '../../art/ornaments.ts'
import { polar } from '../../art/paving.ts'
import type { Stone } from '../../art/paving.ts'
import { GILT, inlaid } from '../shared/inlay.ts'

const OLIVE: Stone = { lit: '#d3d1a0', mid: '#949b68', dark: '#4c5536', wall: '#6f7a4c', low: '#1f2514' }
const MISTY: Stone = { lit: '#b5c4b4', mid: '#748a7d', dark: '#35463f', wall: '#56695f', low: '#141d1a' }

const candle = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="15" fill="#ffd98a" opacity=".3"/><circle cx="${x}" cy="${y}" r="6.5" fill="#f3e6c8" stroke="#1f2514" stroke-width="2"/><circle cx="${x}" cy="${y}" r="2.8" fill="#ff9a2e"/>`

const breath = (x: number, y: number): string =>
  `<path d="M${x} ${y}c14-12 30 6 44-4M${x + 6} ${y + 12}c12-8 24 5 34-3" fill="none" stroke="#e4fbff" stroke-width="3" stroke-linecap="round" opacity=".45"/>`

const leaf = (x: number, y: number, turn: number): string =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0-9c6 5 6 12 0 18-6-6-6-13 0-18z" fill="#7fae45" stroke="#24380f" stroke-width="1.8"/>`

/** Four hollows for four tiles, one for each corner. */
const HOLLOWS = (
  [
    [34, 62],
    [132, 62],
    [34, 126],
    [132, 126],
  ] as const
)
  .map(([x, y]) => `M${x} ${y}h34v30h-34z`)
  .join('')

/** Bricks instead of stairs. */
function bricks(): string {
  const rows = [161, 174, 187].flatMap((y, row) =>
    [0, 1, 2, 3].map((n) => {
      const x = 69 + n * 16 - (row & 1 ? 8 : 0)
      const left = Math.max(69, x)
      return `M${left} ${y}H${Math.min(131, x + 15)}v11.5H${left}z`
    }),
  )
  return (
    '<path d="M66 158h68v42H66z" fill="#1a130d"/>' +
    `<path d="${rows.join('')}" fill="#8d6a4a" stroke="#c09a6c" stroke-opacity=".6" stroke-width="1"/>`
  )
}

export const FACES: Record<string, Face> = {
  altar: {
    stone: OLIVE,
    paving: 'slabs',
    floor:
      inlaid('M44 66H156V148H44z', '#c7442c', 3.5) +
      carved('M34 56H166V158H34z', 3) +
      candle(38, 60) +
      candle(162, 60) +
      candle(38, 154) +
      candle(162, 154),
  },
  task: {
    stone: OLIVE,
    paving: 'courses',
    floor: sunk(HOLLOWS) + inlaid(HOLLOWS, GILT, 2.4),
  },
  ghost: {
    stone: MISTY,
    paving: 'rings',
    floor:
      '<circle cx="100" cy="100" r="70" fill="#0e2a2c" fill-opacity=".5"/>' +
      carved(circle(62) + circle(74), 3) +
      breath(28, 44) +
      breath(132, 150) +
      breath(126, 46) +
      breath(26, 150),
  },
  tree: {
    stone: OLIVE,
    paving: 'flags',
    floor:
      carved(
        around(7, (a) => {
          const bend = outline([polar(34, a), polar(54, a + 9), polar(70, a - 5), polar(84, a + 6)])
          return bend.slice(0, -1)
        }),
        6,
      ) +
      [
        [40, 66, 30],
        [160, 74, -40],
        [46, 152, 80],
        [156, 150, -100],
        [66, 40, 10],
        [140, 42, 60],
      ]
        .map(([x, y, turn]) => leaf(x!, y!, turn!))
        .join(''),
  },
  obelisk: {
    stone: OLIVE,
    paving: 'rings',
    floor:
      carved(
        around(12, (a) => petal(a, 42, 78, 5)),
        2.6,
      ) +
      inlaid(circle(40), GILT, 3) +
      '<path d="M100 112L176 168l-18 8z" fill="#10160a" fill-opacity=".45"/>',
    over: bricks(),
  },
}
