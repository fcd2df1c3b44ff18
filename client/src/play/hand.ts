/** My dice as things to look at and to touch. */

import { DIE_AT, MARK } from '../generated/wire.ts'
import type { DieView, Face } from '../generated/wire.ts'
import { has, maskOf } from './masks.ts'
import type { Situation } from './situation.ts'

export interface HandDie {
  id: number
  face: Face
  /** Stays on the table when I roll. */
  kept: boolean
  /** Does not count for joint tasks. */
  heldBack: boolean
  /** Shows a black mask. */
  locked: boolean
  /** Paid for something, or was freed: it is part of the next roll. */
  used: boolean
  /** Shows a face that counts for nothing. */
  isVoid: boolean
  rolling: boolean
  /** A golden mask that could free a player now. */
  golden: boolean
  /** What it lies on if it is not in my hand: `DIE_AT` of `generated/wire.ts`. */
  where: number
}

/** My marks and my roll as I see them; they may be ahead of the server or behind it. */
export interface Look {
  rolling: number
  kept: number | null
  heldBack: number | null
}

const WHERE = 1024

export function ownDice(situation: Situation): [number, DieView][] {
  return [...situation.store.dice]
    .filter(([, die]) => die.holder === situation.seat)
    .sort(([one], [other]) => one - other)
}

export function seenDice(situation: Situation, look: Look): HandDie[] {
  const canFree = situation.options.some((option) => option.verb === 'free')
  return ownDice(situation).map(([id, die]) => seen(id, die, look, canFree))
}

function seen(id: number, die: DieView, look: Look, canFree: boolean): HandDie {
  const marks = die.marks ?? 0
  const where = Math.floor((die.where ?? 0) / WHERE)
  const rolling = has(look.rolling, id)
  const shows = where === DIE_AT.hand && die.face !== '.' && !rolling
  return {
    id,
    face: die.face,
    kept: look.kept === null ? (marks & MARK.kept) !== 0 : has(look.kept, id),
    heldBack: look.heldBack === null ? (marks & MARK.held_back) !== 0 : has(look.heldBack, id),
    locked: shows && die.face === 'B',
    used: where === DIE_AT.hand && die.face === '.',
    isVoid: (marks & MARK.void) !== 0,
    rolling,
    golden: shows && canFree && die.face === 'G' && !(marks & MARK.void),
    where,
  }
}

/** My dice with this mark, as the server has it. */
export function marked(situation: Situation, mark: number): number {
  return maskOf(ownDice(situation).flatMap(([id, die]) => ((die.marks ?? 0) & mark ? [id] : [])))
}

/** The dice that can have a mark: those that show a face I could keep. */
export function markable(dice: HandDie[]): number {
  const able = dice.filter((die) => die.where === DIE_AT.hand && !die.used && die.face !== 'B')
  return maskOf(able.map((die) => die.id))
}
