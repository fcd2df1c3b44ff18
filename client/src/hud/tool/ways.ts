/**
 * The ways that a deed would open and close: a comparison of two layouts of the temple. A way to an empty cell counts
 * too.
 */

import type { EdgeView } from '../../generated/wire.ts'
import { beside, type Cell, cellKey, type Laid, opposite, STEPS } from '../../board/scene.ts'

/** In the middle of a wall, in units of 200 for a tile. */
export interface ChangedWay {
  x: number
  y: number
  opens: boolean
}

const EAST = 1
const SOUTH = 2

export function changedWays(
  before: readonly Laid[],
  after: readonly Laid[],
  edges: Iterable<EdgeView> = [],
): ChangedWay[] {
  const always = new Set([...edges].map((edge) => wallKey(edge, edge.side)))
  const [was, is] = [passages(before), passages(after)]
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter((key) => was.has(key) !== is.has(key))
  return changed
    .filter((key) => !always.has(key))
    .map((key) => ({ ...(is.get(key) ?? was.get(key))!, opens: is.has(key) }))
}

function passages(laid: readonly Laid[]): Map<string, { x: number; y: number }> {
  const at = new Map(laid.map((chamber) => [cellKey(chamber), chamber]))
  const found = laid.flatMap((chamber) =>
    STEPS.flatMap((_, side) =>
      isOpen(chamber, side, at) ? [[wallKey(chamber, side), wallAt(chamber, side)] as const] : [],
    ),
  )
  return new Map(found)
}

/** The next cell is empty, or its chamber is open to this side as well. */
function isOpen(chamber: Laid, side: number, at: ReadonlyMap<string, Laid>): boolean {
  const other = at.get(cellKey(beside(chamber, side)))
  const meets = other ? other.openings >> opposite(side) : 1
  return ((chamber.openings >> side) & meets & 1) === 1
}

/** The same key from both sides of a wall. */
function wallKey(cell: Cell, side: number): string {
  const isSeenFromHere = side === EAST || side === SOUTH
  return isSeenFromHere ? `${cellKey(cell)}.${side}` : `${cellKey(beside(cell, side))}.${opposite(side)}`
}

function wallAt({ x, y }: Cell, side: number): { x: number; y: number } {
  const step = STEPS[side]!
  return { x: x * 200 + 100 + step.x * 100, y: y * 200 + 100 + step.y * 100 }
}
