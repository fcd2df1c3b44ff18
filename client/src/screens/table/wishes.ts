/** The wishes for the next game, of players and of spectators. */

import type { TableView } from '../../generated/wire.ts'
import { listed } from '../../words/listed.ts'
import { kebab } from '../../words/sayings.ts'
import { t } from '../../words/words.svelte.ts'

/** The number of wishes for each chapter, the most first; of all, or only of some seats. */
export function wishedFor({ wishes = [] }: TableView, isMeant = (_seat: number): boolean => true): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [seat, chapter] of wishes) if (isMeant(seat)) counts.set(chapter, (counts.get(chapter) ?? 0) + 1)
  return new Map([...counts].sort(([, one], [, other]) => other - one))
}

/** "Curses 3, The pit 1" */
export function wishWords(table: TableView): string {
  return listed([...wishedFor(table)].map(([name, count]) => `${t(`table-module-${kebab(name)}`)} ${count}`))
}
