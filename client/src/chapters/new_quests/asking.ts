/** Requests for help: those of other players to me, and my own. */

import type { OpenQuestion } from '../../hud/questions.ts'
import type { QuestionView } from '../../generated/wire.ts'
import { t } from '../../words/words.svelte.ts'
import type { Question } from '../chapter.ts'

/** The engine's kind of question, and its numbers for deeds. */
const REQUEST = 'request'
const WORDS: Readonly<Record<number, string>> = { 1: 'moves', 2: 'draws', 3: 'lights', 5: 'leaves', 9: 'climbs' }

export const HELPING: Question = {
  answers: 'vote',
  isMeant: (kind) => kind === REQUEST,
  asker: ({ args: [seat = -1, deed = 0] }: OpenQuestion, nameOf) => ({
    seat,
    words: WORDS[deed]
      ? t(`temple-ask-mind-control-${WORDS[deed]}`, { name: nameOf(seat) })
      : t('temple-ask-mind-control'),
  }),
}

export interface Asked {
  dueAt: number
  /** No player can help: it happens automatically. */
  isAlone: boolean
}

/** The request of this seat. Only the asked players know who asks, so no other request can be mistaken for mine. */
export function myRequest(
  questions: ReadonlyMap<number, QuestionView>,
  seat: number,
  isUnderControl: boolean,
): Asked | undefined {
  if (!isUnderControl || seat < 0) return undefined
  const open = [...questions.values()].filter(({ kind }) => kind === REQUEST)
  const alone = open.find(({ asked }) => asked === 1 << seat)
  if (alone) return { dueAt: alone.due_at, isAlone: true }
  const sent = open.find(({ asked }) => !((asked >> seat) & 1))
  return sent && { dueAt: sent.due_at, isAlone: false }
}
