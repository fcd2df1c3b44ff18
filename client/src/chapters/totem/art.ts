/** The Totem: a carved pole with two wings, between moss and roots. */

import { EDGE } from '../../art/features.ts'
import type { Face } from '../../art/faces.ts'
import { put } from '../../art/icons.ts'
import type { GemState } from '../../art/marks.ts'
import { around, carved, circle } from '../../art/ornaments.ts'
import { polar } from '../../art/paving.ts'
import { INK } from '../../art/palette.ts'
import { COSTS } from '../../generated/chapters/totem.ts'

/** The reward: this many dice for this many gems. */
function promise(dice: number, gems: number, x: number): string {
  const width = 26 + 16 * gems
  const lit = Array.from({ length: gems }, (_, n) => put('gem-unlit', x + 21 + 15 * n, 31, 16, '#fff1d0')).join('')
  return (
    `<rect x="${x}" y="27" width="${width}" height="24" rx="7" fill="${INK}"/>` +
    `<text x="${x + 12}" y="45" text-anchor="middle" font-family="Grenze, Georgia, serif" font-weight="800" font-size="18" fill="#fff1d0">${dice}</text>${lit}`
  )
}

export function totem({ taken = 0, used = false }: GemState): string {
  const pole =
    `<path d="M-30 30h60l5 12h-70z" fill="#5b3f22" ${EDGE}/><path d="M-22 30V-54c0-8 44-8 44 0v84z" fill="#8a6136" ${EDGE}/>` +
    `<path d="M-22-8C-40-4-54-12-60-28c14 3 26-2 38-8zM22-8C40-4 54-12 60-28c-14 3-26-2-38-8z" fill="#a97b45" ${EDGE}/>` +
    '<path d="M-22-10h44M-22 12h44" stroke="#3d2814" stroke-width="3"/>' +
    put('golden-mask', -17, -48, 34, '#ffd672') +
    put('black-mask', -11, -10, 22, '#1c120a')
  const gems = [-17, 17]
    .slice(0, Math.max(1, taken))
    .map(
      (x) =>
        `<g transform="translate(${taken < 2 ? 0 : x} 36)"><circle r="30" fill="url(#td-halo)"/>${put('gem-lit', -14, -14, 28)}</g>`,
    )
    .join('')
  if (taken) return pole + gems
  if (used) return `<g opacity=".7">${pole}</g>`
  return pole + promise(COSTS.low, COSTS.low_gems, -54) + promise(COSTS.high, COSTS.high_gems, -3)
}

const leaves = around(9, (a) => {
  const [x, y] = polar(74, a)
  return `M${x.toFixed(1)} ${(y - 8).toFixed(1)}c8 3 8 12 0 16c-8-4-8-13 0-16z`
})

export const FACES: Record<string, Face> = {
  totem: {
    stone: { lit: '#bcc48f', mid: '#7f8a55', dark: '#434c2b', wall: '#667041', low: '#1d2412' },
    paving: 'rings',
    floor:
      carved(circle(60) + circle(70), 2.4) +
      `<path d="${leaves}" fill="#5d8a3f" fill-opacity=".75" stroke="#22330f" stroke-opacity=".7" stroke-width="1.4"/>`,
  },
}
