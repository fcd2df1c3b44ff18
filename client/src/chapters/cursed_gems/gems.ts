/** The looks of the cursed gems: three features, of which any two identify a gem. */

import { INK } from '../../art/palette.ts'

/** The values of each feature; the numbers in a hint are indexes here. */
export const VALUES = [
  ['red', 'green', 'blue'],
  ['round', 'pointed'],
  ['eye', 'sun', 'serpent'],
] as const
export const FEATURES = ['tint', 'outline', 'mark'] as const

type Looks = readonly [(typeof VALUES)[0][number], (typeof VALUES)[1][number], (typeof VALUES)[2][number]]

export const LOOKS: Record<string, Looks> = {
  ruby_eye: ['red', 'round', 'eye'],
  ruby_sun: ['red', 'pointed', 'sun'],
  jade_sun: ['green', 'round', 'sun'],
  jade_serpent: ['green', 'pointed', 'serpent'],
  azure_serpent: ['blue', 'round', 'serpent'],
  azure_eye: ['blue', 'pointed', 'eye'],
}

const POSITION = '_position'
export const positionOf = (gem: string): string => `${gem}${POSITION}`
export const isPosition = (kind: string): boolean => kind.endsWith(POSITION)
/** Of a gem, or of the position token with the same looks. */
export const looksOf = (kind: string): Looks | undefined => LOOKS[kind.replace(POSITION, '')]

/** Colours: lit, body, shaded. */
const TINTS: Record<Looks[0], readonly [string, string, string]> = {
  red: ['#ff9a86', '#d3301f', '#6d120b'],
  green: ['#a6f0a2', '#2b9a4a', '#0d4622'],
  blue: ['#a9d4ff', '#2c67d4', '#10296c'],
}

/** On a grid of 48. */
const OUTLINES: Record<Looks[1], string> = {
  round: 'M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40z',
  pointed: 'M24 1 45 24 24 47 3 24z',
}
const FACETS: Record<Looks[1], string> = {
  round: 'M24 4l8 9h8M24 4l-8 9H8M40 13v22l-8 0M8 13v22h8M16 35l8 9 8-9',
  pointed: 'M24 1v9M3 24h9M45 24h-9M24 47v-9M24 10l14 14-14 14-14-14z',
}

const ink = `stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"`
const MARKS: Record<Looks[2], string> = {
  eye: `<path d="M10 24c8-11 20-11 28 0-8 11-20 11-28 0z" fill="#fff6e0" ${ink}/><circle cx="24" cy="24" r="5.6" fill="${INK}"/><circle cx="22" cy="22" r="1.7" fill="#fff6e0"/>`,
  sun:
    Array.from(
      { length: 8 },
      (_, n) => `<path transform="rotate(${n * 45} 24 24)" d="M21.4 14.4 24 8.600l2.6 5.800z" fill="#fff6e0" ${ink}/>`,
    ).join('') + `<circle cx="24" cy="24" r="7.6" fill="#fff6e0" ${ink}/>`,
  serpent:
    `<path d="M13 31c5 5 10 3 11-2s-6-6-5-11 9-5 13 0" fill="none" stroke="${INK}" stroke-width="8" stroke-linecap="round"/>` +
    '<path d="M13 31c5 5 10 3 11-2s-6-6-5-11 9-5 13 0" fill="none" stroke="#fff6e0" stroke-width="5" stroke-linecap="round"/>' +
    `<circle cx="33" cy="18.5" r="4.6" fill="#fff6e0" ${ink}/><circle cx="34.2" cy="17.4" r="1.3" fill="${INK}"/>`,
}

/** The gem on a grid of 48. */
export function gem(kind: string): string {
  const [tint, outline, mark] = looksOf(kind) ?? ['red', 'round', 'eye']
  const [lit, body, shade] = TINTS[tint]
  return (
    `<path d="${OUTLINES[outline]}" fill="${INK}" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><path d="${OUTLINES[outline]}" fill="${body}"/>` +
    `<path d="${FACETS[outline]}" fill="none" stroke="${lit}" stroke-opacity=".75" stroke-width="1.6" stroke-linejoin="round"/><path d="${OUTLINES[outline]}" fill="none" stroke="${shade}" stroke-width="2.4"/>${MARKS[mark]}`
  )
}

const slab = (ground: string, rim: string): string =>
  `<rect x="-27" y="-24" width="56" height="56" rx="11" fill="#000" opacity=".5"/><rect x="-29" y="-29" width="58" height="58" rx="12" fill="${INK}"/><rect x="-26.5" y="-26.5" width="53" height="53" rx="10" fill="${rim}"/><rect x="-22.5" y="-22.5" width="45" height="45" rx="8" fill="${ground}"/>`

/** A position token on the board, face up for the player who looks at it, and from behind. About 52 wide. */
export const tokenFront = (kind: string): string =>
  `${slab('#2a1b33', '#d9c2ff')}<g transform="translate(-19.2 -19.2) scale(.8)">${gem(kind)}</g>`
export const tokenBack = (): string =>
  `${slab('#3b2447', '#a98bbd')}<path d="M0-16 15-4 0 17-15-4z" fill="none" stroke="#e9ccff" stroke-width="3" stroke-linejoin="round" stroke-dasharray="5 3"/><path d="M-15-4h30M0-16-5-4 0 17 5-4z" fill="none" stroke="#e9ccff" stroke-width="1.8" stroke-linejoin="round" opacity=".8"/>`

/** As an emblem: a position token lies on a slab, a gem does not. */
export const emblemOf = (kind: string): string =>
  isPosition(kind)
    ? `<rect x="1" y="1" width="46" height="46" rx="10" fill="${INK}"/><rect x="3" y="3" width="42" height="42" rx="8" fill="#d9c2ff"/><rect x="6" y="6" width="36" height="36" rx="6" fill="#2a1b33"/><g transform="translate(9.6 9.6) scale(.6)">${gem(kind)}</g>`
    : gem(kind)
