/** Emblems of cards: a sign on a grid of 24 in the frame of its pile, which is on a grid of 48. */

import { GLYPHS } from '../../art/glyphs.ts'
import { INK } from '../../art/palette.ts'

export const CURSE_GROUND = '#4b2187'
export const TREASURE_GROUND = '#7a4c12'

export const solid = (d: string, extra = ''): string =>
  `<path d="${d}" fill="currentColor" fill-rule="evenodd" ${extra}/>`
export const line = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
/** Drawn over a sign, with a rim in the background colour. */
export const over = (d: string, width: number, ground: string): string =>
  `<path d="${d}" fill="none" stroke="${ground}" stroke-width="${width + 2.6}" stroke-linecap="round" stroke-linejoin="round"/>${line(d, width)}`
export const shrunk = (glyph: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${glyph}</g>`

/** Curses have the outline of the purple mask. */
const curse = (sign: string): string =>
  `<path d="M24 1.5c13.5 0 21 6.5 21 19C45 33.5 35.5 46.5 24 46.5S3 33.5 3 20.5c0-12.5 7.5-19 21-19z" fill="${INK}"/><path d="M24 3.6c12.2 0 18.9 5.7 18.9 16.9 0 11.7-8.5 23.9-18.9 23.9S5.1 32.2 5.1 20.5C5.1 9.3 11.8 3.6 24 3.6z" fill="#b36bff"/>` +
  `<path d="M24 6.2c10.8 0 16.3 4.9 16.3 14.3 0 10.5-7.5 21.3-16.3 21.3S7.7 31 7.7 20.5C7.7 11.1 13.2 6.2 24 6.2z" fill="${CURSE_GROUND}"/><g transform="translate(11.4 9.4) scale(1.05)" color="#f3e6ff">${sign}</g>`

/** Treasures are octagons with a golden rim. */
const treasure = (sign: string): string =>
  `<path d="M15 1h18l14 14v18L33 47H15L1 33V15z" fill="${INK}"/><path d="M15.9 3.2h16.2l12.7 12.7v16.2L32.1 44.8H15.9L3.2 32.1V15.9z" fill="#ffc546"/>` +
  `<path d="M17.2 6.4h13.6l10.8 10.8v13.6L30.8 41.6H17.2L6.4 30.8V17.2z" fill="${TREASURE_GROUND}"/><g transform="translate(11.4 11.4) scale(1.05)" color="#fff1d0">${sign}</g>`

export const relic = (sign: string): string =>
  `<circle cx="24" cy="24" r="23" fill="${INK}"/><circle cx="24" cy="24" r="20.8" fill="#ffc546"/><circle cx="24" cy="24" r="17.6" fill="#5c150a"/><g transform="translate(12 11.5) scale(1)" color="#ffe27a">${sign}</g>`

const framed = (signs: Record<string, string>, frame: (sign: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(signs).map(([kind, sign]) => [kind, frame(sign)]))

export const curses = (signs: Record<string, string>): Record<string, string> => framed(signs, curse)
export const treasures = (signs: Record<string, string>): Record<string, string> => framed(signs, treasure)

export { GLYPHS }
