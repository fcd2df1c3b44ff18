/** The gear chamber: verdigris stone and a wheel that moves the floor. The mirage: pale sand with a false starting disc. */

import { bargain, disc, EDGE } from '../../art/features.ts'
import type { Face } from '../../art/faces.ts'
import { outline } from '../../art/geometry.ts'
import { put } from '../../art/icons.ts'
import type { GemState } from '../../art/marks.ts'
import { around, carved, circle } from '../../art/ornaments.ts'
import { polar } from '../../art/paving.ts'
import type { Stone } from '../../art/paving.ts'
import { COSTS } from '../../generated/chapters/labyrinth.ts'

const VERDIGRIS: Stone = { lit: '#b9c9b4', mid: '#7b9384', dark: '#3e5449', wall: '#5d7568', low: '#18231e' }
const SAND: Stone = { lit: '#f0dcb4', mid: '#c4a878', dark: '#75603f', wall: '#a28a62', low: '#2e2415' }

/** The outline of a toothed wheel around 0, 0. */
function wheel(teeth: number, inner: number, outer: number): string {
  const step = 360 / teeth
  const points = Array.from({ length: teeth }, (_, n) =>
    [
      [inner, 0],
      [outer, 0.14],
      [outer, 0.42],
      [inner, 0.56],
    ].map(([r, part]) => {
      const angle = ((n + part!) * step * Math.PI) / 180
      return `${(r! * Math.cos(angle)).toFixed(1)} ${(r! * Math.sin(angle)).toFixed(1)}`
    }),
  )
  return `M${points.flat().join('L')}z`
}

const BIG = wheel(10, 40, 53)
const SMALL = wheel(7, 15, 22)

/** Two wheels that mesh, and the price of turning them. */
export function gearwheel({ payable = [] }: GemState): string {
  const spokes = [0, 60, 120, 180, 240, 300]
    .map((angle) => `<path transform="rotate(${angle})" d="M-3.5-12h7L5-31H-5z"/>`)
    .join('')
  return (
    `<g transform="translate(46 -34) rotate(12)"><path d="${SMALL}" fill="#8f6a34" ${EDGE}/>${disc(6, '#2a1c0d', EDGE)}</g>` +
    `<g transform="translate(-6 -8)"><path d="${BIG}" fill="#d9a648" ${EDGE}/><path d="${BIG}" fill="#fff0c4" fill-opacity=".28" transform="translate(0 -2.5) scale(.97)"/>` +
    `${disc(36, '#7d5520', EDGE)}<g fill="#e9bd62">${spokes}</g>${disc(13, '#f4d488', EDGE)}${disc(5.5, '#3c2a12')}</g>` +
    `<g transform="translate(0 11)">${bargain(COSTS.gears, put('follow', 31, 11, 25, '#fff1d0'), payable.length > 0)}</g>`
  )
}

/** The starting disc as a mirage: two blurred copies over hot sand. */
export function mirage(): string {
  const disk = (dx: number, opacity: number): string => {
    const rays = [0, 45, 90, 135, 180, 225, 270, 315]
      .map(
        (angle) =>
          `<path transform="rotate(${angle})" d="M0-30 ${angle % 90 ? 4 : 7}-9 0-4-${angle % 90 ? 4 : 7}-9z"/>`,
      )
      .join('')
    return (
      `<g transform="translate(${dx} -10)" opacity="${opacity}">${disc(44, '#8a6f4a', 'fill-opacity=".55"')}${disc(40, '#f0cf8e', 'fill-opacity=".7"')}` +
      `<g fill="#a4814f">${rays}</g>${disc(8, '#fff4d8', 'stroke="#a4814f" stroke-width="3"')}</g>`
    )
  }
  const haze = [-34, -14, 8, 30]
    .map(
      (y, n) =>
        `<path d="M-58 ${y}c14-7 26 7 40 0s26 7 40 0 22 3 34 0" fill="none" stroke="${n % 2 ? '#9fe4ff' : '#fff6dc'}" stroke-width="4.5" stroke-linecap="round" opacity=".62"/>`,
    )
    .join('')
  return `${disk(-13, 0.5)}${disk(11, 0.85)}${haze}`
}

const teethInStone = around(18, (a) => outline([polar(66, a), polar(80, a + 4), polar(80, a + 10), polar(66, a + 14)]))
const dunes = [46, 78, 118, 150, 176]
  .map((y, n) => `M${22 + (n % 2) * 10} ${y}c24-12 46 10 70 0s48 8 ${74 - (n % 2) * 10} 0`)
  .join('')

export const FACES: Record<string, Face> = {
  gear_chamber: {
    stone: VERDIGRIS,
    paving: 'slabs',
    floor: carved(circle(62), 3) + carved(teethInStone, 2.6),
  },
  mirage: {
    stone: SAND,
    paving: 'flags',
    floor: `<path d="${dunes}" fill="none" stroke="#fff6dc" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><path d="${dunes}" fill="none" stroke="#75603f" stroke-opacity=".5" stroke-width="2.4" transform="translate(0 5)"/>`,
  },
}
