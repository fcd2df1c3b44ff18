/** My possible deeds, one by one, as things to touch; and the command that does each. */

import { RANKS } from '../chapters/chapter.ts'
import { known } from '../chapters/known.svelte.ts'
import type { Command, Icon, OptionView, Refusal } from '../generated/wire.ts'
import { common, maskOf, numbersIn } from './masks.ts'
import { keyOf, nearby } from './prices.ts'
import { type Asker, chamberAt, placeOf, type Situation } from './situation.ts'

export interface Deed {
  key: string
  verb: string
  target: number
  about: number
  /** The dice that it would use, as a mask. */
  spends: number
  price: Icon[]
  /** The table's time from which it is possible: dice that still roll pay for nothing. */
  at: number
  /** The least and the greatest number of dice that must be named from the pool. */
  pick: [number, number]
  pool: number
  /** It ends the game as lost, so the first touch only warns. */
  loses: boolean
}

/** All except the roll, which the hand does; the likeliest first. */
export function deeds(situation: Situation): Deed[] {
  const prices = new Map(nearby(situation).map((near) => [near.key, near.price]))
  const found = situation.options
    .filter((option) => option.verb !== 'roll')
    .flatMap((option) => each(situation, option, prices))
  return found
    .map((deed, place) => ({ deed, rank: [rank(deed.verb), -urgency(situation, deed), place] }))
    .sort((one, other) => compare(one.rank, other.rank))
    .map(({ deed }) => deed)
}

function each(situation: Situation, option: OptionView, prices: Map<string, Icon[]>): Deed[] {
  const { verb, about = -1, spends = 0, pick = [0, 0], pool = 0, at = 0, loses = false } = option
  const lies = Math.max(at, lyingAt(situation, spends))
  return (option.targets ?? [-1]).map((target) => {
    const key = keyOf(verb, target, about)
    const price = prices.get(key) ?? facesOf(situation, spends)
    return { key, verb, target, about, spends, price, at: lies, pick, pool, loses }
  })
}

function lyingAt(situation: Situation, dice: number): number {
  const thrown = [...situation.store.throws.values()].filter((each) => common(each.dice, dice) > 0)
  return Math.max(0, ...thrown.map((each) => each.readyAt))
}

function facesOf(situation: Situation, dice: number): Icon[] {
  return numbersIn(dice).map((die) => situation.store.dice.get(die)?.face as Icon)
}

function rank(verb: string): number {
  return RANKS.indexOf(known.verbs[verb]?.rank ?? 'other')
}

/** Among deeds of one verb: more gems before fewer, the most locked player before the others. */
function urgency(situation: Situation, deed: Deed): number {
  if (deed.verb === 'activate') return deed.target
  return deed.verb === 'free' ? lockedDice(situation, deed.target) : 0
}

/** Whether it has any use: masks cannot free a player whose dice are free. */
export function isOfUse(situation: Situation, { verb, target }: Pick<Deed, 'verb' | 'target'>): boolean {
  return verb !== 'free' || lockedDice(situation, target) > 0
}

export function lockedDice(situation: Situation, seat: number): number {
  return [...situation.store.dice.values()].filter((die) => die.holder === seat && die.face === 'B' && !die.where)
    .length
}

function compare(one: number[], other: number[]): number {
  const differs = one.findIndex((value, index) => value !== other[index])
  return differs < 0 ? 0 : one[differs]! - other[differs]!
}

/** The side of my chamber that a deed leads to, 0 north to 3 west; -1 if none. */
export function sideOf(situation: Situation, deed: Pick<Deed, 'verb' | 'target'>): number {
  if (deed.verb === 'discover') return deed.target
  if (deed.verb !== 'enter') return -1
  const here = chamberAt(situation, placeOf(situation, situation.seat))
  const there = chamberAt(situation, deed.target)
  if (!here || !there) return -1
  const [east, south] = [there.x - here.x, there.y - here.y]
  return [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ].findIndex(([x, y]) => x === Math.sign(east) && y === Math.sign(south))
}

/** A deed, or the known part of one that is not offered. */
type Asked = Pick<Deed, 'verb'> & Partial<Deed>

/** Does it. Without named dice the server chooses; if some must be named, the first ones of the pool are. */
export function act(session: Asker, deed: Deed, dice = 0): Promise<Refusal | null> {
  return session.do(commandFor(session.seat, deed, dice))
}

export function commandFor(seat: number, deed: Asked, dice = 0): Command {
  const { verb, target = -1, about = -1, pool = 0, pick = [0, 0] } = deed
  const named = dice || maskOf(numbersIn(pool).slice(0, pick[0]))
  const paid = named ? { dice: named } : {}
  switch (verb) {
    case 'enter':
      return { type: 'Enter', seat, to: target, ...(about >= 0 ? { carry: about } : {}), ...paid }
    case 'discover':
      return { type: 'Discover', seat, side: target, ...paid }
    case 'activate':
      return { type: 'ActivateGems', seat, step: target, ...paid }
    case 'escape':
      return { type: 'Escape', seat, ...paid }
    case 'answer':
      return { type: 'Answer', seat, question: about, option: target }
    default:
      return { type: 'Perform', seat, verb, ...(target >= 0 ? { target } : {}), ...paid }
  }
}
