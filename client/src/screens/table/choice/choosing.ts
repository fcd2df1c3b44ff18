/** The roles of all seats at a table: the free ones, the chosen ones, and random ones. */

import type { Chapter, Role } from '../../../chapters/chapter.ts'
import { known } from '../../../chapters/known.svelte.ts'
import type { TableView } from '../../../generated/wire.ts'
import { kept } from '../../../wire/kept.ts'
import { type Seat, seated } from '../lobby.ts'

/** The two choices by name, and the roles of all chapters in play. */
export interface Choosing {
  role: string
  card: string
  roles: Record<string, Role>
}

/** A role and one of its cards. */
export interface Pick {
  who: string
  card: string
}

const LAST = 'role'

/** Undefined if no chapter at the table has such a choice. */
export function choosingIn(chapters: readonly Chapter[]): Choosing | undefined {
  const choice = chapters.find((chapter) => chapter.choice)?.choice
  return (
    choice && {
      ...choice,
      roles: Object.assign({}, ...chapters.map(({ roles = {} }) => roles)) as Record<string, Role>,
    }
  )
}

/** The choice of a seat; an empty word will be random. */
export function pickOf({ choices = {} }: { choices?: Record<string, string> }, { role, card }: Choosing): Pick {
  return { who: choices[role] ?? '', card: choices[card] ?? '' }
}

/** The owners of the roles, without the seat that chooses. */
export function ownersOf(table: TableView, choosing: Choosing, seat: number): Map<string, Seat> {
  const others = seated(table).filter((each) => each.seat !== seat)
  return new Map(others.map((each) => [pickOf(each, choosing).who, each] as const).filter(([who]) => who))
}

export const needsCompany = (kind: string): boolean => known.pieces[kind]?.company ?? false

/** A random free role, with a card that is of use here. `chance` is at least 0 and less than 1. */
export function surprise(
  { roles }: Choosing,
  owners: ReadonlyMap<string, unknown>,
  isAlone: boolean,
  chance: () => number = Math.random,
): Pick {
  const free = Object.keys(roles).filter((who) => !owners.has(who))
  const who = drawn(free, chance)
  const cards = Object.entries(roles[who]?.cards ?? {})
  const useful = cards.filter(([, kind]) => !(isAlone && needsCompany(kind)))
  return { who, card: drawn(useful.length ? useful : cards, chance)?.[0] ?? '' }
}

function drawn<T>(all: readonly T[], chance: () => number): T {
  return all[Math.floor(chance() * all.length)]!
}

/** My last role: it is proposed, not chosen. */
export const lastPick = (): Pick => kept.read<Pick>(LAST, { who: '', card: '' })
export const keepPick = (pick: Pick): void => kept.write(LAST, pick)
