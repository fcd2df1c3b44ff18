/** The team's goals, as slots of the rail and as rings on the map. */

import type { Joint, Part } from '../board/joint.ts'
import type { Laid } from '../board/scene.ts'
import { covered } from '../art/marks.ts'
import type { Goal, Goals } from '../chapters/chapter.ts'
import type { Icon } from '../generated/wire.ts'
import { contributing } from '../play/prices.ts'
import { colourOf, seatsAt, type Situation } from '../play/situation.ts'

/** One slot of the rail: a sign and at most four characters. */
export interface Slot {
  key: string
  sign: string
  figure: string
  isDone: boolean
  isUrgent: boolean
  /** The whole state in words. */
  words: string
  /** Short words, if there is room for them. */
  name: string
}

/** Up to this many goals have a slot each; with more, or beside goals of another chapter, all share one. */
const MOST_APART = 2

export function slotsOf({ sign, title, list }: Goals, most = MOST_APART): Slot[] {
  if (list.length <= most) return list.map(slotOf)
  const done = list.filter(({ isDone }) => isDone).length
  const figure = `${done}/${list.length}`
  const words = list.map((goal) => slotOf(goal).words).join('. ')
  const isUrgent = list.some((goal) => goal.isUrgent)
  const all = { key: title, sign, figure, isUrgent, isDone: done === list.length, name: title }
  return list.length ? [{ ...all, words: `${title}: ${figure}. ${words}` }] : []
}

function slotOf({ key, sign, figure, isDone, isUrgent = false, name, progress }: Goal): Slot {
  return { key, sign, figure, isDone, isUrgent, words: `${name}: ${progress}`, name }
}

/** What each seat shows towards goals that need several adventurers together: a ring like that of gems. */
export function goalRings(situation: Situation, goals: readonly Goals[], laid: readonly Laid[]): Joint[] {
  const open = goals.flatMap(({ list }) => list).filter(({ isDone }) => !isDone)
  return ringsFor(situation, open, laid)
}

/** The same for anything that is asked of the adventurers in a chamber. */
export function ringsFor(
  situation: Situation,
  asked: readonly Pick<Goal, 'tile' | 'price'>[],
  laid: readonly Laid[],
): Joint[] {
  return asked.flatMap(({ tile, price = [] }) => {
    const chamber = laid.find((each) => each.tile === tile)
    return chamber && price.length && seatsAt(situation, 2 * tile).length ? ringOf(situation, chamber, price) : []
  })
}

/** How many icons of a price the adventurers in this chamber show together. */
export function shownOf(situation: Situation, tile: number, price: readonly Icon[]): number {
  if (!seatsAt(situation, 2 * tile).length) return 0
  const faces = contributing(situation, 2 * tile).map(([, die]) => die.face as Icon)
  return covered(price, faces).filter(Boolean).length
}

function ringOf(situation: Situation, { key, x, y, tile }: Laid, price: readonly Icon[]): Joint[] {
  const dice = contributing(situation, 2 * tile).map(([, die]) => die)
  const wanted = covered(
    dice.map(({ face }) => face as Icon),
    price,
  )
  const parts = partsOf(
    situation,
    dice.flatMap((die, n) => (wanted[n] ? [die.holder] : [])),
  )
  const have = parts.reduce((sum, part) => sum + part.dice, 0)
  return have ? [{ key, x, y, have, need: price.length, gems: 0, parts }] : []
}

function partsOf(situation: Situation, holders: readonly number[]): Part[] {
  return [...new Set(holders)].map((seat) => ({
    seat,
    colour: colourOf(situation.store.seats, seat),
    dice: holders.filter((each) => each === seat).length,
  }))
}
