/** How the card of a chapter looks on the screen of the table; it is available before the chapter itself is loaded. */

import type { IconName } from '../art/icons.ts'
import type { Pile } from './chapter.ts'

export interface Look {
  icon: IconName
  /** Of the stone behind the card. */
  colour: string
  /** The order of cards, lowest first: the chapters that change a game most. */
  place: number
  /** Where it lays cards before players: the temple keeps room for them from the first moment on. */
  cards?: readonly Pile['place'][]
  /** It changes little: it has a small tile with its name, below the cards of the others. */
  isSmall?: boolean
  /** The gongs do not follow the soundtrack. */
  keepsTime?: boolean
  /** It belongs to the classic temple, which tables can choose. */
  isClassic?: boolean
}

const LOOKS = import.meta.glob<{ default: Look }>('./*/look.ts', { eager: true })
const PLAIN: Look = { icon: 'quest-marker', colour: '#6a5238', place: 1000 }

/** The names of all chapters that have a look, also of those without a card at the table. */
export const withLook: readonly string[] = Object.keys(LOOKS).map((path) => path.split('/')[1] ?? '')

export function lookOf(name: string): Look {
  return LOOKS[`./${name}/look.ts`]?.default ?? PLAIN
}

/** In the order of display; chapters without a place come last. */
export function inOrder<T extends { name: string }>(modules: readonly T[]): T[] {
  return modules.toSorted((one, other) => lookOf(one.name).place - lookOf(other.name).place)
}
