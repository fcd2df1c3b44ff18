/** The current meaning of the chapter's cards and piles, read from the store. */

import type { Stage } from '../../hud/stage.svelte.ts'
import type { OpenQuestion } from '../../hud/questions.ts'
import type { Table } from '../../wire/table.ts'
import { t } from '../../words/words.svelte.ts'
import type { Hush } from '../chapter.ts'
import { known } from '../known.svelte.ts'

const VEIL_LIFTS = 'veil_lifts'
const NOBODY = -1
const NO_TILE = -1

/** Until my own false alarms are over, I must not reveal which are false. */
export function alarmHush({ table }: Stage): Hush | undefined {
  const rings = table.store.clock?.timers.some(([name, , args]) => name === VEIL_LIFTS && args[1] === table.seat)
  return rings ? { kind: 'disinformation', words: t('refused-still-shouting') } : undefined
}

/** The hovering tiles that only their discoverers see. */
export function veiledTiles({ store }: Table): number[] {
  const timers = store.clock?.timers ?? []
  return timers.flatMap(([name, , [tile = NO_TILE]]) => (name === VEIL_LIFTS ? [tile] : []))
}

/** The seat that is searching the pile of chambers; -1 if none. */
export function searcherOf({ store }: Table): number {
  return store.piles.get('tiles')?.locked_by ?? NOBODY
}

/** The search that I have to answer. */
export function mySearch({ questions }: Stage): OpenQuestion | undefined {
  return questions.find(({ kind, choices }) => kind === 'shortcut' && choices.length > 0)
}

/** One kind of chamber in the pile: its name, how many there are, and a tile for the answer. */
export interface Found {
  kind: string
  count: number
  tile: number
  isTop: boolean
}

/** The contents of the pile by kind: the exit first, then chambers with gems, then the others. */
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

/** Seats with the weakest link that would not be safe if the doors slammed now. */
export function linksAtRisk({ team, cards, table }: Stage): number[] {
  return team
    .filter(({ seat, isOut }) => !isOut && cards.of(seat).some(({ kind }) => kind === 'weakest_link'))
    .map(({ seat }) => seat)
    .filter((seat) => !table.store.adventurers.get(table.store.seats.get(seat)?.figure ?? -1)?.safe)
}
