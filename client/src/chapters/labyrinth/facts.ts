/** What the chapter's cards and piles mean at this moment, read from the store. */

import type { Stage } from '../../hud/stage.svelte.ts'
import type { OpenQuestion } from '../../hud/questions.ts'
import type { Table } from '../../wire/table.ts'
import { t } from '../../words/words.svelte.ts'
import type { Hush } from '../chapter.ts'
import { known } from '../known.svelte.ts'

const VEIL_LIFTS = 'veil_lifts'
const NOBODY = -1
const NO_TILE = -1

/** Until my own false alarms are over I must not tell them apart. */
export function alarmHush({ table }: Stage): Hush | undefined {
  const rings = table.store.clock?.timers.some(([name, , args]) => name === VEIL_LIFTS && args[1] === table.seat)
  return rings ? { kind: 'disinformation', words: t('refused-still-shouting') } : undefined
}

/** The tiles in the air that their discoverers alone see. */
export function veiledTiles({ store }: Table): number[] {
  const timers = store.clock?.timers ?? []
  return timers.flatMap(([name, , [tile = NO_TILE]]) => (name === VEIL_LIFTS ? [tile] : []))
}

/** Who has the pile of chambers in hand; -1 for nobody. */
export function searcherOf({ store }: Table): number {
  return store.piles.get('tiles')?.locked_by ?? NOBODY
}

/** The search that waits for me. */
export function mySearch({ questions }: Stage): OpenQuestion | undefined {
  return questions.find(({ kind, choices }) => kind === 'shortcut' && choices.length > 0)
}

/** One kind of chamber in the pile: what it is, how many there are, and a tile to name. */
export interface Found {
  kind: string
  count: number
  tile: number
  isTop: boolean
}

/** What the pile holds, kind by kind: the exit first, then whatever has gems, then the rest. */
export function foundIn(question: OpenQuestion, { store }: Table): Found[] {
  const found = new Map<string, Found>()
  for (const tile of question.choices) {
    const kind = store.tiles.get(tile)?.kind ?? store.chambers.get(String(tile))?.kind ?? ''
    const before = found.get(kind)
    const isTop = tile === question.choices[0]
    found.set(kind, before ? { ...before, count: before.count + 1 } : { kind, count: 1, tile, isTop })
  }
  return [...found.values()].sort((one, other) => weight(other.kind) - weight(one.kind))
}

function weight(kind: string): number {
  const chamber = known.chambers[kind]
  return kind === 'exit' ? 100 : (chamber?.gems.at(-1)?.gems ?? 0) + Number(chamber?.isQuest ?? false)
}

/** Whoever has the weakest link and would not be safe if the doors slammed now. */
export function linksAtRisk({ team, cards, table }: Stage): number[] {
  return team
    .filter(({ seat, isOut }) => !isOut && cards.of(seat).some(({ kind }) => kind === 'weakest_link'))
    .map(({ seat }) => seat)
    .filter((seat) => !table.store.adventurers.get(table.store.seats.get(seat)?.figure ?? -1)?.safe)
}
