/** The looks of treasures on the board, centred on 0, 0. */

import { outline } from '../../art/geometry.ts'
import type { Point } from '../../art/geometry.ts'
import { put } from '../../art/icons.ts'
import { INK } from '../../art/palette.ts'

const octagon = (r: number): string =>
  outline(
    [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((angle): Point => [
      Math.sin((angle * Math.PI) / 180) * r,
      Math.cos((angle * Math.PI) / 180) * r,
    ]),
  )

/** A treasure tile, face down: a chest on gilded wood. About 52 wide. */
export function treasureBack(): string {
  return (
    `<path d="${octagon(28)}" transform="translate(1 4)" fill="#000" opacity=".5"/><path d="${octagon(29)}" fill="${INK}"/><path d="${octagon(26.5)}" fill="#f0bd4c"/>` +
    `<path d="${octagon(22)}" fill="#7a4c12"/><path d="${octagon(19.5)}" fill="none" stroke="#ffe6a3" stroke-width="1.4" stroke-dasharray="3 3" opacity=".8"/>${put('treasure', -14, -14, 28, '#fff1d0')}`
  )
}

/** A torch in a ring of stones, with a separate flame, so that it can flicker. About 50 wide. */
export function torchStand(): string {
  return (
    `<ellipse cy="25" rx="22" ry="8" fill="#000" opacity=".5"/><ellipse cy="22" rx="19" ry="8" fill="#8d7a5c" stroke="${INK}" stroke-width="3"/><ellipse cy="20" rx="12" ry="4.5" fill="#3b2a18"/>` +
    `<path d="M-7-6H7L4 22h-8z" fill="#8a5a22" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="M-10-10h20v7h-20z" fill="#d9a44a" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/>`
  )
}

export function flame(): string {
  return (
    `<path d="M2-46c0 12 15 17 15 27 0 8-7 11-17 11s-17-4-17-12c0-8 8-10 6-19 6 2 8 6 8 10 4-4 6-10 5-17z" fill="#ff8a2a" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>` +
    '<path d="M1-33c1 8 8 10 8 17 0 5-4 6-9 6s-9-2-9-7c0-4 4-6 4-10 3 1 5 4 5 6 1-3 2-7 1-12z" fill="#ffe27a"/>'
  )
}
