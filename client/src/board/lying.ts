/** What lies on the temple besides adventurers: treasure that nobody has looked at, the chalice, a large torch, passages through walls, chains on those who are trapped. */

import { lore } from '../art/lore.ts'
import { CHAMBERS } from '../generated/pieces.ts'
import { PIECE_AT } from '../generated/wire.ts'
import type { EdgeView, PieceView } from '../generated/wire.ts'
import { beside, cellKey } from './scene.ts'
import type { Laid, Standing } from './scene.ts'

export type What = 'treasure' | 'chalice' | 'torch'

/** In units of 200 for a tile; `x`, `y` is the middle of the thing. */
export interface Lying { key: string, what: What, x: number, y: number }

export interface Passage { key: string, x: number, y: number, turn: number }

/** Where a thing is on its tile. */
interface Spot { x: number, y: number }

const SHAPES: Record<string, What> = { chalice: 'chalice', large_torch: 'torch' }
const RIGHT: Spot = { x: 164, y: 112 }
const LEFT: Spot = { x: 35, y: 116 }
/** A passage to the north or south keeps clear of the price in the corner. */
const ASIDE = 20

const kindOf = (at: number): number => at >> 10
const indexOf = (at: number): number => at & 1023

export function lyingPieces(laid: readonly Laid[], pieces: Iterable<[string, PieceView]>): Lying[] {
  const tiles = new Map(laid.map((chamber) => [chamber.tile, chamber]))
  return [...pieces].flatMap(([key, { at, kind }]) => {
    const place = indexOf(at)
    const chamber = kindOf(at) === PIECE_AT.at_place ? tiles.get(place >> 1) : undefined
    const what = kind ? SHAPES[kind] : 'treasure'
    if (!chamber || !what) return []
    const { x, y } = spotOf(what, chamber, place & 1)
    return [{ key, what, x: chamber.x * 200 + x, y: chamber.y * 200 + y }]
  })
}

function spotOf(what: What, chamber: Laid, half: number): Spot {
  const feet = lore.halves(chamber.kind, chamber.turn)?.feet[half]
  if (feet) return { x: feet[0] + (what === 'chalice' ? 22 : -24), y: feet[1] - 34 }
  if (what === 'treasure') return iconOf(chamber.kind)
  if (what === 'chalice' && chamber.kind === 'treasure_chamber') return { x: 100, y: 92 }
  return what === 'chalice' ? RIGHT : LEFT
}

/** A treasure covers the icon that called for it: the badges stand in a row from the right. */
function iconOf(kind: string): Spot {
  const n = CHAMBERS[kind]?.icons.indexOf('treasure') ?? -1
  return n < 0 ? RIGHT : { x: 171 - n * 45, y: 27 }
}

/** A passage is seen while both chambers lie there; where one has vanished it leads nowhere. */
export function passages(laid: readonly Laid[], edges: Iterable<[string, EdgeView]>): Passage[] {
  const cells = new Set(laid.map(cellKey))
  return [...edges].flatMap(([key, edge]) => {
    const beyond = beside(edge, edge.side)
    if (!cells.has(cellKey(edge)) || !cells.has(cellKey(beyond))) return []
    const isUpright = edge.side & 1
    return [{ key, x: (edge.x + beyond.x) * 100 + 100 + (isUpright ? 0 : ASIDE), y: (edge.y + beyond.y) * 100 + 100, turn: isUpright * 90 }]
  })
}

/** Whoever has a trap before them cannot leave: the adventurer they lead wears a chain. */
export function chained(standing: readonly Standing[], pieces: Iterable<PieceView>): Standing[] {
  const seats = new Set([...pieces].flatMap(({ at, kind }) => (kind === 'trap' && kindOf(at) === PIECE_AT.at_seat ? [indexOf(at)] : [])))
  return standing.filter((each) => seats.has(each.seat))
}
