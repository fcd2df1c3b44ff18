/** Chaos, the constellation and the snake pit: floors and features. */

import { disc, EDGE } from '../../art/features.ts'
import type { Face } from '../../art/faces.ts'
import { put } from '../../art/icons.ts'
import { chip, type GemState } from '../../art/marks.ts'
import { around, carved, circle, sunk } from '../../art/ornaments.ts'
import { INK } from '../../art/palette.ts'
import { polar } from '../../art/paving.ts'
import { COSTS } from '../../generated/chapters/new_quests.ts'
import { inlaid, set, VIOLET } from '../shared/inlay.ts'
import { star } from './signs.ts'

const GOLD = '#ffc546'
const NIGHT = '#0d1730'
const SKY = '#8fb2ff'

/** Three arrows in a circle around a dark eye with a curse in it. */
export function chaos(): string {
  const arrows = [0, 120, 240]
    .map(
      (angle) =>
        `<path transform="rotate(${angle})" d="M-9-44C21-48 41-24 36 2l12-3-18 25L12 3l11 1C24-15 9-29-11-28z" fill="${GOLD}" ${EDGE}/>` +
        `<path transform="rotate(${angle})" d="M-7-41C18-43 34-25 33-4" fill="none" stroke="#fff0c4" stroke-width="2.400" stroke-linecap="round" opacity=".8"/>`,
    )
    .join('')
  return (
    disc(54, '#22160f', EDGE) +
    disc(50, '#2b1640') +
    arrows +
    disc(15, INK) +
    put('purple-mask', -13, -13, 26, '#c79bff')
  )
}

const STARS = [
  [-36, 16, 9],
  [-15, -24, 10],
  [10, -8, 12],
  [38, -30, 9],
  [24, 22, 8],
] as const

/** A piece of the night sky, and the two keys that join its stars. */
export function sky({ payable = [] }: GemState): string {
  const glow = STARS.map(
    ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r * 1.3}" fill="${SKY}" opacity=".28"/>`,
  ).join('')
  const lit = `<path d="${STARS.map(([x, y, r]) => star(x, y, r)).join('')}" fill="#fff4c9" stroke="${INK}" stroke-width="1.200"/>`
  const dust = [
    [-28, -12],
    [-4, 18],
    [30, 2],
    [4, -36],
    [-44, -4],
    [14, 36],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.600" fill="#dfe8ff"/>`)
    .join('')
  return (
    `<g transform="translate(0 -6)">${disc(55, '#2c3450', EDGE)}${disc(50, NIGHT, `stroke="${SKY}" stroke-width="1.500" stroke-opacity=".6"`)}` +
    `${dust}${glow}<path d="M-36 16-15-24 10-8 38-30M10-8 24 22" fill="none" stroke="${SKY}" stroke-width="2.400" stroke-dasharray="5 4"/>${lit}</g>` +
    chip(COSTS.constellation, 0, 22, 34, payable.length > 0)
  )
}

/** A hole full of coils, and the head of the leading snake. */
export function nest({ payable = [] }: GemState): string {
  const coil = (d: string, colour: string): string =>
    `<path d="${d}" fill="none" stroke="${INK}" stroke-width="15" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="10" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#d9f58f" stroke-width="2" stroke-dasharray="2 7" stroke-linecap="round" opacity=".7"/>`
  return (
    `<g transform="translate(0 -8) scale(1 .88)">${disc(56, '#5d6a3a', EDGE)}${disc(47, '#10180a', EDGE)}</g>` +
    coil('M-34 6c4-22 24-26 34-14s26 10 32-6', '#4b7a24') +
    coil('M-30-22c16-12 34-2 34 10S-14 8-22 14', '#649b2e') +
    coil('M34 12C20 22 2 18 2 4s14-20 14-34', '#86c13d') +
    `<path d="M16-56c11 0 17 8 16 18-1 9-8 14-16 14s-15-5-16-14c-1-10 5-18 16-18z" fill="#a7d94f" ${EDGE}/>` +
    `<path d="M8-42c3-2 5-2 6 1M24-42c-3-2-5-2-6 1" stroke="${INK}" stroke-width="3.600" stroke-linecap="round" fill="none"/>` +
    '<path d="M16-25v7m0 0l-4 5m4-5l4 5" fill="none" stroke="#ff6a4a" stroke-width="2.600" stroke-linecap="round"/>' +
    chip(COSTS.leader, 0, 22, 34, payable.length > 0)
  )
}

/** Curved lines, all turned the same way. */
const WHIRL = around(9, (angle) => {
  const [x, y] = polar(58, angle)
  const [u, v] = polar(74, angle + 22)
  const [a, b] = polar(84, angle + 48)
  return `M${x} ${y}Q${u} ${v} ${a} ${b}`
})

const ZODIAC = around(12, (angle) => {
  const [x, y] = polar(73, angle)
  return star(x, y, angle % 90 ? 5 : 8)
})

/** The trail of a snake. */
const TRAILS =
  'M22 44c14-12 22 6 34-2s16-20 30-12M178 156c-14 12-22-6-34 2s-16 20-30 12M30 160c2-14 18-14 20-26M170 40c-2 14-18 14-20 26'

export const FACES: Record<string, Face> = {
  chaos: {
    stone: { lit: '#cdbfa6', mid: '#8f8068', dark: '#4a3d33', wall: '#6e5f50', low: '#1e1714' },
    paving: 'flags',
    floor: inlaid(WHIRL, VIOLET, 4) + carved(circle(88), 2.4),
  },
  constellation: {
    stone: { lit: '#aeb7c9', mid: '#707c95', dark: '#343c52', wall: '#565f78', low: '#141825' },
    paving: 'rings',
    floor: sunk(circle(84)) + carved(circle(62) + circle(84), 2.4) + set(ZODIAC, '#ffe9a8'),
  },
  snake_pit: {
    stone: { lit: '#bfc79a', mid: '#7d8a5c', dark: '#3d472b', wall: '#5f6c43', low: '#171c0e' },
    paving: 'courses',
    floor:
      '<circle cx="100" cy="94" r="66" fill="#0d1407" fill-opacity=".4"/>' +
      carved(TRAILS, 5) +
      inlaid(TRAILS, '#7fb53a', 2.2),
  },
}
