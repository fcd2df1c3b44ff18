/** The public notes of the chapter, and what follows from them. */

import { kindOfPlace, numberOf } from '../../events/reading.ts'
import { DIE_AT, PIECE_AT } from '../../generated/wire.ts'
import type { TableStore } from '../../wire/table.ts'
import { NAMES, type SignName, signOf } from './signs.ts'

export type Store = Pick<TableStore, 'chapters' | 'chambers' | 'pieces' | 'dice'>

/** The calendar board. Spaces are numbered from 1; before the first is the arrow. */
export interface Track {
  pawn: number
  spaces: readonly SignName[]
  /** The spaces with a bar behind them; none on the eternal side. */
  bars: readonly number[]
  /** The additional keys that the exit costs, by the pawn's space; empty on the eternal side. */
  keys: readonly number[]
}

export function trackOf(store: Store): Track | undefined {
  const notes = store.chapters.get('calendar')?.notes
  const pawn = notes?.['pawn_at']
  if (typeof pawn !== 'number') return undefined
  const listed = (key: string): readonly number[] => (Array.isArray(notes?.[key]) ? notes[key] : [])
  return {
    pawn,
    spaces: listed('track_signs').map((number) => NAMES[number] ?? 'sun'),
    bars: listed('track_bars'),
    keys: listed('track_keys'),
  }
}

export const isCursed = ({ bars }: Track): boolean => bars.length > 0

/** The sign that moves the pawn next; undefined at the end. */
export const wanted = ({ pawn, spaces }: Track): SignName | undefined => spaces[pawn]

/** How often the door has slammed. */
export function slams(store: Store): number {
  const number = store.chapters.get('base')?.notes['slams']
  return typeof number === 'number' ? number : 0
}

/**
 * The next slam that has a bar, and how many steps the pawn needs to pass it; undefined if it has passed or no slam
 * comes.
 */
export function nextBar(track: Track, store: Store): { slam: number; steps: number } | undefined {
  const slam = slams(store) + 1
  const bar = track.bars[slam - 1]
  // The last bar belongs to the collapse, which takes no dice.
  if (bar === undefined || slam >= track.bars.length || track.pawn > bar) return undefined
  return { slam, steps: bar + 1 - track.pawn }
}

/** The additional keys of the exit that this space shows: only spaces where the number changes show it. */
export function keysOn({ keys }: Track, space: number): number {
  const [here = 0, next = 0] = [keys[space], keys[space + 1]]
  return space > 0 && here !== next ? here : 0
}

/** The tile of the calendar chamber; -1 while it is not discovered. */
export function chamberOf(store: Store): number {
  return Number([...store.chambers].find(([, { kind }]) => kind === 'calendar')?.[0] ?? -1)
}

/** A calendar tile on a chamber. */
export interface Bearer {
  tile: number
  place: number
  sign: SignName
}

export function bearers(store: Store): Bearer[] {
  return [...store.pieces.values()]
    .flatMap(({ at, kind = '' }) => {
      const sign = signOf(kind)
      const place = numberOf(at)
      return sign && kindOfPlace(at) === PIECE_AT.at_place ? [{ tile: place >> 1, place, sign }] : []
    })
    .sort((one, other) => one.tile - other.tile)
}

/** The holders of dice that the calendar took: dice on its chamber, or set aside until it is discovered. */
export function depositors(store: Store): number[] {
  const tile = chamberOf(store)
  const aside = store.chapters.get('calendar')?.notes['dice_aside']
  return [...store.dice.values()].flatMap(({ where = 0, holder }) => {
    const isThere = kindOfPlace(where) === DIE_AT.tile && numberOf(where) === tile
    return isThere || (where > 0 && where === aside) ? [holder] : []
  })
}
