/** Dice as drawings on a grid of 100: the ivory body, the enamel plate and its icon. The tray adds motion and state. */

import type { Face, Icon } from '../generated/wire.ts'
import { FACE_ICON, plateBody, put } from './icons.ts'
import { PLATES } from './palette.ts'

type Body = { top: string; side: string; low: string; shine: number }

const IVORY: Body = { top: '#f6e9cd', side: '#fffaf0', low: '#8d744b', shine: 0.7 }
const DULL: Body = { top: '#453c34', side: '#5a5047', low: '#17120e', shine: 0.14 }
const STONE: Body = { top: '#b5a179', side: '#c9b893', low: '#5d4d33', shine: 0.3 }

interface Look {
  dull?: boolean
  size?: number
}

/**
 * One face of a die, flat: for a die that lies still, and for each side of one that rolls. `.` is a blank one, still to
 * be rolled.
 */
export function dieFace(face: Face, { dull = false, size }: Look = {}): string {
  const box = size === undefined ? '' : ` width="${size}" height="${size}"`
  const drawing = face === '.' ? body(STONE) + TURNING : body(dull ? DULL : IVORY) + enamel(face, dull)
  return `<svg class="die-face" viewBox="0 0 100 100"${box} aria-hidden="true">${drawing}</svg>`
}

/** A very small die: the plate alone. */
export function miniFace(face: Face, size = 24): string {
  const drawing =
    face === '.'
      ? '<rect x="1" y="1" width="22" height="22" rx="5" fill="#4b3f2d" stroke="#7d6a4a" stroke-width="1.5"/>'
      : plateBody(face)
  return `<svg class="mini-face" viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true">${drawing}</svg>`
}

/** The place of a die that is missing: it lies on a card, or the temple has taken it. */
export function dieGap(why: 'lost' | 'away'): string {
  const colour = why === 'lost' ? '#8a7355' : '#8b4be0'
  const sign =
    why === 'lost'
      ? `<path d="M37 37l26 26M63 37 37 63" stroke="${colour}" stroke-width="6" stroke-linecap="round"/>`
      : ''
  return (
    '<svg class="die-face" viewBox="0 0 100 100" aria-hidden="true">' +
    `<rect x="8" y="8" width="84" height="84" rx="18" fill="none" stroke="${colour}" stroke-width="4" stroke-dasharray="10 9"/>${sign}</svg>`
  )
}

const TURNING =
  '<rect x="14" y="13" width="72" height="71" rx="13" fill="#8b7750" stroke="#6a5836" stroke-width="2"/>' +
  '<path d="M70 41a22 22 0 1 0 2 15" fill="none" stroke="#f0e2c2" stroke-width="7" stroke-linecap="round"/><path d="M74 29v17H57z" fill="#f0e2c2"/>'

/**
 * A lower edge in shadow, the top and a lit rim. This shows thickness without gradients, so that a hundred dice stay
 * cheap to draw.
 */
function body({ top, side, low, shine }: Body): string {
  return (
    `<rect x="3" y="8" width="94" height="90" rx="21" fill="${low}"/><rect x="3" y="2" width="94" height="91" rx="21" fill="${side}"/>` +
    `<path d="M3 46h94v26a21 21 0 0 1-21 21H24A21 21 0 0 1 3 72z" fill="${top}"/>` +
    `<rect x="5" y="4" width="90" height="87" rx="19" fill="none" stroke="#fff" stroke-opacity="${shine}" stroke-width="2"/>`
  )
}

function enamel(face: Icon, dull: boolean): string {
  const { hi, body: colour, low, ink } = PLATES[face]
  const gloss = dull ? 0.12 : 0.42
  return (
    `<rect x="12" y="11" width="76" height="75" rx="14.5" fill="${low}"/><rect x="14" y="14" width="72" height="71" rx="12.5" fill="${colour}"/>` +
    `<path d="M26.5 14h47A12.5 12.5 0 0 1 86 26.5V40Q50 52 14 40V26.5A12.5 12.5 0 0 1 26.5 14z" fill="${hi}" opacity=".55"/>` +
    put(FACE_ICON[face], 21.5, 23, 57, face === 'G' ? '#fff3c8' : '#000', 'opacity=".38"') +
    put(FACE_ICON[face], 21.5, 21, 57, ink) +
    `<path d="M20 27c2-6 6-8.5 12-8.5h30" fill="none" stroke="#fff" stroke-opacity="${gloss}" stroke-width="3" stroke-linecap="round"/>`
  )
}

/** A die in the air with three visible sides, as part of a bigger drawing; `dark` is how much darker the shadow side is. */
export function cube(front: Icon, top: Icon, right: Icon, dark = 0.34): string {
  const side = (face: Icon, matrix: string, shade: number): string =>
    `<g transform="matrix(${matrix})"><rect width="100" height="100" rx="15" fill="#f3e5c6" stroke="#6d5936" stroke-width="2.5"/>` +
    `<rect x="11" y="11" width="78" height="78" rx="12" fill="${PLATES[face].low}"/><rect x="12.5" y="13.5" width="75" height="74" rx="11" fill="${PLATES[face].body}"/>` +
    put(FACE_ICON[face], 22, 22, 56, PLATES[face].ink) +
    (shade ? `<rect width="100" height="100" rx="15" fill="#1a0b02" opacity="${shade}"/>` : '') +
    '</g>'
  return (
    side(top, '.92 0 .3 -.26 0 28', 0) +
    side(right, '.3 -.26 0 .92 92 28', dark) +
    side(front, '.92 0 0 .92 0 28', 0.06)
  )
}
