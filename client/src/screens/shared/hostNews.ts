/** Who is host now, and what became of the last host: for all at the table and in the temple. */

import type { ChairView, TableView } from '../../generated/wire.ts'
import { t } from '../../words/words.svelte.ts'

/** In words; '' if the host is the same person as before, also on another seat. `seat` is the reader's own. */
export function hostNews(before: TableView | undefined, now: TableView | undefined, seat: number): string {
  const old = before?.chairs[before.host]
  const next = now?.chairs[now.host]
  if (!old || !next || next.kind !== 'person' || isSame(old, next)) return ''
  const is = now.host === seat ? t('common-host-you') : t('common-host-now', { name: next.name })
  return [fateOf(old, now.chairs), is].filter(Boolean).join(' ')
}

/** Chairs have no ids; but no two players of a table have the same colour. */
const isSame = (one: ChairView, other: ChairView): boolean => one.name === other.name && one.colour === other.colour

function fateOf(old: ChairView, chairs: readonly ChairView[]): string {
  const chair = chairs.find((each) => each.kind === 'person' && isSame(old, each))
  if (!chair) return t('common-host-left', { name: old.name })
  return chair.present ? '' : t('common-host-away', { name: old.name })
}
