/** The Fountain: water in two basins, and ripples in the stone around it. */

import { bargain, EDGE } from '../../art/features.ts'
import type { Face } from '../../art/faces.ts'
import { put } from '../../art/icons.ts'
import type { GemState } from '../../art/marks.ts'
import { around, carved, circle } from '../../art/ornaments.ts'
import { polar } from '../../art/paving.ts'
import { COSTS } from '../../generated/chapters/fountain.ts'

/** Water that gives back what the temple took. */
export function fountain({ payable = [] }: GemState): string {
  const basin = (y: number, rx: number, ry: number, deep: number): string =>
    `<path d="M-${rx} ${y}a${rx} ${ry} 0 0 0 ${2 * rx} 0l-${deep * 0.5} ${deep}a${rx - deep * 0.5} ${ry} 0 0 1-${2 * rx - deep} 0z" fill="#8d957a" ${EDGE}/>` +
    `<ellipse cy="${y}" rx="${rx}" ry="${ry}" fill="#d5d8ba" ${EDGE}/><ellipse cy="${y}" rx="${rx - 5}" ry="${ry - 3.5}" fill="#1d8fa8" stroke="#0f4450" stroke-width="2"/>` +
    `<ellipse cy="${y + ry * 0.12}" rx="${rx * 0.62}" ry="${ry * 0.5}" fill="none" stroke="#9beaf5" stroke-width="2.4" opacity=".85"/>`
  const fall = [-1, 1]
    .map(
      (side) =>
        `<path d="M${side * 24}-26C${side * 34}-22 ${side * 34}-6 ${side * 33} 4" fill="none" stroke="#c9f7ff" stroke-width="6" stroke-linecap="round"/>`,
    )
    .join('')
  const jet =
    '<path d="M0-28C-1-46-12-50-15-36M0-28C1-46 12-50 15-36M0-28V-48" fill="none" stroke="#e9fdff" stroke-width="4.6" stroke-linecap="round"/>'
  return (
    `${basin(6, 52, 24, 18)}<path d="M-7-24H7l4 30h-22z" fill="#d5d8ba" ${EDGE}/>${basin(-28, 28, 10, 8)}${fall}${jet}` +
    `<g transform="translate(0 7)">${bargain(COSTS.regain, put('roll', 32, 11, 24, '#fff1d0'), payable.length > 0)}</g>`
  )
}

const ripples = [58, 68, 78].map((r) => circle(r)).join('')
const drops = around(10, (a) => {
  const [x, y] = polar(73, a)
  return `M${x.toFixed(1)} ${(y - 7).toFixed(1)}c5 6 5 11 0 12s-5-6 0-12z`
})

export const FACES: Record<string, Face> = {
  fountain: {
    stone: { lit: '#c6cdb4', mid: '#84967f', dark: '#43544a', wall: '#647765', low: '#1b2620' },
    paving: 'rings',
    floor:
      carved(ripples, 2.4) +
      `<path d="${drops}" fill="#7fe0ee" fill-opacity=".7" stroke="#123c44" stroke-opacity=".6" stroke-width="1.4"/>` +
      '<path d="M34 40c12-8 26-4 28 4s-10 12-20 8-16-6-8-12zM150 150c12-6 24 0 22 8s-16 10-24 4-8-8 2-12z" fill="#1f6a78" fill-opacity=".55"/>',
  },
}
