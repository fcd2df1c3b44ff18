/**
 * A whole line of the temple that slides: the meaning of the target of the gears, the outcome, and the chambers that
 * would be cut off.
 */

import {
  beside,
  type Cell,
  cellKey,
  type Laid,
  layOut,
  opposite,
  type Preview,
  previewed,
  STEPS,
} from '../../board/scene.ts'
import { chamberAt, placeOf, type Situation } from '../../play/situation.ts'
import type { EdgeView } from '../../generated/wire.ts'
import type { ChangedWay } from '../../hud/tool/ways.ts'
import type { TableStore } from '../../wire/table.ts'

export interface Slide {
  isRow: boolean
  line: number
  /** East or south: 1; west or north: -1. */
  step: 1 | -1
}

/** The number of the line through the centre. */
const CENTRE = 128
const STAY: ReadonlyMap<never, never> = new Map<never, never>()
const EAST = 1
const SOUTH = 2

export const slideOf = (target: number): Slide => ({
  isRow: !(target & 2),
  line: (target >> 2) - CENTRE,
  step: target & 1 ? 1 : -1,
})

/** The side that the line moves to, from 0 north to 3 west. */
export function sideOf({ isRow, step }: Slide): number {
  return isRow ? (step > 0 ? EAST : EAST + 2) : step > 0 ? SOUTH : 0
}

/** The target that slides the line through this cell to this side. */
export function targetAt({ x, y }: Cell, side: number): number {
  const isRow = side % 2 === 1
  const isOn = side === EAST || side === SOUTH
  return ((CENTRE + (isRow ? y : x)) << 2) | (isRow ? 0 : 2) | Number(isOn)
}

export const isInLine = ({ isRow, line }: Slide, { x, y }: Cell): boolean => (isRow ? y : x) === line

const slid = (slide: Slide, cell: Cell): Cell => (isInLine(slide, cell) ? beside(cell, sideOf(slide)) : cell)

/** The cell whose row and column can be chosen: my own, or the last one that was touched. */
export const anchor = $state({ x: 0, y: 0 })

/** My own row; if it cannot slide, the first target. */
export function first(targets: readonly number[], situation: Situation): number {
  const here = chamberAt(situation, placeOf(situation, situation.seat))
  if (here) Object.assign(anchor, { x: here.x, y: here.y })
  return (
    [EAST, SOUTH, 3, 0].map((side) => targetAt(anchor, side)).find((target) => targets.includes(target)) ?? targets[0]!
  )
}

export function slidingPreview(target: number, { store }: Pick<Situation, 'store'>): Preview {
  const slide = slideOf(target)
  const moved = [...store.chambers].filter(([, chamber]) => isInLine(slide, chamber))
  return { chambers: new Map(moved.map(([key, chamber]) => [key, slid(slide, chamber)])), places: STAY }
}

/** The difference between a cell's number and that of the one south of it, in the events of the rules. */
const ROW = 211

/** The way of a tile to this cell: x and y of the cell before and of this one. */
export function wayTo(cell: number, side: number): number[] {
  const y = Math.floor((cell + (ROW - 1) / 2) / ROW)
  const x = cell - ROW * y
  const { x: fromX, y: fromY } = beside({ x, y }, opposite(side))
  return [fromX, fromY, x, y]
}

/** Cells that are occupied now and would be empty. */
export function leftBehind(target: number, { store }: Pick<Situation, 'store'>): Cell[] {
  const slide = slideOf(target)
  const before = [...store.chambers.values()].filter((chamber) => isInLine(slide, chamber))
  const after = new Set(before.map((chamber) => cellKey(slid(slide, chamber))))
  return before.filter((chamber) => !after.has(cellKey(chamber))).map(({ x, y }) => ({ x, y }))
}

/** Seats whose adventurers would move along. */
export function riders(target: number, situation: Situation): number[] {
  const slide = slideOf(target)
  return [...situation.store.seats.keys()].filter((seat) => {
    const chamber = chamberAt(situation, placeOf(situation, seat))
    return chamber !== undefined && isInLine(slide, chamber)
  })
}

// ------------------------------------------------------------------ chambers that would be cut off
/** The kinds of chambers, start or exit, that an adventurer could walk to now and could not afterwards. */
export function cutOff(target: number, situation: Situation & { store: TableStore }): string[] {
  const { store } = situation
  const edges = [...store.edges.values()]
  const before = layOut(store.chambers)
  const after = layOut(previewed(store.chambers, slidingPreview(target, situation)))
  const slide = slideOf(target)
  const tiles = [...store.seats.keys()].map((seat) => placeOf(situation, seat) >> 1).filter((tile) => tile >= 0)
  return ['exit', 'start'].filter((kind) => {
    const goal = before.find((chamber) => chamber.kind === kind)?.tile ?? -1
    return tiles.some(
      (tile) =>
        reach(before, edges, tile).has(goal) &&
        !reach(
          after,
          edges.map((edge) => along(slide, edge)),
          tile,
        ).has(goal),
    )
  })
}

/** A passage between two chambers of the line moves with them; any other stays at its edge. */
function along(slide: Slide, edge: EdgeView): EdgeView {
  const comes = isInLine(slide, edge) && isInLine(slide, beside(edge, edge.side))
  return comes ? { ...edge, ...slid(slide, edge) } : edge
}

// ------------------------------------------------------------------ ways that open and close
/** Ways between two chambers, named by both: all ways within the line move along. */
export function slidWays(target: number, { store }: { store: TableStore }): ChangedWay[] {
  const slide = slideOf(target)
  const edges = [...store.edges.values()]
  const was = joined(layOut(store.chambers), edges)
  const after = layOut(previewed(store.chambers, slidingPreview(target, { store })))
  const is = joined(
    after,
    edges.map((edge) => along(slide, edge)),
  )
  const keys = [...new Set([...was.keys(), ...is.keys()])].filter((key) => was.has(key) !== is.has(key))
  const changed = keys.map((key) => ({ ...(is.get(key) ?? was.get(key))!, opens: is.has(key) }))
  // If one way closes and another opens between the same two, only the open way counts.
  const inOrder = changed.sort((one, other) => Number(one.opens) - Number(other.opens))
  return [...new Map(inOrder.map((way) => [`${way.x}.${way.y}`, way])).values()]
}

/** The middle of each wall with a way through it, by the tiles on its two sides. */
function joined(laid: readonly Laid[], edges: readonly EdgeView[]): Map<string, { x: number; y: number }> {
  const leads = leading(laid, edges)
  return new Map(
    laid.flatMap((chamber) =>
      [EAST, SOUTH].flatMap((side) => {
        const other = leads(chamber, side)
        if (!other) return []
        const at = { x: (chamber.x + other.x) * 100 + 100, y: (chamber.y + other.y) * 100 + 100 }
        return [[[chamber.tile, other.tile].sort((one, two) => one - two).join('.'), at] as const]
      }),
    ),
  )
}

/** The chamber that a way leads to on this side of another. */
function leading(laid: readonly Laid[], edges: readonly EdgeView[]): (from: Laid, side: number) => Laid | undefined {
  const at = new Map(laid.map((chamber) => [cellKey(chamber), chamber]))
  const extra = new Set(
    edges.flatMap((edge) => [
      `${cellKey(edge)}.${edge.side}`,
      `${cellKey(beside(edge, edge.side))}.${opposite(edge.side)}`,
    ]),
  )
  return (from, side) => {
    const other = at.get(cellKey(beside(from, side)))
    const isOpen = ((from.openings >> side) & ((other?.openings ?? 0) >> opposite(side)) & 1) === 1
    return isOpen || extra.has(`${cellKey(from)}.${side}`) ? other : undefined
  }
}

/** The tiles that can be reached on foot from this one. */
function reach(laid: readonly Laid[], edges: readonly EdgeView[], from: number): Set<number> {
  const leads = leading(laid, edges)
  const met = new Set([from])
  const open = laid.filter(({ tile }) => tile === from)
  for (const chamber of open) {
    for (const [side] of STEPS.entries()) {
      const other = leads(chamber, side)
      if (!other || met.has(other.tile)) continue
      met.add(other.tile)
      open.push(other)
    }
  }
  return met
}
