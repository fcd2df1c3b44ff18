/** The emblems of the cards: a sign on ivory; a star beside it means that the card always works. */

import { INK } from '../../art/palette.ts'
import { GLYPHS, line, shrunk, solid } from '../shared/frames.ts'

const SIGNS = {
  // A compass.
  discoverer:
    line('M12 2.2a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.6z', 2.4) + solid('M17.6 6.4l-3.4 7.8-7.8 3.4 3.4-7.8z'),
  doc: solid('M8.4 2h7.2v6.4H22v7.2h-6.4V22H8.4v-6.4H2V8.4h6.4z'),
  // An eye with rays.
  mentalist:
    solid(
      'M12 7.5c5 0 8.6 3.2 10.4 6-1.8 2.8-5.4 6-10.4 6s-8.6-3.2-10.4-6c1.8-2.8 5.4-6 10.4-6zm0 2.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8z',
    ) + line('M12 1.8v2.6M5 3.8l1.4 2.2M19 3.8l-1.4 2.2', 2.2),
  mechanic: GLYPHS.settings,
  // A sun on a staff.
  priest:
    line('M12 12v10.4', 3) +
    solid('M12 4.5a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6z') +
    line('M12 .9v1.2M5.8 3.2l1 1M18.2 3.2l-1 1M3.3 8.8h1.4M20.7 8.8h-1.4', 2),
  // A dumb-bell.
  muscleman:
    line('M6.5 12h11', 3) + solid('M1 9.2h2.6v5.6H1zM4.4 6h3.8v12H4.4zM15.8 6h3.8v12h-3.8zM20.4 9.2H23v5.6h-2.6z'),
} as const

const STAR = 'M39.5 2.5l2.1 4.5 4.9.6-3.6 3.3.9 4.9-4.3-2.4-4.3 2.4.9-4.9-3.6-3.3 4.9-.6z'

const card = (sign: string): string =>
  `<rect x="1" y="1" width="46" height="46" rx="10" fill="${INK}"/><rect x="3" y="3" width="42" height="42" rx="8.5" fill="#f3e3bb"/><g color="#7a4a12">${shrunk(sign, 8.4, 8.4, 1.3)}</g>`
const star = `<path d="${STAR}" fill="#c9781a" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>`

/** Icons that lie in a chamber, for adventurers who light gems there. */
const lent = (glyph: string, ground: string): string =>
  `<circle cx="24" cy="24" r="23" fill="${INK}"/><circle cx="24" cy="24" r="20.5" fill="#ffdf8f"/><circle cx="24" cy="24" r="17" fill="${ground}"/><g color="#fff6e0">${shrunk(glyph, 13, 15, 0.95)}</g><path d="M24 6.5v6M21 9.5h6" stroke="#fff6e0" stroke-width="2.6" stroke-linecap="round"/>`

/** Both cards of each character, for chapters that add more of them. */
export const roleCards = (signs: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(signs).flatMap(([who, sign]) => [
      [`${who}_permanent`, card(sign) + star],
      [`${who}_activatable`, card(sign)],
    ]),
  )

export const EMBLEMS: Record<string, string> = {
  ...roleCards(SIGNS),
  priest_torches: lent(GLYPHS.torch, '#a8321c'),
  priest_keys: lent(GLYPHS.key, '#2757be'),
}
