/** The public notes of the chapter, and the parts of its quests. */

import type { ChamberView, Icon } from '../../generated/wire.ts'
import { PIECE_AT } from '../../generated/wire.ts'
import { COSTS } from '../../generated/chapters/quests.ts'
import { kindOfPlace, numberOf } from '../../events/reading.ts'
import { contributing } from '../../play/prices.ts'
import type { Situation } from '../../play/situation.ts'
import type { TableStore } from '../../wire/table.ts'
import { known } from '../known.svelte.ts'

/** How many walls of the obelisk take a gem tile. */
export const WALLS = 3
/** Which sides these are before the turn, north first. */
export const WALLED = [0, 1, 3] as const

type Store = Pick<TableStore, 'chapters' | 'chambers' | 'pieces' | 'piles' | 'seats'>

function noted(store: Store, key: string): number | string | number[] | undefined {
  return store.chapters.get('quests')?.notes[key]
}

function number(store: Store, key: string, otherwise: number): number {
  const value = noted(store, key)
  return typeof value === 'number' ? value : otherwise
}

/** The number of quests in this game, discovered or not. */
export const inAll = (store: Store): number => number(store, 'quests_in_all', 0)
/** The seat that last gave a die to the altar; -1 for none. */
export const giver = (store: Store): number => number(store, 'altar_giver', -1)
/** The ghost's distance from home; 0 while there is no ghost, -1 if no way leads there. */
export const stepsHome = (store: Store): number => number(store, 'ghost_steps', 0)
/** A mask of the obelisk's sides that are closed in, before its turn. */
export const closedSides = (store: Store): number => number(store, 'closed_sides', 0)

/** Whether all dice in play are too few for the task of this chamber. */
export function isShortOfDice(store: Store, tile: number): boolean {
  const tiles = noted(store, 'short_of_dice')
  return Array.isArray(tiles) && tiles.includes(tile)
}

/** Quest chambers in the temple, in the order in which they were discovered. */
export function found(store: Store): [number, ChamberView][] {
  return [...store.chambers].flatMap(([key, view]) =>
    known.chambers[view.kind ?? '']?.isQuest ? [[Number(key), view] as [number, ChamberView]] : [],
  )
}

export const isDone = ({ done = 0, asked = 0 }: Pick<ChamberView, 'done' | 'asked'>): boolean =>
  asked > 0 && done >= asked

/** The icons of the task that lies face up on this tile; empty if none does. */
export function openTask(store: Store, tile: number): readonly Icon[] {
  const lying = [...store.pieces.values()].find(
    ({ at, kind = '' }) =>
      kindOfPlace(at) === PIECE_AT.at_place && numberOf(at) >> 1 === tile && known.pieces[kind]?.pile === 'tasks',
  )
  return known.pieces[lying?.kind ?? '']?.lift ?? []
}

export const masksAsked = (store: Store): number => store.seats.size * COSTS.tree.length

/** Golden masks that the adventurers in this chamber show and share. */
export function masksShown(situation: Situation, tile: number): number {
  return contributing(situation, 2 * tile).filter(([, { face }]) => face === 'G').length
}
