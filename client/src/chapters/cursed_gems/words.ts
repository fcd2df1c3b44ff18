/** Gems in words, and the gem that I see. */

import { kindOfPlace, numberOf } from '../../events/reading.ts'
import { PIECE_AT } from '../../generated/wire.ts'
import type { PieceView } from '../../generated/wire.ts'
import type { Stage } from '../../hud/stage.svelte.ts'
import { t } from '../../words/words.svelte.ts'
import { known } from '../known.svelte.ts'
import { isPosition, looksOf, VALUES } from './gems.ts'

const PILE = 'cursed_gems'

/** One feature, as a hint says it. */
export const valueWords = (feature: number, value: number): string => t(`gem-is-${VALUES[feature]?.[value] ?? 'red'}`)

/** All three features. */
export const gemWords = (kind: string): string => (looksOf(kind) ?? []).map((value) => t(`gem-is-${value}`)).join(', ')

/** The position token that I see at this moment, and its place; undefined if I see none. */
export function seenNow({ table }: Pick<Stage, 'table'>): { kind: string; place: number } | undefined {
  const seen = [...table.store.pieces.values()].find(
    ({ at, kind = '' }) => isPosition(kind) && kindOfPlace(at) === PIECE_AT.at_place,
  )
  return seen && { kind: seen.kind ?? '', place: numberOf(seen.at) }
}

/** Gems that still lie before players, by seat. */
export function gemsLeft(pieces: Iterable<PieceView>): Map<number, string> {
  const left = [...pieces].filter(
    ({ at, kind = '' }) => kindOfPlace(at) === PIECE_AT.at_seat && known.pieces[kind]?.pile === PILE,
  )
  return new Map(left.map(({ at, kind = '' }) => [numberOf(at), kind]))
}

/** When this timer of mine ends, in the table's time; -1 if it does not run. */
export function endOf({ table }: Pick<Stage, 'table'>, name: string): number {
  const timer = table.store.clock?.timers.find(([each, , [seat]]) => each === name && seat === table.seat)
  return timer?.[1] ?? -1
}
