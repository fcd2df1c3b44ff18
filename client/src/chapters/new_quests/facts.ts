/** The public notes of the chapter, and the parts of its quests. */

import { PREFERENCE } from '../../generated/wire.ts'
import type { Stage } from '../../hud/stage.svelte.ts'
import type { TableStore } from '../../wire/table.ts'
import { ON_HONOUR } from '../curses/facts.ts'

/** The places of the constellation in the order of the list; with fewer players, the first of them. */
export const PLACES = ['constellation', 'start', 'three-gems', 'one-gem', 'exit'] as const

type Store = Pick<TableStore, 'chapters'>

const noted = (store: Store, key: string): number | string | number[] | undefined =>
  store.chapters.get('new_quests')?.notes[key]

function list(store: Store, key: string): readonly number[] {
  const value = noted(store, key)
  return Array.isArray(value) ? value : []
}

function has(store: Store, key: string, seat: number): boolean {
  const value = noted(store, key)
  return typeof value === 'number' && seat >= 0 && ((value >> seat) & 1) === 1
}

/** For each place the seat that fills it, -1 for none; empty while the quest is not known, or is done. */
export const filled = (store: Store): readonly number[] => list(store, 'stars_filled')
/** The place that a seat is sent to, by number; -1 if it may be anywhere. */
export const sentTo = (store: Store, seat: number): number => list(store, 'stars_sent')[seat] ?? -1

/** The tile where that is; -1 if no such chamber lies in the temple. */
export const goalOf = (store: Store, seat: number): number => list(store, 'stars_goals')[seat] ?? -1

/** The seat that this seat is bound to; -1 for none. */
export const partnerOf = (store: Store, seat: number): number => list(store, 'bond_partners')[seat] ?? -1
export const isTied = (store: Store, seat: number): boolean => has(store, 'dice_tied', seat)

/** The seats whose pulse this seat has to feel now. */
export function pulsesFor(store: Store, seat: number): number[] {
  return list(store, 'bond_partners').flatMap((partner, bound) =>
    partner === seat && has(store, 'pulse_due', bound) ? [bound] : [],
  )
}

/** Whether the screen asks this player to hold the rune, and it is not held. */
export function isRuneLoose({ cards, table, variants }: Stage): boolean {
  const prefs = table.store.seats.get(table.seat)?.prefs ?? 0
  const isFree = prefs & (PREFERENCE.gentle | PREFERENCE.holding) || variants.includes(ON_HONOUR)
  return !isFree && cards.shelf.some(({ kind }) => kind === 'magic_bonds')
}
