/** Open questions: the question, my possible answers, who has answered, and the time left. */

import type { Question } from '../chapters/chapter.ts'
import { known } from '../chapters/known.svelte.ts'
import type { DieView, OptionView, QuestionView } from '../generated/wire.ts'

export const NO = 0
export const YES = 1

export interface OpenQuestion {
  id: number
  kind: string
  /** My legal answers, the usual one first; empty if I have answered or only watch. */
  choices: number[]
  /** My answer, if I have given one. */
  mine: number | undefined
  voters: { seat: number; answer: number | undefined }[]
  dueAt: number
  /** The kind of answers: yes and no, the numbers of things, or plain numbers. */
  answers: Question['answers'] | 'numbers'
  args: number[]
}

interface Asking {
  questions: ReadonlyMap<number, QuestionView>
  dice: ReadonlyMap<number, DieView>
  clock?: { stopped_at: number } | undefined
}

/** Questions that have a card on the screen, those that wait for me first. */
export function openQuestions(
  { questions, dice, clock }: Asking,
  options: readonly OptionView[],
  me: number,
): OpenQuestion[] {
  const isTimeOut = (clock?.stopped_at ?? -1) >= 0
  return [...questions]
    .filter(([, question]) => question.due_at >= 0 && concerns(question, me))
    .filter(([, { kind }]) => !isTimeOut || known.questions[kind]?.isForTimeOut)
    .map(([id, question]) => opened(id, question, options, me, dice))
    .filter(
      ({ kind, answers, choices }) => !known.questions[kind]?.isElsewhere && (answers === 'vote' || choices.length > 0),
    )
    .sort((one, other) => Number(other.choices.length > 0) - Number(one.choices.length > 0) || one.dueAt - other.dueAt)
}

function concerns(question: QuestionView, me: number): boolean {
  return me < 0 || (question.asked & (1 << me)) !== 0
}

function opened(
  id: number,
  question: QuestionView,
  options: readonly OptionView[],
  me: number,
  dice: ReadonlyMap<number, DieView>,
): OpenQuestion {
  const choices = options.find((option) => option.verb === 'answer' && option.about === id)?.targets ?? []
  const kind = kindMeant(question.kind, choices, dice)
  return {
    id,
    kind,
    choices,
    mine: question.answers[me],
    voters: seatsOf(question.asked).map((seat) => ({ seat, answer: question.answers[seat] })),
    dueAt: question.due_at,
    answers: question.need === 0 ? 'vote' : (known.questions[kind]?.answers ?? guessed(choices)),
    args: question.args,
  }
}

function kindMeant(kind: string, choices: readonly number[], dice: ReadonlyMap<number, DieView>): string {
  return Object.entries(known.questions).find(([, { isMeant }]) => isMeant?.(kind, choices, dice))?.[0] ?? kind
}

/** Before its chapter is loaded, a question with the answers 0 and 1 is treated as yes or no. */
function guessed(choices: readonly number[]): 'vote' | 'numbers' {
  return choices.length === 2 && choices.includes(NO) && choices.includes(YES) ? 'vote' : 'numbers'
}

function seatsOf(mask: number): number[] {
  const seats: number[] = []
  for (let seat = 0; mask >> seat; seat += 1) if ((mask >> seat) & 1) seats.push(seat)
  return seats
}
