/** Prices on a chamber: the entry plaque in its red frame, and the plinths of the gems. Always upright, whatever the turn. */

import type { GemStep } from '../generated/pieces.ts'
import type { Icon } from '../generated/wire.ts'
import { plate, put, round } from './icons.ts'
import type { Box } from './faces.ts'
import { GLOW, INK, RED } from './palette.ts'

/** Each icon with its count, in the order in which they are written. */
export function counted(price: readonly Icon[]): [Icon, number][] {
  const counts = new Map<Icon, number>()
  for (const icon of price) counts.set(icon, (counts.get(icon) ?? 0) + 1)
  return [...counts]
}

/** Which icons of a price are covered by what is shown, one by one. */
export function covered(price: readonly Icon[], shown: readonly Icon[]): boolean[] {
  const left = [...shown]
  return price.map((icon) => {
    const at = left.indexOf(icon)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

export type PlaqueState = 'plain' | 'now' | 'forbidden'

interface PlaqueLook {
  state?: PlaqueState
  have?: readonly Icon[]
  x?: number
  y?: number
  size?: number
}

/** The price of entering. With `have`, icons that the seat's dice show are solid and missing ones are hollow. */
export function entryPlaque(
  price: readonly Icon[],
  { state = 'plain', have, x = 7, y = 7, size = 36 }: PlaqueLook = {},
): string {
  if (!price.length) return stopBadge(x, y)
  const width = price.length * size + 9
  const solid = covered(price, have ?? price)
  const marks = price.map((icon, n) =>
    solid[n] ? plate(icon, 6 + n * size, 6, size - 3) : hollow(icon, 6 + n * size, 6, size - 3),
  )
  const frame = state === 'forbidden' ? '#6a5a4c' : state === 'now' ? GLOW : RED
  const stop =
    state === 'forbidden'
      ? `<rect x="4" y="4" width="${width - 8}" height="${size + 1}" rx="7" fill="#1d120c" opacity=".6"/>${put('forbid', width / 2 - size / 2, 4.5, size, '#ff8d75')}`
      : ''
  return (
    `<g class="plaque" transform="translate(${x} ${y})"><rect x="-2.5" y="-2.5" width="${width + 5}" height="${size + 14}" rx="12" fill="${INK}"/>` +
    `<rect width="${width}" height="${size + 9}" rx="10" fill="${frame}"/><rect x="4" y="4" width="${width - 8}" height="${size + 1}" rx="7" fill="#1d120c"/>${marks.join('')}${stop}</g>`
  )
}

function stopBadge(x: number, y: number): string {
  return `<g class="plaque" transform="translate(${x} ${y})"><rect width="44" height="44" rx="10" fill="${INK}"/><rect x="3" y="3" width="38" height="38" rx="8" fill="#7c1a10"/>${put('forbid', 8, 8, 28, '#ffd9b0')}</g>`
}

/** An icon that is still missing. */
export function hollow(icon: Icon, x: number, y: number, size: number): string {
  const edge = `<rect x="${round(x + 1.5)}" y="${round(y + 1.5)}" width="${round(size - 3)}" height="${round(size - 3)}" rx="7" fill="none" stroke="#fff1d0" stroke-opacity=".75" stroke-width="2.5" stroke-dasharray="5 4"/>`
  return plate(icon, x, y, size, 'opacity=".34"') + edge
}

/** The number of a price, as high as its icon. */
function figures(amount: number, x: number, baseline: number, size: number, width: number, colour = '#fff6e0'): string {
  return `<text x="${round(x)}" y="${round(baseline)}" font-size="${size}" textLength="${width}" lengthAdjust="spacingAndGlyphs" fill="${colour}">${amount}</text>`
}

/** A price as a row of number and icon; returns the row and how wide it is. */
function priceRow(price: readonly Icon[], x: number, y: number, height: number, colour?: string): [string, number] {
  let at = x
  const parts = counted(price).map(([icon, amount]) => {
    const wide = amount > 9 ? height * 0.74 : height * 0.42
    const part =
      figures(amount, at, y + height * 0.83, height * 1.02, round2(wide), colour) +
      plate(icon, at + wide + height * 0.06, y + height * 0.04, height * 0.88)
    at += wide + height * 1.04
    return part
  })
  return [parts.join(''), at - x - height * 0.1]
}

const round2 = (value: number): number => Math.round(value * 10) / 10

export interface GemState {
  /** How many gems were lit here; 0 if none yet. */
  taken?: number
  /** Nothing can be had here any more. */
  used?: boolean
  /** The steps that can be paid now. */
  payable?: readonly number[]
  /** No player may light gems now, in any chamber. */
  isBanned?: boolean
}

export interface MarksState extends GemState {
  /** A mask of sides, as the tile lies, where an opening meets a wall. */
  blocked?: number
  entry?: PlaqueState
  /** What the seat's dice show, if entering is a possible next deed. */
  have?: readonly Icon[]
  /** The half that `entry` and `have` are about. */
  half?: number
  /** How the tile lies. Marks are upright, but each stays in its half. */
  turn?: number
}

export function gemBlock(steps: readonly GemStep[], state: GemState = {}): string {
  if (!steps.length) return ''
  const isBanned = state.isBanned && !state.taken && !state.used
  const block = steps.length === 1 ? onePlinth(steps[0]!, state) : stair(steps, state)
  return `<g class="gems" font-family="Grenze, Georgia, serif" font-weight="800">${isBanned ? `<g opacity=".45">${block}</g>${banned(100, 96)}` : block}</g>`
}

/** A struck ring over something that no player may use now. */
export function banned(x: number, y: number, r = 25): string {
  return `<g class="banned" transform="translate(${x} ${y})"><circle r="${r}" fill="#1d120c" opacity=".85"/>${put('forbid', -r * 0.92, -r * 0.92, r * 1.84, '#ff8d75')}</g>`
}

function onePlinth(step: GemStep, { taken = 0, used = false, payable = [] }: GemState): string {
  const spots =
    step.gems === 1
      ? [[100, 74, 27]]
      : [
          [78, 76, 21],
          [122, 76, 21],
        ]
  const base = `<path d="M64 104h72l9 16H55z" fill="#43331f" stroke="${INK}" stroke-width="2.4"/><path d="M62 97h76v9H62z" fill="#e8d2a0" stroke="${INK}" stroke-width="2"/>`
  const gems = spots.map(([x, y, r], n) => socket(x!, y!, r!, taken > n))
  return base + gems.join('') + (taken || used ? '' : chip(step.price, 100, 100, 42, payable.includes(0)))
}

/** A price on a dark chip; gold when it can be paid now. */
export function chip(price: readonly Icon[], middle: number, y: number, height: number, payable: boolean): string {
  const width = priceRow(price, 0, 0, height - 6)[1] + 12
  const [row] = priceRow(price, middle - width / 2 + 6, y + 3, height - 6)
  return (
    `<g class="price${payable ? ' payable' : ''}" font-family="Grenze, Georgia, serif" font-weight="800"><rect x="${round(middle - width / 2 - 2)}" y="${y - 2}" width="${round(width + 4)}" height="${height + 4}" rx="12" fill="${payable ? GLOW : INK}"/>` +
    `<rect x="${round(middle - width / 2)}" y="${y}" width="${round(width)}" height="${height}" rx="10" fill="#2a1d12"/>${row}</g>`
  )
}

/** Where the plinths of three steps stand: the last has the longest number. */
const COLUMNS = [
  { x: 12, w: 55, top: 100 },
  { x: 68, w: 55, top: 93 },
  { x: 124, w: 65, top: 86 },
] as const
const FOOT = 140

const SPOTS: Record<number, readonly (readonly [number, number, number])[]> = {
  1: [[0.5, -19, 16]],
  2: [
    [0.26, -16, 13.5],
    [0.74, -16, 13.5],
  ],
  3: [
    [0.22, -14, 12.5],
    [0.78, -14, 12.5],
    [0.5, -34, 12.5],
  ],
}

/** Three plinths that rise with the number of gems they give; the cheapest is on the left. */
function stair(steps: readonly GemStep[], { taken = 0, used = false, payable = [] }: GemState): string {
  const fired = taken ? steps.findIndex((step) => step.gems >= taken) : -1
  return steps
    .map((step, n) => {
      const { x, w, top } = COLUMNS[n] ?? COLUMNS[2]
      const lit = n === fired
      const gems = (SPOTS[step.gems] ?? SPOTS[1]!).map(([dx, dy, r], each) =>
        socket(x + w * dx, top + dy, r, lit && taken > each),
      )
      const price = taken || used ? '' : stepPrice(step, x, w, payable.includes(n))
      return `<g${(taken || used) && !lit ? ' opacity=".5"' : ''}>${plinth(x, top, w, payable.includes(n))}${gems.join('')}${price}</g>`
    })
    .join('')
}

function plinth(x: number, top: number, w: number, payable: boolean): string {
  return (
    `<path d="M${x} ${top}h${w}v${FOOT - top}h-${w}z" fill="${payable ? '#4b3413' : '#2c1f13'}" stroke="${payable ? GLOW : INK}" stroke-width="${payable ? 4 : 2.4}"/>` +
    `<path d="M${x - 1} ${top - 5}h${w + 2}v8h-${w + 2}z" fill="#e8d2a0" stroke="${INK}" stroke-width="2"/>`
  )
}

function stepPrice(step: GemStep, x: number, w: number, payable: boolean): string {
  const width = priceRow(step.price, 0, 0, 35)[1]
  const [row] = priceRow(step.price, x + (w - width) / 2, 103, 35)
  return `<g class="price${payable ? ' payable' : ''}">${row}</g>`
}

/** A socket in the stone: dark and empty, or lit in aqua. */
export function socket(x: number, y: number, r: number, lit: boolean): string {
  const points = [
    [0, -1],
    [0.95, -0.31],
    [0.59, 0.81],
    [-0.59, 0.81],
    [-0.95, -0.31],
  ].map(([px, py]) => `${round(px! * r * 1.1)} ${round(py! * r * 1.1)}`)
  const halo = lit ? `<circle class="halo" r="${round(r * 2)}" fill="url(#td-halo)"/>` : ''
  const gem = lit
    ? put('gem-lit', -r * 0.86, -r * 0.8, r * 1.72)
    : put('gem-unlit', -r * 0.74, -r * 0.68, r * 1.48, '#e6d2a8')
  return `<g class="socket${lit ? ' lit' : ''}" transform="translate(${round(x)} ${round(y)})">${halo}<path d="M${points.join('L')}z" fill="${lit ? '#0b3f3b' : '#2a1f15'}" stroke="${INK}" stroke-width="${round(r * 0.17)}"/>${gem}</g>`
}

/** The touch area of a step, on a tile of 200. */
export function stepBox(count: number, step: number): Box {
  if (count === 1) return { x: 52, y: 44, w: 96, h: 100 }
  const { x, w } = COLUMNS[step] ?? COLUMNS[2]
  return { x: x - 1, y: 44, w: w + 2, h: FOOT - 42 }
}
