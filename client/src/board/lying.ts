/** Things on the temple besides adventurers: tokens in their chambers, passages through walls, and what adventurers wear. */

import { known } from '../chapters/known.svelte.ts'
import { PIECE_AT } from '../generated/wire.ts'
import type { EdgeView, PieceView } from '../generated/wire.ts'
import { beside, cellKey } from './scene.ts'
import type { Laid, Standing } from './scene.ts'

/** In units of 200 for a tile; `x`, `y` is the middle of the thing. `kind` is its pile if it lies face down. */
export interface Lying {
  key: string
  kind: string
  x: number
  y: number
  inStrip: boolean
}

export interface Passage {
  key: string
  x: number
  y: number
  turn: number
}

/** Worn by an adventurer, around its feet. */
export interface Worn {
  key: string
  kind: string
  who: Standing
}

/** A passage to the north or south keeps clear of the price in the corner. */
const ASIDE = 20
/** The strip: pieces without a fixed place lie in a row along the foot of their chamber, from the left. */
const STRIP = { x: 24, y: 172, step: 32 } as const

const kindOfPlace = (at: number): number => at >> 10
const numberOf = (at: number): number => at & 1023

export function lyingPieces(laid: readonly Laid[], pieces: Iterable<[string, PieceView]>): Lying[] {
  const tiles = new Map(laid.map((chamber) => [chamber.tile, chamber]))
  const strips = new Map<number, number>()
  return [...pieces].flatMap(([key, view]) => {
    const { at } = view
    const kind = lookOf(view)
    const place = placeOf(at)
    const chamber = place < 0 ? undefined : tiles.get(place >> 1)
    if (!chamber) return []
    const token = known.tokens[kind]
    const [x, y] = token
      ? token.spot(chamber, known.halves[chamber.kind]?.places(chamber.turn).feet[place & 1])
      : nextInStrip(strips, chamber.tile)
    return [{ key, kind, x: chamber.x * 200 + x, y: chamber.y * 200 + y, inStrip: !token }]
  })
}

/** The key of its token: its kind, or the kind of its back. */
export const lookOf = ({ kind = '', back = '' }: Pick<PieceView, 'kind' | 'back'>): string => kind || back

/** The place that a piece lies at, -1 if it lies elsewhere. A piece on a tile counts as in the front half. */
function placeOf(at: number): number {
  if (kindOfPlace(at) === PIECE_AT.at_place) return numberOf(at)
  return kindOfPlace(at) === PIECE_AT.at_tile ? 2 * numberOf(at) : -1
}

function nextInStrip(strips: Map<number, number>, tile: number): readonly [number, number] {
  const number = strips.get(tile) ?? 0
  strips.set(tile, number + 1)
  return [STRIP.x + number * STRIP.step, STRIP.y]
}

/** The passages. A passage is shown while both chambers lie there; if one has vanished it leads nowhere. */
export function passages(laid: readonly Laid[], edges: Iterable<[string, EdgeView]>): Passage[] {
  const cells = new Set(laid.map(cellKey))
  return [...edges].flatMap(([key, edge]) => {
    const beyond = beside(edge, edge.side)
    if (!cells.has(cellKey(edge)) || !cells.has(cellKey(beyond))) return []
    const isUpright = edge.side & 1
    return [
      {
        key,
        x: (edge.x + beyond.x) * 100 + 100 + (isUpright ? 0 : ASIDE),
        y: (edge.y + beyond.y) * 100 + 100,
        turn: isUpright * 90,
      },
    ]
  })
}

/** What adventurers wear: pieces that lie before their players, each kind once. */
export function wornBy(standing: readonly Standing[], pieces: Iterable<PieceView>): Worn[] {
  const owned = [...pieces].filter(({ at, kind = '' }) => known.worn[kind] && kindOfPlace(at) === PIECE_AT.at_seat)
  const found = owned.flatMap(({ at, kind = '' }) =>
    standing.filter((who) => who.seat === numberOf(at)).map((who) => ({ key: `${who.figure} ${kind}`, kind, who })),
  )
  return found.filter((each, n) => found.findIndex((other) => other.key === each.key) === n)
}
