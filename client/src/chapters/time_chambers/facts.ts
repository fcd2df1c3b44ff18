/** The public notes of the chapter: which glass runs where, the chambers that wait for it, and what is forbidden. */

import { BAN_NAMES, BANS, TRIALS } from '../../generated/chapters/time_chambers.ts'
import { DIE_AT } from '../../generated/wire.ts'
import type { Icon } from '../../generated/wire.ts'
import { iconsOf } from '../../play/prices.ts'
import type { TableStore } from '../../wire/table.ts'
import type { BanName } from './signs.ts'

type Store = Pick<TableStore, 'chapters' | 'chambers' | 'dice'>

export interface Trial {
  tasks: readonly string[]
  dice: readonly number[]
  gems: readonly number[]
}

/** A glass that runs: its chamber, the part it is at, and its start and end. */
export interface Sand {
  tile: number
  part: number
  turnedAt: number
  endsAt: number
}

function noted(store: Store, key: string): readonly number[] {
  const value = store.chapters.get('time_chambers')?.notes[key]
  return Array.isArray(value) ? value : []
}

function figure(store: Store, key: string, usual: number): number {
  const value = store.chapters.get('time_chambers')?.notes[key]
  return typeof value === 'number' ? value : usual
}

function sand([tile = -1, part = 0, turnedAt = 0, endsAt = -1]: readonly number[]): Sand | undefined {
  return tile < 0 ? undefined : { tile, part, turnedAt, endsAt }
}

export const green = (store: Store): Sand | undefined => sand(noted(store, 'green_sand'))
export const blue = (store: Store): Sand | undefined => sand(noted(store, 'blue_sand'))
export const greenQueue = (store: Store): readonly number[] => noted(store, 'green_sand_queue')
export const blueQueue = (store: Store): readonly number[] => noted(store, 'blue_sand_queue')

export const banName = (number: number): BanName | undefined => BAN_NAMES[number] || undefined
export const ban = (store: Store): BanName | undefined => banName(figure(store, 'ban_now', 0))

/** What will be forbidden at the next slam, and until when. */
export function slamBan(store: Store): { name: BanName; from: number; until: number } | undefined {
  const [number = 0, from = 0, until = 0] = noted(store, 'slam_ban')
  const name = banName(number)
  return name && { name, from, until }
}

/** The chamber of a task for which too few dice are left; -1 if there are enough. */
export const outOfReach = (store: Store): number => figure(store, 'out_of_reach', -1)

export const kindOf = (store: Store, tile: number): string => store.chambers.get(String(tile))?.kind ?? ''
export const trialOf = (kind: string): Trial | undefined => (TRIALS as Record<string, Trial>)[kind]
export const pairOf = (kind: string): readonly [BanName, BanName] | undefined =>
  (BANS as Record<string, readonly [BanName, BanName]>)[kind]

/** What must be shown now in this chamber; empty if all is done. */
export const taskOf = (kind: string, solved: number): Icon[] => iconsOf(trialOf(kind)?.tasks[solved] ?? '')

/** The seats whose dice lie on this chamber, one entry for each die. */
export function offerers(store: Store, tile: number): number[] {
  const where = (DIE_AT.tile << 10) | tile
  return [...store.dice.values()].filter((die) => die.where === where).map((die) => die.holder)
}
