/** Adventurers as pieces of the board: a dark rim, the body in the player's colour, the shape on the chest. */

import { GLYPHS } from './glyphs.ts'
import { round } from './icons.ts'
import { SHAPES, player } from './palette.ts'

interface Look {
  rim?: number
  shadow?: boolean
  ring?: boolean
}

/** A pawn on a grid of 24, as part of a bigger drawing. */
export function pawnBody(colour: number, { rim = 2.6, shadow = true, ring = false }: Look = {}): string {
  const who = player(colour)
  const body = GLYPHS[`pawn-${who.head}`]
  return (
    (shadow ? '<ellipse cx="12" cy="22" rx="10.5" ry="3" fill="#000" opacity=".45"/>' : '') +
    (ring
      ? '<ellipse cx="12" cy="21.5" rx="12.6" ry="4.4" fill="none" stroke="#160e07" stroke-width="2.6"/><ellipse cx="12" cy="21.5" rx="12.6" ry="4.4" fill="none" stroke="#ffdf8f" stroke-width="1.6"/>'
      : '') +
    `<g color="#140d07" stroke="#140d07" stroke-width="${rim}" stroke-linejoin="round">${body}</g><g color="${who.colour}">${body}</g>` +
    '<path d="M6.9 18.4c.5-3 1.3-5.3 2.8-6.5" fill="none" stroke="#fff" stroke-width="1.1" stroke-linecap="round" opacity=".4"/>' +
    '<path d="M5.6 19.6c2 1.5 10.8 1.5 12.8 0l1.4.9v1.6H4.2v-1.6z" fill="#000" opacity=".24"/>' +
    `<path d="${SHAPES[who.shape]}" transform="translate(8.1 13.4) scale(.325)" fill="${who.ink}"/>`
  )
}

export function pawn(colour: number, size?: number): string {
  const box = size === undefined ? '' : ` width="${size}" height="${size}"`
  return `<svg class="pawn-art" viewBox="-1.5 -3 27 28"${box} aria-hidden="true">${pawnBody(colour)}</svg>`
}

export function putPawn(colour: number, x: number, y: number, size: number, look: Look = {}): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(size / 24)})">${pawnBody(colour, look)}</g>`
}

/** The player's shape in the player's colour. */
export function swatch(colour: number, size = 18): string {
  const who = player(colour)
  return `<svg class="swatch" viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true"><path d="${SHAPES[who.shape]}" fill="${who.colour}"/></svg>`
}
