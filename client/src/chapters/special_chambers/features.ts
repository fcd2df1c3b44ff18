/** The features of these chambers, and the chalice. */

import { disc, EDGE } from '../../art/features.ts'
import { INK } from '../../art/palette.ts'

/** Two chain ends towards another chamber, from behind the gem. */
export function chain(): string {
  const link = (x: number, y: number, flat: boolean): string => {
    const shape = flat
      ? `<rect x="${x - 7}" y="${y - 4}" width="14" height="8" rx="4"`
      : `<rect x="${x - 13}" y="${y - 9}" width="26" height="18" rx="9"`
    return `${shape} fill="none" stroke="${INK}" stroke-width="9.5"/>${shape} fill="none" stroke="${flat ? '#a9966b' : '#e3d3a4'}" stroke-width="5"/>`
  }
  const end = [
    [-40, 0, 1],
    [-58, 2, 0],
    [-40, 0, 1],
    [40, 0, 1],
    [58, 2, 0],
  ] as const
  const links = end.map(([x, dy, flat]) => link(x, -22 + dy, Boolean(flat))).join('')
  return `<path d="M-78-22H78" stroke="#5ff3dc" stroke-width="12" stroke-linecap="round" opacity=".22"/><path d="M-78-22H78" stroke="#9ffff0" stroke-width="3" stroke-linecap="round" stroke-dasharray="2 8" opacity=".9"/>${links}${link(-33, -22, false)}${link(33, -22, false)}`
}

/** Steps and a socket for the chalice. */
export function pedestal(): string {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315]
    .map((angle) => `<path transform="rotate(${angle})" d="M0-47 5-30h-10z"/>`)
    .join('')
  return (
    disc(48, '#3c2a12', EDGE) +
    disc(44.5, '#8a6422') +
    `<g fill="#ffd36b">${rays}</g>` +
    disc(31, '#3c2a12', EDGE) +
    disc(28, '#e8d2a0') +
    disc(21, '#b6935a', EDGE) +
    disc(13, '#2a1d12', `stroke="#ffd36b" stroke-width="2.5"`)
  )
}

/** The chalice: gold, with a red stone and light on it. About 46 wide. */
export function chalice(): string {
  const cup = 'M-19-27h38C20-8 14 3 5 7v9c8 1 14 5 15 11h-40c1-6 7-10 15-11V7C-14 3-20-8-19-27z'
  return (
    '<ellipse cy="27" rx="24" ry="6" fill="#000" opacity=".45"/><circle cy="-8" r="38" fill="url(#td-spill)" opacity=".5"/>' +
    `<path d="${cup}" fill="${INK}" stroke="${INK}" stroke-width="7" stroke-linejoin="round"/><path d="${cup}" fill="#ffc546"/>` +
    '<path d="M0-27h19C20-8 14 3 5 7v9c8 1 14 5 15 11H0z" fill="#c07c14"/><ellipse cy="-27" rx="19" ry="5" fill="#7a4a08"/><ellipse cy="-27" rx="19" ry="5" fill="none" stroke="#ffe6a3" stroke-width="2.4"/>' +
    '<path d="M0-17l6 8-6 8-6-8z" fill="#e0402a" stroke="#5c150a" stroke-width="1.6"/><path d="M-13-20c0 10 2 17 7 22" fill="none" stroke="#fff6d8" stroke-width="3" stroke-linecap="round"/>'
  )
}
