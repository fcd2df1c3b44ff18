/** Additional ways of working stone: grooves filled with light, and things in cursed corners. */

import { carved, sunk } from '../../art/ornaments.ts'
import { darker } from '../../art/palette.ts'

export const VIOLET = '#9d55f5'
export const GILT = '#f5b52e'

/** A groove with something shining in it. */
export function inlaid(d: string, colour: string, width = 5): string {
  return (
    carved(d, width + 2) +
    `<g fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke-opacity=".3" stroke-width="${width + 5}"/>` +
    `<path d="${d}" stroke-width="${width * 0.62}"/></g>`
  )
}

/** A whole figure sunk into the floor, with some colour on its ground. */
export function pressed(d: string, colour: string): string {
  return (
    sunk(d) +
    `<path d="${d}" fill="${darker(colour, 0.5)}" fill-opacity=".5" stroke="#1c1020" stroke-opacity=".55" stroke-width="2.4" stroke-linejoin="round"/>`
  )
}

/** An area that shines, set into the floor. */
export function set(d: string, colour: string): string {
  return `<path d="${d}" fill="${colour}" fill-opacity=".85" stroke="#1c1020" stroke-opacity=".7" stroke-width="2.4" stroke-linejoin="round"/>`
}

/** Wisps of smoke. */
export const wisps = (x: number, y: number): string =>
  `<g fill="none" stroke="${VIOLET}" stroke-width="2.6" stroke-linecap="round" opacity=".8"><path d="M${x} ${y + 14}c12-8 2-16 14-20s12 8 4 10M${x + 8} ${y + 20}c10-2 10-10 20-10"/></g>`

/** A candle from above, and its violet light. */
export const candle = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="13" fill="${VIOLET}" opacity=".22"/><circle cx="${x}" cy="${y}" r="6.5" fill="#e9dcc0" stroke="#1c1020" stroke-width="2"/><circle cx="${x}" cy="${y}" r="2.8" fill="#9a4dff"/>`

/** Some coins on the floor. */
export const coins = (x: number, y: number): string =>
  [
    [0, 0],
    [11, 5],
    [3, 11],
    [17, -3],
    [21, 9],
  ]
    .map(
      ([dx, dy]) =>
        `<circle cx="${x + dx!}" cy="${y + dy!}" r="5" fill="#f0b93c" stroke="#4a2f0a" stroke-width="1.8"/>`,
    )
    .join('')
