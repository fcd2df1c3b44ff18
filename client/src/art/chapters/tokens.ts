/** What lies on the board besides chambers and adventurers, each on a grid of its own, centred on 0, 0. */

import { outline } from '../geometry.ts'
import type { Point } from '../geometry.ts'
import { put } from '../icons.ts'
import { INK } from '../palette.ts'

const octagon = (r: number): string => outline([22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((angle): Point => [Math.sin(angle * Math.PI / 180) * r, Math.cos(angle * Math.PI / 180) * r]))

/** A treasure tile, face down: a chest on gilded wood. About 52 wide. */
export function treasureBack(): string {
  return `<path d="${octagon(28)}" transform="translate(1 4)" fill="#000" opacity=".5"/><path d="${octagon(29)}" fill="${INK}"/><path d="${octagon(26.5)}" fill="#f0bd4c"/>` +
    `<path d="${octagon(22)}" fill="#7a4c12"/><path d="${octagon(19.5)}" fill="none" stroke="#ffe6a3" stroke-width="1.4" stroke-dasharray="3 3" opacity=".8"/>${put('treasure', -14, -14, 28, '#fff1d0')}`
}

/** The chalice: gold, with a red stone and light on it. About 46 wide. */
export function chalice(): string {
  const cup = 'M-19-27h38C20-8 14 3 5 7v9c8 1 14 5 15 11h-40c1-6 7-10 15-11V7C-14 3-20-8-19-27z'
  return '<ellipse cy="27" rx="24" ry="6" fill="#000" opacity=".45"/><circle cy="-8" r="38" fill="url(#td-spill)" opacity=".5"/>' +
    `<path d="${cup}" fill="${INK}" stroke="${INK}" stroke-width="7" stroke-linejoin="round"/><path d="${cup}" fill="#ffc546"/>` +
    '<path d="M0-27h19C20-8 14 3 5 7v9c8 1 14 5 15 11H0z" fill="#c07c14"/><ellipse cy="-27" rx="19" ry="5" fill="#7a4a08"/><ellipse cy="-27" rx="19" ry="5" fill="none" stroke="#ffe6a3" stroke-width="2.4"/>' +
    '<path d="M0-17l6 8-6 8-6-8z" fill="#e0402a" stroke="#5c150a" stroke-width="1.6"/><path d="M-13-20c0 10 2 17 7 22" fill="none" stroke="#fff6d8" stroke-width="3" stroke-linecap="round"/>'
}

/** A torch in a ring of stones, and its flame apart, so that it can flicker. About 50 wide. */
export function torchStand(): string {
  return `<ellipse cy="25" rx="22" ry="8" fill="#000" opacity=".5"/><ellipse cy="22" rx="19" ry="8" fill="#8d7a5c" stroke="${INK}" stroke-width="3"/><ellipse cy="20" rx="12" ry="4.5" fill="#3b2a18"/>` +
    `<path d="M-7-6H7L4 22h-8z" fill="#8a5a22" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="M-10-10h20v7h-20z" fill="#d9a44a" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/>`
}

export function flame(): string {
  return `<path d="M2-46c0 12 15 17 15 27 0 8-7 11-17 11s-17-4-17-12c0-8 8-10 6-19 6 2 8 6 8 10 4-4 6-10 5-17z" fill="#ff8a2a" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>` +
    '<path d="M1-33c1 8 8 10 8 17 0 5-4 6-9 6s-9-2-9-7c0-4 4-6 4-10 3 1 5 4 5 6 1-3 2-7 1-12z" fill="#ffe27a"/>'
}

/** A hole through the wall between two chambers, on the north side of one: steps, broken stones, a breath of light. */
export function passage(): string {
  const stones = [[-36, -17, 9], [-38, 0, 10], [-35, 16, 8], [36, -15, 9], [38, 3, 10], [35, 18, 8], [-28, -26, 6], [28, 26, 6], [29, -25, 6], [-28, 26, 6]] as const
  const broken = stones.map(([x, y, r]) => outline([[x - r * .8, y + r * .5], [x - r * .4, y - r * .8], [x + r * .6, y - r * .7], [x + r, y + r * .3], [x + r * .2, y + r]])).join('')
  const steps = [-20, -10, 0, 10, 20].map((y, n) => `<path d="M-25 ${y - 4}h50v8h-50z" fill="${n % 2 ? '#d8bd86' : '#b4965f'}"/>`).join('')
  return `<path d="M-34-30h68v60h-68z" fill="#0b0705"/><path d="M-28-30h56v60h-56z" fill="#3b2a18"/>${steps}<path d="M-25-25h50v50h-50z" fill="none" stroke="#ffd36b" stroke-width="2.4" stroke-dasharray="6 5"/>` +
    `<path d="${broken}" fill="#9c8a70" stroke="#1a120b" stroke-width="2.2" stroke-linejoin="round"/>`
}

/** The chain of a trap, around the feet of an adventurer of 58. */
export function chain(): string {
  const loop = '<ellipse rx="33" ry="9"'
  return `${loop} fill="none" stroke="${INK}" stroke-width="9"/>${loop} fill="none" stroke="#cfc3ae" stroke-width="5" stroke-dasharray="9 4"/>` +
    `<circle cy="9" r="13.5" fill="${INK}"/><circle cy="9" r="11" fill="#8b4be0"/>${put('lock', -8, 1, 16, '#fff')}`
}
