/** Symbols as small drawings of their own, and as parts of bigger ones. */

import type { Icon } from '../generated/wire.ts'
import { GLYPHS } from './glyphs.ts'
import type { IconName } from './glyphs.ts'
import { PLATES } from './palette.ts'

export type { IconName } from './glyphs.ts'

/** What each face of a die shows. */
export const FACE_ICON: Record<Icon, IconName> = {
  A: 'adventurer',
  K: 'key',
  T: 'torch',
  G: 'golden-mask',
  B: 'black-mask',
}

interface Look {
  size?: number
  title?: string
}

/** A symbol in the colour of the text around it. With a title it has an accessible name, otherwise it is decoration. */
export function icon(name: IconName, { size = 24, title = '' }: Look = {}): string {
  const spoken = title ? `role="img" aria-label="${escaped(title)}"` : 'aria-hidden="true"'
  return `<svg class="ic" width="${size}" height="${size}" viewBox="0 0 24 24" ${spoken}>${GLYPHS[name]}</svg>`
}

/** A symbol as part of a bigger drawing. */
export function put(name: IconName, x: number, y: number, size: number, colour = 'currentColor', extra = ''): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(size / 24)})" color="${colour}" ${extra}>${GLYPHS[name]}</g>`
}

/** A face as a small enamel plate, as part of a bigger drawing. */
export function plate(face: Icon, x: number, y: number, size: number, extra = ''): string {
  return `<use href="#td-${face}" x="${round(x)}" y="${round(y)}" width="${round(size)}" height="${round(size)}" ${extra}/>`
}

/** The plates that `plate` refers to: a drawing that uses them includes them once. */
export function plateSymbols(): string {
  return (Object.keys(PLATES) as Icon[])
    .map((face) => `<symbol id="td-${face}" viewBox="0 0 24 24">${plateBody(face)}</symbol>`)
    .join('')
}

/** The drawing of a plate on a grid of 24. */
export function plateBody(face: Icon): string {
  const { hi, body, ink } = PLATES[face]
  return (
    '<rect width="24" height="24" rx="5.2" fill="#160e07"/>' +
    `<rect x="1" y="1" width="22" height="22" rx="4.4" fill="${body}"/><path d="M4.6 2.3h14.8" stroke="${hi}" stroke-width="1.4" stroke-linecap="round"/>` +
    put(FACE_ICON[face], 2.1, 2.1, 19.8, ink)
  )
}

export function round(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
