/** How the card of a chapter looks on the screen of the table: known to everybody, before the chapter itself is fetched. */

import type { IconName } from '../art/icons.ts'
import type { Pile } from './chapter.ts'

export interface Look {
  icon: IconName
  /** Of the stone behind it. */
  colour: string
  /** What changes a game most is offered first: lower numbers come before higher ones. */
  place: number
  /** The cards that it lays before players: the temple keeps room for them from the first moment on. */
  cards?: readonly Pile['place'][]
  /** It changes little: a tile with its name, below the cards of the others. */
  isSmall?: boolean
  /** The gongs do not keep to the soundtrack. */
  keepsTime?: boolean
  /** It belongs to the classic temple, which tables are offered. */
  isClassic?: boolean
}

const LOOKS = import.meta.glob<{ default: Look }>('./*/look.ts', { eager: true })
const PLAIN: Look = { icon: 'quest-marker', colour: '#6a5238', place: 1000 }

/** The names of all chapters that have a look, also of those that no table chooses by a card. */
export const withLook: readonly string[] = Object.keys(LOOKS).map((path) => path.split('/')[1] ?? '')

export function lookOf(name: string): Look {
  return LOOKS[`./${name}/look.ts`]?.default ?? PLAIN
}

/** As they are shown; what has no place of its own comes last. */
export function inOrder<T extends { name: string }>(modules: readonly T[]): T[] {
  return modules.toSorted((one, other) => lookOf(one.name).place - lookOf(other.name).place)
}
