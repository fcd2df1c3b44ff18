/** What the lobby shows of a table: its players, whom it waits for, and its settings. */

import type { ChairView, Settings, TableView } from '../../generated/wire.ts'
import { EXTRA_GEMS, MODULES, PACES, SOUNDTRACKS } from '../../generated/pieces.ts'
import type { IconName } from '../../art/icons.ts'
import { lookOf } from '../../chapters/look.ts'
import { t } from '../../words/words.svelte.ts'

export interface Seat extends ChairView {
  seat: number
}

export function seats(table: TableView): Seat[] {
  return table.chairs.map((chair, seat) => ({ ...chair, seat }))
}

export function seated(table: TableView): Seat[] {
  return seats(table).filter((chair) => chair.kind !== 'nobody')
}

/** Other people who are not ready yet; when the last of them is, the game begins. */
export function awaited(table: TableView, me: number): Seat[] {
  return seated(table).filter((chair) => chair.kind === 'person' && !chair.ready && chair.seat !== me)
}

/** The seats that wish for each chapter. */
export function wishersOf(table: TableView): Map<string, Seat[]> {
  const found = new Map<string, Seat[]>()
  const all = seats(table)
  for (const [seat, chapter] of table.wishes ?? [])
    if (all[seat]) found.set(chapter, [...(found.get(chapter) ?? []), all[seat]])
  return found
}

export type Difficulty = keyof typeof EXTRA_GEMS
export const DIFFICULTIES = Object.keys(EXTRA_GEMS) as Difficulty[]

/** "Experts +3" */
export function difficultyWords(difficulty: string): string {
  const name = t(`table-difficulty-${difficulty}`)
  const gems = EXTRA_GEMS[difficulty as Difficulty]
  return gems ? t('table-difficulty-extra', { name, gems }) : name
}

export type Pace = keyof typeof PACES
export const PACE_NAMES = Object.keys(PACES) as Pace[]

/** The named pace nearest to a roll time. */
export function paceOf(settings: Settings): Pace {
  const ms = settings.roll_ms ?? PACES.normal
  const distance = (pace: Pace): number => Math.abs(PACES[pace] - ms)
  return PACE_NAMES.reduce((nearest, pace) => (distance(pace) < distance(nearest) ? pace : nearest), 'normal')
}

/** The gongs of a soundtrack; empty if it is chosen at random, or if a module keeps the time. */
export function gongsOf(soundtrack: string, modules: readonly string[] = []): readonly number[] {
  if (modules.some((name) => lookOf(name).keepsTime)) return []
  return SOUNDTRACKS.find((track) => track.id === soundtrack)?.gongs ?? []
}

export interface Tab {
  id: string
  icon: IconName
  title: string
  /** A summary of the tab. */
  note: string
}

/** Players, chapters and settings: on a phone one at a time. */
export function tabsOf(table: TableView, { modules = [], difficulty = 'normal' }: Settings): Tab[] {
  const parts = MODULES.filter(({ name }) => modules.includes(name)).length + 1
  return [
    {
      id: 'team',
      icon: 'team',
      title: t('table-tab-team'),
      note: t('table-some-of', { count: seated(table).length, all: table.chairs.length }),
    },
    { id: 'temple', icon: 'temple', title: t('table-tab-temple'), note: t('table-parts', { count: parts }) },
    { id: 'game', icon: 'settings', title: t('table-tab-game'), note: difficultyWords(difficulty) },
  ]
}
