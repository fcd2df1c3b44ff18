/** Trap chambers: rust-red stone with iron teeth; a cliff, a summoning circle, a platform that floats, a slide. */

import { bargain, disc, EDGE } from '../../art/features.ts'
import type { Face } from '../../art/faces.ts'
import { outline } from '../../art/geometry.ts'
import { put } from '../../art/icons.ts'
import type { GemState } from '../../art/marks.ts'
import { around, carved, circle } from '../../art/ornaments.ts'
import { polar } from '../../art/paving.ts'
import type { Stone } from '../../art/paving.ts'
import { COSTS } from '../../generated/chapters/traps.ts'
import type { Icon } from '../../generated/wire.ts'

const RUST: Stone = { lit: '#c79a72', mid: '#8c5f42', dark: '#4a2d1f', wall: '#704a35', low: '#26140d' }
const SLATE: Stone = { lit: '#a9a3ad', mid: '#6d6674', dark: '#38333f', wall: '#575160', low: '#1b1820' }

/** Iron teeth in the floor. */
const TEETH = around(8, (a) => outline([polar(70, a + 14), polar(84, a + 22), polar(70, a + 30)]))
const teeth = `<path d="${TEETH}" fill="#3a3d42" stroke="#120b07" stroke-width="2"/><path d="${TEETH}" fill="#aeb6bd" fill-opacity=".35" transform="translate(0 -2)"/>`

/** A ledge of bricks with nothing below it, and a rope for adventurers who hang there. */
export const cliff =
  (price: readonly Icon[]) =>
  ({ payable = [] }: GemState): string => {
    const bricks = [-40, -28, -16]
      .flatMap((y, row) => [-44, -24, -4].map((x) => `M${x + (row % 2 ? 6 : 0)} ${y}h17v9h-17z`))
      .join('')
    const rope =
      '<path d="M14-30C18-10 10 2 16 20" fill="none" stroke="#2a1708" stroke-width="7" stroke-linecap="round"/>'
    return (
      `<path d="M-52-46H58V30H34L26 12 12 22 2 4-12 14-24 0-36 10-52-2z" fill="#0a0504" ${EDGE}/>` +
      '<path d="M58 30H34L26 12 12 22 2 4-12 14-24 0-36 10-52-2V8l14 12 13-8 12 14 14-8 12 18 12-8 8 12h25z" fill="#3d1f14"/>' +
      `<path d="M-52-46H14v14L4-22-52-4z" fill="#a8744f" ${EDGE}/><path d="${bricks}" fill="none" stroke="#4a2d1f" stroke-width="2.2" opacity=".8"/>` +
      `${rope}<path d="M14-30C18-10 10 2 16 20" fill="none" stroke="#e6c48a" stroke-width="4" stroke-linecap="round" stroke-dasharray="5 3"/>` +
      `<g transform="translate(0 9)">${bargain(price, put('adventurer', 30, 10, 26, '#fff1d0'), payable.length > 0)}</g>`
    )
  }

/** A circle of light that calls all adventurers. */
export function circleOfCalling({ payable = [] }: GemState): string {
  const runes = around(8, (a) => {
    const [x, y] = polar(42, a)
    return `M${(x - 100).toFixed(1)} ${(y - 106).toFixed(1)}l4 6-4 6-4-6z`
  })
  const rays = [0, 60, 120, 180, 240, 300]
    .map((angle) => `<path transform="rotate(${angle})" d="M-3-30 0-6 3-30 0-44z"/>`)
    .join('')
  return (
    `<g transform="translate(0 -12)">${disc(54, '#1b1230', EDGE)}${disc(49, '#4b2f7a')}${disc(34, '#22143f', EDGE)}` +
    `<g fill="#e9ccff" opacity=".9">${rays}</g>${disc(9, '#fff4d8', 'stroke="#8b4be0" stroke-width="4"')}</g>` +
    `<path d="${runes}" fill="#ffd36b" stroke="#2a1746" stroke-width="1.4" transform="translate(0 -12)"/>` +
    `<g transform="translate(0 9)">${bargain(COSTS.summon, put('team', 30, 10, 26, '#fff1d0'), payable.length > 0)}</g>`
  )
}

/** A slab on chains of light. */
export function platform(): string {
  const glow =
    '<ellipse cy="34" rx="58" ry="16" fill="#5ff3dc" opacity=".22"/><ellipse cy="34" rx="40" ry="9" fill="#9ffff0" opacity=".3"/>'
  const arrows = [0, 90, 180, 270]
    .map(
      (angle) =>
        `<path transform="rotate(${angle})" d="M-7-27 0-38 7-27z" fill="#9ffff0" stroke="#0f3b3a" stroke-width="2"/>`,
    )
    .join('')
  return (
    `${glow}<path d="M-54 8 0 36 54 8V20L0 48-54 20z" fill="#4a3f55" ${EDGE}/><path d="M-54 8 0-22 54 8 0 36z" fill="#b7aec4" ${EDGE}/>` +
    `<path d="M-36 8 0-12 36 8 0 28z" fill="none" stroke="#5b5068" stroke-width="3"/><g transform="translate(0 8) scale(1 .52)">${arrows}</g>`
  )
}

/** The mouth of the slide, with a warning that it cannot be climbed. */
export function chute(): string {
  return (
    `${disc(46, '#2a160c', EDGE)}${disc(41, '#120805')}<path d="M-28-22C-8-36 22-30 28-8S10 30-12 26-30 4-14-4 10-8 8 4-2 14-6 8" fill="none" stroke="#caa06a" stroke-width="9" stroke-linecap="round"/>` +
    '<path d="M-28-22C-8-36 22-30 28-8S10 30-12 26-30 4-14-4 10-8 8 4-2 14-6 8" fill="none" stroke="#6b4422" stroke-width="3" stroke-linecap="round"/>' +
    `<g transform="translate(30 24)">${disc(15, '#7a1f12', EDGE)}${put('forbid', -11, -11, 22, '#ffe3c0')}</g>`
  )
}

/** Smooth boards from the stairway's side down to the middle, and arrows that point inwards. */
const SLIDE =
  '<path d="M74 200C74 168 84 150 88 128h24c4 22 14 40 14 72z" fill="#8a5a2e" stroke="#1f1008" stroke-width="3"/>' +
  '<path d="M86 196C86 170 93 152 96 132M114 196c0-26-7-44-10-64" fill="none" stroke="#e2b983" stroke-width="4" opacity=".7"/>' +
  '<path d="M90 180l10-9 10 9M92 162l8-8 8 8M94 146l6-6 6 6" fill="none" stroke="#fff0cf" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>'

const abyss = (d: string): string =>
  `<path d="${d}" fill="#0a0504" fill-opacity=".75" stroke="#120b07" stroke-width="3"/>`

export const FACES: Record<string, Face> = {
  cliff_torch: {
    stone: RUST,
    paving: 'slabs',
    floor: abyss('M150 40l20 24-8 30 12 34-10 36-26 6-8-40 10-36-6-34z') + teeth,
  },
  cliff_key: {
    stone: RUST,
    paving: 'courses',
    floor: abyss('M34 60l26-16 8 32-10 30 12 30-14 28-24-8 6-40-10-28z') + teeth,
  },
  invocation: {
    stone: SLATE,
    paving: 'rings',
    floor:
      carved([60, 78].map((r) => circle(r)).join(''), 3) +
      carved(
        around(12, (a) => outline([polar(62, a), polar(76, a + 8)]).slice(0, -1)),
        3,
      ),
  },
  platform: {
    stone: SLATE,
    paving: 'slabs',
    floor:
      carved('M100 30 170 100 100 170 30 100z', 4) +
      `<path d="M100 30 170 100 100 170 30 100z" fill="none" stroke="#5ff3dc" stroke-opacity=".45" stroke-width="2.4" stroke-dasharray="3 8"/>`,
  },
  slide_trap: { stone: RUST, paving: 'flags', floor: SLIDE + teeth },
}
