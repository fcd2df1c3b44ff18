/** The Dungeon with its slide, and the Narrow passage between two shafts. Floors are drawn with the stairway in the south. */

import type { Face } from '../../art/faces.ts'
import { carved, sunk } from '../../art/ornaments.ts'
import { INK } from '../../art/palette.ts'

/** Polished stone for a one-way slide: each arrow points inwards. */
function slide(): string {
  const arrow = (y: number): string => `M86 ${y}l14-11 14 11`
  return (
    '<path d="M70 200C70 176 62 158 52 146h96c-10 12-18 30-18 54z" fill="#3a3f47"/>' +
    `<path d="M75 200c0-23-6-40-14-52h78c-8 12-14 29-14 52z" fill="#b9c1c9" stroke="${INK}" stroke-width="2.4"/>` +
    '<path d="M84 200c0-22-3-39-8-51h14c3 13 4 30 4 51zM116 200c0-22 3-39 8-51h-8c-4 13-6 30-6 51z" fill="#fff" fill-opacity=".35"/>' +
    `<path d="${arrow(192)}${arrow(178)}${arrow(164)}" fill="none" stroke="#4b5560" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`
  )
}

/** An iron grating in the floor. */
function grating(x: number, y: number): string {
  const bars = [-12, -4, 4, 12].map((at) => `M${x + at} ${y - 14}v28`).join('')
  return (
    `<rect x="${x - 19}" y="${y - 17}" width="38" height="34" rx="5" fill="#15181d" stroke="#59616b" stroke-width="3"/>` +
    `<path d="${bars}" stroke="#8b949e" stroke-width="3" stroke-linecap="round"/><path d="M${x - 17} ${y}h34" stroke="#8b949e" stroke-width="2.4"/>`
  )
}

/** Rings and chains in the wall. */
function chain(x: number, y: number): string {
  const links = [0, 9, 18, 27].map(
    (down, n) =>
      `<ellipse cx="${x + (n % 2 ? 2 : -2)}" cy="${y + down}" rx="${n % 2 ? 3 : 4.6}" ry="6" fill="none" stroke="#a7b0b9" stroke-width="2.6"/>`,
  )
  return `<circle cx="${x}" cy="${y - 8}" r="5.5" fill="#3a3f47" stroke="#a7b0b9" stroke-width="2.6"/>${links.join('')}`
}

/** Bones at the edge of the light. */
const BONES =
  '<g stroke="#efe6cf" stroke-width="3.4" stroke-linecap="round"><path d="M140 62l16 9M142 72l13-11"/></g><circle cx="149" cy="52" r="6.5" fill="#efe6cf"/><path d="M146.6 51.6h1.6M150 51.6h1.6M148 55.4h2" stroke="#2a2420" stroke-width="1.8"/>'

/** Two shafts, one on either side of the only way. */
const SHAFTS =
  'M30 32l34-6c6 22 2 34 8 52s-4 34 2 56-2 24-4 36l-40-2c-4-22 4-34 0-56s6-52 0-80zM170 32l-34-6c-4 20 0 36-6 54s6 36 0 56 4 22 2 34l38-2c4-24-4-36 0-58s-4-50 0-78z'
const EDGES = 'M64 26c6 22 2 34 8 52s-4 34 2 56-2 24-4 36M136 26c-4 20 0 36-6 54s6 36 0 56 4 22 2 34'
const STEPS = 'M80 44h38M84 66h32M80 88h38M84 112h32M80 136h38M84 158h32'

export const FACES: Record<string, Face> = {
  dungeon: {
    stone: { lit: '#a3abb0', mid: '#6b747b', dark: '#343b42', wall: '#555e66', low: '#14181c' },
    paving: 'courses',
    floor: `${carved('M52 52h96v88H52z', 3)}${grating(66, 74)}${grating(134, 110)}${BONES}${slide()}`,
    over: `${chain(30, 40)}${chain(172, 138)}`,
  },
  narrow_passage: {
    stone: { lit: '#c9b48e', mid: '#94795a', dark: '#4d3a28', wall: '#7a6246', low: '#20150c' },
    paving: 'slabs',
    floor:
      `<path d="${SHAFTS}" fill="#0b0604"/><path d="${SHAFTS}" fill="#5a2a10" fill-opacity=".25" transform="translate(0 4)"/>` +
      `${sunk(STEPS.replaceAll(/h(\d+)/g, 'h$1v3h-$1z'))}` +
      `<path d="${EDGES}" fill="none" stroke="#f2ddb0" stroke-opacity=".7" stroke-width="3.4" stroke-linecap="round"/>` +
      '<path d="M40 62l8 5-6 6M158 120l-9 4 7 7M44 128l9-3" fill="none" stroke="#3a2a1a" stroke-width="3" stroke-linecap="round"/>',
  },
}
