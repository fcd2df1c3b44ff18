/** The calendar chamber, and the tiles that lie on gem chambers. */

import { bargain, disc, EDGE } from '../../art/features.ts'
import type { Face, Spot } from '../../art/faces.ts'
import { outline } from '../../art/geometry.ts'
import type { GemState } from '../../art/marks.ts'
import { around, carved, circle } from '../../art/ornaments.ts'
import { INK } from '../../art/palette.ts'
import { polar } from '../../art/paving.ts'
import type { Stone } from '../../art/paving.ts'
import { COSTS } from '../../generated/chapters/calendar.ts'
import type { Token } from '../chapter.ts'
import { GILT, inlaid } from '../shared/inlay.ts'
import { NAMES, type SignName, SIGNS } from './signs.ts'

const MOSS: Stone = { lit: '#c9cfa0', mid: '#87996a', dark: '#46573a', wall: '#667a4d', low: '#1c2615' }

const sign = (name: SignName, x: number, y: number, size: number, colour: string): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})" color="${colour}">${SIGNS[name]}</g>`

/** Two tiles that change places. */
const swapped =
  sign('sun', 30, 18, 17, '#ffdf8f') +
  sign('moon', 55, 29, 16, '#dfe9ff') +
  '<path d="M42 13c8-3 14 0 16 6m2-5-2 6-6-2M44 34c-8 3-14 0-16-6m-2 5 2-6 6 2" fill="none" stroke="#fff6e0" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>'

/** A wheel of days: three signs around a stone face, and a notch for every space of the track. */
export function wheel({ payable = [] }: GemState): string {
  const notches = Array.from(
    { length: 18 },
    (_, n) => `<path transform="rotate(${n * 20})" d="M-1.6-50h3.2v7h-3.2z" fill="#4a3a17"/>`,
  ).join('')
  const days = NAMES.map((name, n) => {
    const turn = ((n * 120 - 60) * Math.PI) / 180
    return sign(name, 30 * Math.sin(turn), -30 * Math.cos(turn), 22, '#4a2f0a')
  }).join('')
  return (
    `<g transform="translate(0 -10)">${disc(55, '#2c3a1f', EDGE)}${disc(51, '#d9b45a')}${notches}${disc(43, '#8a6a2c', EDGE)}${disc(40, '#e9cf86')}` +
    `${days}${disc(13, '#6f8a4a', EDGE)}${disc(8.5, '#c9d79a')}<path d="M-4-2h1.5M3-2h1.5M-4 4c2.6 2 5.4 2 8 0" stroke="#26331a" stroke-width="2.2" fill="none" stroke-linecap="round"/></g>` +
    `<g transform="translate(0 9)">${bargain(COSTS.swap, swapped, payable.length > 0)}</g>`
  )
}

export const FACES: Record<string, Face> = {
  calendar: {
    stone: MOSS,
    paving: 'rings',
    floor:
      carved([64, 80].map((r) => circle(r)).join(''), 3) +
      inlaid(
        around(9, (a) => outline([polar(66, a), polar(78, a)]).slice(0, -1)),
        GILT,
        3,
      ),
  },
}

const GROUNDS: Record<SignName, { ground: string; ink: string }> = {
  sun: { ground: '#ffd36b', ink: '#5a3300' },
  moon: { ground: '#dfe6f5', ink: '#22305c' },
  gear: { ground: '#e0b48c', ink: '#4a2410' },
}

/** A round tile of about 48. */
export function dayTile(name: SignName): string {
  const { ground, ink } = GROUNDS[name]
  return (
    `<circle cx="1" cy="3" r="24" fill="#000" opacity=".5"/><circle r="25" fill="${INK}"/><circle r="22.5" fill="${ground}"/>` +
    `<circle r="19.5" fill="none" stroke="${ink}" stroke-width="1.3" stroke-dasharray="2 3" opacity=".55"/>${sign(name, 0, 0, 30, ink)}`
  )
}

/** In the corner of the chamber where nothing else lies, or beside the feet of the adventurers in its half. */
export const spotOf = (feet: Spot | undefined): Spot => (feet ? [feet[0] + 22, feet[1] - 12] : [172, 172])

export const TOKENS: Record<string, Token> = Object.fromEntries(
  NAMES.map((name) => [`calendar_${name}`, { draw: () => dayTile(name), spot: (_, feet) => spotOf(feet) }]),
)

export const EMBLEMS: Record<string, string> = Object.fromEntries(
  NAMES.map((name) => [`calendar_${name}`, `<g transform="translate(24 24) scale(.92)">${dayTile(name)}</g>`]),
)
