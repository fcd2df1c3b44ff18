/** The features of time chambers, always upright: two struck signs, stones in the lava, a great brazier, a table for dice. */

import { disc, EDGE } from '../../art/features.ts'
import { put, round } from '../../art/icons.ts'
import { chip, type GemState } from '../../art/marks.ts'
import { INK } from '../../art/palette.ts'
import type { Spot } from '../../art/faces.ts'
import { taskOf, trialOf } from './facts.ts'
import { type BanName, STRUCK } from './signs.ts'

/** The middle of the upper and the lower sign, relative to that of the chamber; and their size. */
export const SIGN_SPOTS: readonly [Spot, Spot] = [
  [-40, -16],
  [6, 14],
]
export const SIGN_R = 27

/** Two signs in the stone: the sand is at the upper one first, then at the lower. */
export function prohibition([upper, lower]: readonly [BanName, BanName]): () => string {
  const sign = (name: BanName, [x, y]: Spot): string =>
    `<g transform="translate(${x} ${y})">${disc(SIGN_R + 3, '#0b0f08')}${disc(SIGN_R + 1, '#7e8f62')}<g transform="translate(${-SIGN_R} ${-SIGN_R}) scale(${round(SIGN_R / 12)})">${STRUCK[name]}</g></g>`
  const arrow = `<path d="M-38 16v16h11M-33 26l7 6-7 6" fill="none" stroke="${INK}" stroke-width="6"/><path d="M-38 16v16h11M-33 26l7 6-7 6" fill="none" stroke="#f4ffd9" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`
  return () => sign(upper, SIGN_SPOTS[0]) + sign(lower, SIGN_SPOTS[1]) + arrow
}

/** The stones of the three tasks, from the middle of the chamber. */
export const STONES: readonly Spot[] = [
  [-58, 8],
  [-17, 8],
  [24, 8],
]

/** Three stones in a stream of lava, each with its task and the price of failing. */
export function lava(kind: string): (state: GemState) => string {
  const { tasks, gems, dice } = trialOf(kind)!
  return ({ payable = [] }) => {
    const stones = tasks.map((_, n) => {
      const [x, y] = STONES[n]!
      const cost = gems.length ? gemsLost(gems[n]!) : diceLost(dice[n]!)
      return (
        `<g transform="translate(${x} ${y}) scale(.86 1)"><path d="M-24-14c6-12 40-12 48 0 5 14 3 30-4 36-12 5-32 5-41 0-7-8-8-24-3-36z" fill="#4a3c38" ${EDGE}/><path d="M-20-14c8-8 32-8 40 0" fill="none" stroke="#c9b3a6" stroke-width="2.4" opacity=".7"/>` +
        `<g transform="translate(0 -14) scale(.82)">${chip(taskOf(kind, n), 0, -12, 36, payable.length > 0)}</g><g transform="translate(0 20)">${cost}</g></g>`
      )
    })
    return `<path d="M-78 22c20-24 34 6 52-12s34 8 52-6 30 6 44-4v34c-30 16-60 2-84 10s-46-4-64-4z" fill="#c9330d" ${EDGE}/><path d="M-72 26c20-16 34 8 50-8s34 8 50-4 26 4 38-2" fill="none" stroke="#ffb02e" stroke-width="5" stroke-linecap="round"/>${stones.join('')}`
  }
}

/** This many dice, crossed out. */
const diceLost = (count: number): string =>
  row(
    count,
    (x) =>
      `<rect x="${x - 5.5}" y="-5.5" width="11" height="11" rx="2.6" fill="#fff1d0" stroke="${INK}" stroke-width="1.6"/><path d="M${x - 3} -3l6 6m0-6l-6 6" stroke="#a8321c" stroke-width="2.2"/>`,
  )

/** This many more gems in the depot. */
const gemsLost = (count: number): string => row(count, (x) => put('gem-lit', x - 6.5, -6.5, 13))

const row = (count: number, draw: (x: number) => string): string =>
  Array.from({ length: count }, (_, n) => draw((n - (count - 1) / 2) * 13)).join('')

/** A bowl of fire on three feet. */
export function brazier({ payable = [] }: GemState): string {
  return (
    '<ellipse cx="-14" cy="42" rx="46" ry="9" fill="#000" opacity=".35"/>' +
    `<g transform="translate(-14 0)"><path d="M-26 4l-10 36h9l9-32M26 4l10 36h-9l-9-32" fill="#4b3a22" ${EDGE}/>` +
    '<path d="M-34-14c-6-16 8-18 6-34 12 8 12 16 14 22 4-12 0-20 8-34 10 12 18 18 18 30 4-6 3-10 4-16 12 10 14 22 8 32z" fill="#ff8a2a" stroke="#3a1205" stroke-width="2.4" stroke-linejoin="round"/>' +
    '<path d="M-18-14c-2-10 5-12 6-22 7 6 7 10 9 14 3-5 3-9 5-14 8 8 12 14 8 22z" fill="#ffe08a"/>' +
    `<path d="M-44-18h88c-2 20-14 30-44 30s-42-10-44-30z" fill="#a9702d" ${EDGE}/><path d="M-40-14h80" stroke="#f0c878" stroke-width="3.4"/></g>` +
    `<g transform="translate(-14 0)">${chip(taskOf('torch_chamber', 0), 0, 0, 42, payable.length > 0)}</g>`
  )
}

/** A table of black stone with a hollow for a die of each player. */
export function offering(): string {
  const hollows = HOLLOWS.map(
    ([x, y]) =>
      `<rect x="${x - 13}" y="${y - 13}" width="26" height="26" rx="6" fill="#10141b" stroke="#65788c" stroke-width="2"/>`,
  )
  return (
    '<ellipse cx="-14" cy="42" rx="58" ry="10" fill="#000" opacity=".35"/>' +
    `<path d="M-60 22h92l8 18h-108z" fill="#27313d" ${EDGE}/><path d="M-66-42h104v66H-66z" fill="#4a5a6b" ${EDGE}/><path d="M-62-38h96" stroke="#c8dcf0" stroke-width="2.4" opacity=".6"/>` +
    `${hollows.join('')}<path d="M-50 32h30l8 4-8 4h-30z" fill="#dfe9f2" ${EDGE}/><path d="M-62 33h14v6h-14z" fill="#a9702d" ${EDGE}/><path d="M-2 30c4 6 2 9 8 10M14 30c-2 4 2 6 0 9" fill="none" stroke="#a3230f" stroke-width="4" stroke-linecap="round"/>`
  )
}

/** One for each seat, from the middle of the chamber. */
export const HOLLOWS: readonly Spot[] = [
  [-44, -22],
  [-14, -22],
  [16, -22],
  [-44, 7],
  [-14, 7],
  [16, 7],
]
