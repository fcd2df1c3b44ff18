/**
 * The focus moves from cell to cell in the direction of the arrow key; if no cell is adjacent, to the nearest one in
 * that direction.
 */

import { STEPS, cellKey } from './scene.ts'
import type { Cell } from './scene.ts'

export const ARROWS: Record<string, number> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 }

export function nextCell(cells: readonly Cell[], from: Cell, side: number): Cell | undefined {
  const { x, y } = STEPS[side & 3]!
  const ahead = cells.flatMap((cell) => {
    const [dx, dy] = [cell.x - from.x, cell.y - from.y]
    const forward = dx * x + dy * y
    const aside = Math.abs(dx * y) + Math.abs(dy * x)
    return forward > 0 ? [{ cell, cost: forward + 3 * aside }] : []
  })
  ahead.sort((one, other) => one.cost - other.cost || cellKey(one.cell).localeCompare(cellKey(other.cell)))
  return ahead[0]?.cell
}

export function cellOf(text: string | undefined): Cell | undefined {
  const [x, y] = (text ?? '').split('.').map(Number)
  return x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y) ? undefined : { x, y }
}
