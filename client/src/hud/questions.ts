/** Open questions as cards: what is asked, what I may answer, who has answered, and how long it stays. */

import { DIE_AT } from '../generated/wire.ts'
import type { DieView, OptionView, QuestionView } from '../generated/wire.ts'

export const NO = 0
export const YES = 1

export interface Card {
  id: number
  kind: string
  /** My legal answers, the usual one first; none if I have answered or only watch. */
  choices: number[]
  /** What I answered, if I did. */
  mine: number | undefined
  voters: { seat: number, answer: number | undefined }[]
  dueAt: number
  isBallot: boolean
  args: number[]
}

/** Questions whose answers are numbers of things, which may happen to be 0 and 1. */
const CHOICES: readonly string[] = ['which_die', 'soul', 'catch', 'lost_treasure']

/** Votes are yes or no for everybody; anything else is a choice of mine. */
const isBallot = (question: QuestionView, choices: readonly number[]): boolean =>
  question.need === 0 || question.kind === 'request' || (choices.length === 2 && choices.includes(NO) && choices.includes(YES) && !CHOICES.includes(question.kind))

interface Asking { questions: ReadonlyMap<number, QuestionView>, dice: ReadonlyMap<number, DieView> }

export function cards({ questions, dice }: Asking, options: readonly OptionView[], me: number): Card[] {
  return [...questions]
    .filter(([, question]) => question.due_at >= 0 && concerns(question, me))
    .map(([id, question]) => renamed(card(id, question, options, me), dice))
    .filter((each) => each.isBallot || each.choices.length > 0)
    .sort((one, other) => Number(other.choices.length > 0) - Number(one.choices.length > 0) || one.dueAt - other.dueAt)
}

function concerns(question: QuestionView, me: number): boolean {
  return me < 0 || (question.asked & (1 << me)) !== 0
}

/** A die that lies on a card is broken, not lost. */
function renamed(asked: Card, dice: ReadonlyMap<number, DieView>): Card {
  const where = dice.get(asked.choices[0] ?? -1)?.where ?? 0
  return asked.kind === 'which_die' && where >> 10 === DIE_AT.card ? { ...asked, kind: 'broken_die' } : asked
}

function card(id: number, question: QuestionView, options: readonly OptionView[], me: number): Card {
  const choices = options.find((option) => option.verb === 'answer' && option.about === id)?.targets ?? []
  return {
    id,
    kind: question.kind,
    choices,
    mine: question.answers[me],
    voters: seatsOf(question.asked).map((seat) => ({ seat, answer: question.answers[seat] })),
    dueAt: question.due_at,
    isBallot: isBallot(question, choices),
    args: question.args,
  }
}

function seatsOf(mask: number): number[] {
  const seats: number[] = []
  for (let seat = 0; mask >> seat; seat += 1) if ((mask >> seat) & 1) seats.push(seat)
  return seats
}
