/**
 * The temple as it lies: where each chamber is, which openings lead somewhere, where each adventurer stands. It is
 * derived only from the store.
 */

import { known } from '../chapters/known.svelte.ts'
import type { AdventurerView, ChamberView, EdgeView, SeatView } from '../generated/wire.ts'
import { colourOf } from '../play/situation.ts'

export interface Cell {
  x: number
  y: number
}

export interface Laid extends Cell {
  key: string
  tile: number
  /** `''` while it is face down. */
  kind: string
  turn: number
  state: number
  gems: number
  used: boolean
  /** A mask of the sides with an opening, as it lies. */
  openings: number
  /** Those of them that meet a neighbour's wall, as a mask. */
  blocked: number
}

export const STEPS: readonly Cell[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]

export const cellKey = ({ x, y }: Cell): string => `${x}.${y}`
export const opposite = (side: number): number => (side + 2) & 3
export const beside = (cell: Cell, side: number): Cell => ({
  x: cell.x + STEPS[side & 3]!.x,
  y: cell.y + STEPS[side & 3]!.y,
})

/** A mask of sides after so many quarter turns clockwise. */
export function turnedSides(sides: number, turn: number): number {
  return ((sides << turn) | (sides >> (4 - turn))) & 15
}

/** The side that a tile was discovered from: where its stairway is. */
export function cameFrom(chamber: Pick<Laid, 'turn'>): number {
  return (2 + chamber.turn) & 3
}

/** The outcome of a deed that is not done yet: the chambers and adventurers that it would move, by their keys. */
export interface Preview {
  chambers: ReadonlyMap<string, Partial<ChamberView>>
  places: ReadonlyMap<number, number>
}

/** The chambers with the changes of the preview. */
export function previewed(
  chambers: Iterable<[string, ChamberView]>,
  preview: Preview | undefined,
): Iterable<[string, ChamberView]> {
  return preview ? [...chambers].map(([key, view]) => [key, { ...view, ...preview.chambers.get(key) }]) : chambers
}

/** All chambers in reading order, north-west first. Screen readers use the same order. */
export function layOut(chambers: Iterable<[string, ChamberView]>, edges: Iterable<EdgeView> = []): Laid[] {
  const laid = [...chambers].map(([key, view]) => place(key, view))
  const at = new Map(laid.map((each) => [cellKey(each), each]))
  const extra = new Set(
    [...edges].flatMap((edge) => [edgeName(edge, edge.side), edgeName(beside(edge, edge.side), opposite(edge.side))]),
  )
  for (const each of laid) each.blocked = blockedSides(each, at, extra)
  return laid.sort((one, other) => one.y - other.y || one.x - other.x)
}

const edgeName = (cell: Cell, side: number): string => `${cellKey(cell)}.${side}`

function place(key: string, view: ChamberView): Laid {
  const kind = view.kind ?? ''
  const openings = turnedSides(known.chambers[kind]?.openings ?? 0, view.turn)
  return {
    key,
    tile: Number(key),
    kind,
    x: view.x,
    y: view.y,
    turn: view.turn,
    state: view.state,
    gems: view.gems ?? 0,
    used: view.used ?? false,
    openings,
    blocked: 0,
  }
}

function blockedSides(chamber: Laid, at: Map<string, Laid>, extra: Set<string>): number {
  return STEPS.reduce((mask, _, side) => mask | (isBlocked(chamber, side, at, extra) ? 1 << side : 0), 0)
}

function isBlocked(chamber: Laid, side: number, at: Map<string, Laid>, extra: Set<string>): boolean {
  const other = at.get(cellKey(beside(chamber, side)))
  if (!((chamber.openings >> side) & 1) || !other?.kind || extra.has(edgeName(chamber, side))) return false
  return !((other.openings >> opposite(side)) & 1)
}

/** Cells where the temple could still grow: empty ones that an opening leads to. */
export function frontier(laid: readonly Laid[]): Cell[] {
  const taken = new Set(laid.map(cellKey))
  const found = new Map<string, Cell>()
  for (const chamber of laid) {
    for (const side of [0, 1, 2, 3]) {
      const cell = beside(chamber, side)
      if ((chamber.openings >> side) & 1 && !taken.has(cellKey(cell))) found.set(cellKey(cell), cell)
    }
  }
  return [...found.values()]
}

export interface Standing {
  figure: number
  seat: number
  colour: number
  place: number
  x: number
  y: number
  size: number
}

/**
 * Where each adventurer stands, in units of 200 for a tile: side by side at the foot of the chamber, closer together if
 * there are more.
 */
export function standings(
  laid: readonly Laid[],
  seats: Iterable<[number, SeatView]>,
  adventurers: ReadonlyMap<number, AdventurerView>,
  preview?: Preview,
): Standing[] {
  const tiles = new Map(laid.map((chamber) => [chamber.tile, chamber]))
  const groups = new Map<number, Standing[]>()
  const views = new Map(seats)
  for (const [seat, view] of views) {
    const at = preview?.places.get(view.figure) ?? adventurers.get(view.figure)?.place ?? -1
    const chamber = tiles.get(at >> 1)
    if (at < 0 || !chamber) continue
    const group = groups.get(at) ?? []
    const feet = known.halves[chamber.kind]?.places(chamber.turn).feet[at & 1]
    const [x, y] = feet ?? FOOT
    group.push({
      figure: view.figure,
      seat,
      colour: colourOf(views, seat),
      place: at,
      x: chamber.x * 200 + x,
      y: chamber.y * 200 + y,
      size: feet ? HALF_SIZE : 0,
    })
    groups.set(at, group)
  }
  return [...groups.values()].flatMap(spread).sort((one, other) => one.figure - other.figure)
}

/** The middle of the feet of a group, and the size of adventurers in a chamber that is divided by a wall. */
const FOOT = [100, 195] as const
const HALF_SIZE = 42

function spread(group: Standing[]): Standing[] {
  const count = group.length
  const size = group[0]!.size || (count > 4 ? 48 : 58)
  const gap = Math.min(46, (size === HALF_SIZE ? 60 : 150) / count)
  return group.map((each, n) => ({
    ...each,
    size,
    x: each.x - size / 2 + (n - (count - 1) / 2) * gap,
    y: each.y - size - (count > 3 && n % 2 ? 14 : 0),
  }))
}

/** The new list with the old objects where nothing changed, so that only changes are drawn again. */
export function shared<T extends object>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (each: T) => string | number,
): T[] {
  const known = new Map(before.map((each) => [keyOf(each), each]))
  return after.map((each) => {
    const old = known.get(keyOf(each))
    return old && sameFields(old, each) ? old : each
  })
}

function sameFields<T extends object>(one: T, other: T): boolean {
  return Object.entries(other).every(([name, value]) => {
    const old = one[name as keyof T]
    return old === value || (Array.isArray(value) && Array.isArray(old) && value.join() === old.join())
  })
}
