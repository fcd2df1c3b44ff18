/** The random choices for one plan. */

import type { Chosen } from '../screens/numbers.ts'
import { numbersOf, valueOf } from '../screens/numbers.ts'
import { drawn, handsFor, isHand, type Luck } from './dealing.ts'
import { counts, picks, type Plan } from './plan.ts'

export interface Dealt {
  /** Chambers, by the chapter that picks them. */
  picked: Record<string, string[]>
  /** Cards, by their pile: one for each player. */
  hands: Record<string, string[]>
}

export function dealtFor(plan: Plan, luck: Luck): Dealt {
  const there = new Set(counts(plan, 'piece').keys())
  const hands = [...counts(plan, 'dealt').keys()].filter(isHand)
  return {
    picked: Object.fromEntries(
      picks(plan).map(({ group, pool }) => [group, drawn(pool, numberFor(plan, group), luck)]),
    ),
    hands: Object.fromEntries(hands.map((pile) => [pile, handsFor(plan.players, pile, there, luck)])),
  }
}

/** The number of the challenge, or the one that the table has chosen. */
function numberFor(plan: Plan, group: string): number {
  if (plan.challenge) return counts(plan, 'number').get(group) ?? 0
  const chosen: readonly Chosen[] = plan.mix.numbers ?? []
  const choice = numbersOf(group).find(({ name }) => name === group)
  return choice ? valueOf(choice, chosen) : 0
}

/** Whether earlier random choices still fit this plan. */
export function fits(dealt: Dealt, plan: Plan): boolean {
  const other = dealtFor(plan, () => 0)
  const isAsMany = (one: Record<string, string[]>, two: Record<string, string[]>): boolean =>
    Object.keys(one).length === Object.keys(two).length &&
    Object.entries(one).every(([name, kinds]) => kinds.length === two[name]?.length)
  const inPool = picks(plan).every(({ group, pool }) => dealt.picked[group]?.every((kind) => pool.includes(kind)))
  return isAsMany(dealt.picked, other.picked) && isAsMany(dealt.hands, other.hands) && inPool
}
