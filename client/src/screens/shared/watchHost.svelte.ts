/** Says when another player becomes host, during the life of the component or effect that uses it. */

import { untrack } from 'svelte'
import type { Table } from '../../wire/table.ts'
import { hostNews } from './hostNews.ts'

export function watchHost(table: Pick<Table, 'store' | 'seat'>, tell: (words: string) => void): void {
  let before = untrack(() => table.store.table)
  $effect(() => {
    const now = table.store.table
    untrack(() => {
      const words = hostNews(before, now, table.seat)
      if (words) tell(words)
    })
    before = now
  })
}
