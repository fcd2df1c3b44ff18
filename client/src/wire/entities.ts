/** Applies the server's entities to a store, by their keys. */

import type {
  AdventurerView,
  ChamberView,
  ChapterView,
  ClockView,
  DepotView,
  DieView,
  EdgeView,
  Entity,
  PieceView,
  PileView,
  QuestionView,
  SeatView,
  TableView,
  TileView,
} from '../generated/wire.ts'

export interface Entities {
  table: TableView | undefined
  clock: ClockView | undefined
  depot: DepotView | undefined
  readonly seats: Map<number, SeatView>
  readonly adventurers: Map<number, AdventurerView>
  readonly dice: Map<number, DieView>
  readonly questions: Map<number, QuestionView>
  readonly chambers: Map<string, ChamberView>
  /** The tiles of the pile that this seat may see. */
  readonly tiles: Map<number, TileView>
  readonly edges: Map<string, EdgeView>
  readonly pieces: Map<string, PieceView>
  readonly piles: Map<string, PileView>
  readonly chapters: Map<string, ChapterView>
}

type ByKey = Record<string, Entity>

/** By the part before the colon of a key. */
const NUMBERED = {
  seat: 'seats',
  adventurer: 'adventurers',
  die: 'dice',
  question: 'questions',
  tile: 'tiles',
} as const
const NAMED = { chamber: 'chambers', edge: 'edges', piece: 'pieces', pile: 'piles', chapter: 'chapters' } as const

/** Sets new or changed entities, each complete, and removes those with the keys in `gone`. */
export function change(store: Entities, set: ByKey, gone: readonly string[] = []): void {
  for (const key of gone) remove(store, key)
  for (const [key, entity] of Object.entries(set)) put(store, key, entity)
}

/** Replaces the whole state: entities that are not in `set` are removed. */
export function replace(store: Entities, set: ByKey): void {
  for (const kind of Object.values({ ...NUMBERED, ...NAMED })) store[kind].clear()
  store.table = store.clock = store.depot = undefined
  change(store, set)
}

function put(store: Entities, key: string, entity: Entity): void {
  if (entity.type === 'TableView') store.table = entity
  else if (entity.type === 'ClockView') store.clock = entity
  else if (entity.type === 'DepotView') store.depot = entity
  else shelf(store, key)?.set(name(key), entity)
}

function remove(store: Entities, key: string): void {
  shelf(store, key)?.delete(name(key))
}

/** The map of this key; undefined for a kind that this client does not know. */
function shelf(store: Entities, key: string): Map<string | number, Entity> | undefined {
  const kind = key.slice(0, key.indexOf(':'))
  const found = kind in NUMBERED ? NUMBERED[kind as keyof typeof NUMBERED] : NAMED[kind as keyof typeof NAMED]
  return found && (store[found] as Map<string | number, Entity>)
}

function name(key: string): string | number {
  const text = key.slice(key.indexOf(':') + 1)
  return key.slice(0, key.indexOf(':')) in NUMBERED ? Number(text) : text
}
