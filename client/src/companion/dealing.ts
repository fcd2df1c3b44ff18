/** Random choices before a game with the box: which chambers are picked, and which player gets which card. */

import { type Hand, HANDS } from '../generated/box.ts'

/** Returns a whole number from 0 on, below `n`; tests pass their own function. */
export type Luck = (n: number) => number

export const dice: Luck = (n) => {
  const few = new Uint32Array(1)
  // Numbers that would make the first results more likely are drawn again.
  const fair = 2 ** 32 - (2 ** 32 % n)
  do crypto.getRandomValues(few)
  while (few[0]! >= fair)
  return few[0]! % n
}

export function drawn<T>(pool: readonly T[], number: number, luck: Luck): T[] {
  const rest = [...pool]
  const many = Math.min(number, rest.length)
  return Array.from({ length: many }, () => rest.splice(luck(rest.length), 1)[0]!)
}

/** One card for each player, all of different owners; `there` are the cards of this mix. */
export function handsFor(players: number, pile: string, there: ReadonlySet<string>, luck: Luck): string[] {
  const found = HANDS.filter((hand) => hand.pile === pile && hand.kinds.some((kind) => there.has(kind)))
  return drawn(found, players, luck).map((hand) => oneOf(hand, players, luck))
}

function oneOf({ kinds, alone }: Hand, players: number, luck: Luck): string {
  const fitting = players === 1 && alone.length ? alone : kinds
  return fitting[luck(fitting.length)]!
}

/** Whether cards of this pile have owners. */
export function isHand(pile: string): boolean {
  return HANDS.some((hand) => hand.pile === pile)
}
