/** What stands in the middle of chambers that have a purpose of their own, centred on 0, 0 and about 90 wide; always upright. */

import type { Icon } from '../generated/wire.ts'
import { chip } from './marks.ts'
import { INK } from './palette.ts'

export const EDGE = `stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"`
export const disc = (r: number, fill: string, extra = ''): string => `<circle r="${r}" fill="${fill}" ${extra}/>`

/** The gilded disc of the starting chamber, where adventurers are safe. */
export function startingDisc(): string {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => {
    const wide = angle % 90 ? 4.5 : 7.5
    return `<path transform="rotate(${angle})" d="M0-31 ${wide}-9 0-4-${wide}-9z"/>`
  })
  const studs = [22, 68, 112, 158, 202, 248, 292, 338].map(
    (angle) => `<circle transform="rotate(${angle})" cy="-39" r="1.9" fill="#8c5d1d"/>`,
  )
  return (
    disc(46, '#3c2a12', EDGE) +
    disc(42.5, '#e3a83e') +
    '<path d="M-39-16A42 42 0 0 1 39-16" fill="none" stroke="#fff0c4" stroke-width="2.5" opacity=".7"/>' +
    studs.join('') +
    disc(35.5, '#8c5d1d') +
    disc(33, '#f4c869') +
    `<g fill="#8c5d1d">${rays.join('')}</g>` +
    disc(8, '#fff0c4', 'stroke="#8c5d1d" stroke-width="3"')
  )
}

/** Daylight: an arch, grass and a path. */
export function gate(): string {
  return (
    '<path d="M-66 70V-6C-66-44-38-66 0-66S66-44 66-6v76z" fill="#fffbe0" opacity=".16"/><path d="M-54 60V-6C-54-36-31-56 0-56S54-36 54-6v66z" fill="#fffbe0" opacity=".2"/>' +
    `<path d="M-44 48V-8c0-28 19-44 44-44s44 16 44 44v56z" fill="#6b6449" ${EDGE}/>` +
    '<path d="M-44-6h12M32-6h12M-40-28l11 5M40-28l-11 5M-24-45l6 10M24-45l-6 10M-44 20h12M32 20h12" stroke="#2b2a1c" stroke-width="2.2"/>' +
    '<path d="M-31 48V-7c0-20 13-33 31-33S31-27 31-7v55z" fill="#bfe8ff"/><path d="M-31 20V4c12-9 20-4 30-8 14-6 20 0 32-2v26z" fill="#e9f9dc"/>' +
    '<circle cx="11" cy="-14" r="10" fill="#fff3b0"/><circle cx="11" cy="-14" r="6.5" fill="#ffd84f"/>' +
    '<path d="M-31 48V18c10-6 20-4 31 0 11 4 21 2 31-4v34z" fill="#7fb45c"/><path d="M-14 48C-8 34-4 28-2 18h6c2 10 8 18 14 30z" fill="#f4e3a6"/>'
  )
}

/** A price and what it brings: the chip on the left, the reward on the right, an arrow between. */
export function bargain(price: readonly Icon[], reward: string, isPayable: boolean): string {
  return (
    `<g class="price${isPayable ? ' payable' : ''}"><rect x="14" y="6" width="58" height="34" rx="9" fill="${INK}"/><rect x="16" y="8" width="54" height="30" rx="7" fill="#3a2b1a"/>` +
    `${reward}${chip(price, -24, 2, 42, isPayable)}<path d="M9 13l13 10-13 10z" fill="#fff6e0" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/></g>`
  )
}
