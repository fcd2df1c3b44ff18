/** All entities that this seat may see; components can watch each of them separately. */

import { SvelteMap } from 'svelte/reactivity'
import type {
  AdventurerView,
  ChamberView,
  ChapterView,
  ClockView,
  DepotView,
  DieView,
  EdgeView,
  PieceView,
  PileView,
  QuestionView,
  SeatView,
  TableView,
  TileView,
} from '../generated/wire.ts'
import type { Throw } from '../play/situation.ts'
import type { TableStore } from './table.ts'

export class Store implements TableStore {
  table = $state.raw<TableView>()
  clock = $state.raw<ClockView>()
  depot = $state.raw<DepotView>()
  readonly seats = new SvelteMap<number, SeatView>()
  readonly adventurers = new SvelteMap<number, AdventurerView>()
  readonly dice = new SvelteMap<number, DieView>()
  readonly questions = new SvelteMap<number, QuestionView>()
  readonly chambers = new SvelteMap<string, ChamberView>()
  readonly tiles = new SvelteMap<number, TileView>()
  readonly edges = new SvelteMap<string, EdgeView>()
  readonly pieces = new SvelteMap<string, PieceView>()
  readonly piles = new SvelteMap<string, PileView>()
  /** The public notes of chapters. */
  readonly chapters = new SvelteMap<string, ChapterView>()
  /** Each seat's last roll that this client saw, for the dice that still roll. */
  readonly throws = new SvelteMap<number, Throw>()
}
