/** How a game ended, in a headline and a line below it. */

import type { Story } from '../../generated/wire.ts'
import { kebab } from '../../words/sayings.ts'
import { t } from '../../words/words.svelte.ts'
import { clockTime, toSpare } from '../story.ts'

type NameOf = (seat: number) => string
const LONG_S = 60

/** What is known before the story is loaded: whether the team won, why the game ended, and who is still inside. */
export interface Outcome {
  won: boolean
  reason: string
  players: number
  inside: number[]
}

export function headline({ won, reason, players, inside }: Outcome, nameOf: NameOf): string {
  if (won) return players === 1 ? t('end-won-alone') : t('end-won')
  if (reason === 'gave_up') return t('end-gave-up')
  if (inside.length === 0) return t('end-undone')
  if (players === 1) return t('end-kept-you')
  if (inside.length === 1) return t('end-kept-one', { name: nameOf(inside[0]!) })
  return inside.length === players ? t('end-kept-all') : t('end-kept-some', { count: inside.length })
}

export function subline(story: Story, nameOf: NameOf): string {
  return (story.won ? wonLine(story) : lostLine(story, nameOf)).filter(Boolean).join(' ')
}

function wonLine(story: Story): string[] {
  const seconds = toSpare(story)
  const players = t('end-tally-players', { players: story.figures.length })
  const gems = t('end-tally-gems', { gems: story.gems })
  const spare =
    seconds < 0
      ? t('end-no-clock')
      : seconds >= LONG_S
        ? t('end-spare-long', { time: clockTime(seconds * 1000) })
        : t('end-spare', { seconds })
  return [spare, t('end-tally', { players, gems })]
}

function lostLine(story: Story, nameOf: NameOf): string[] {
  const players = story.figures.length
  const out = players > 1 && story.kept.length > 0 ? t('end-out', { count: players - story.kept.length }) : ''
  const atDoor = story.kept.find((each) => each.at_exit)
  if (atDoor && story.reason === 'collapse')
    return [out, t('end-at-door', { name: nameOf(atDoor.seat), keys: atDoor.keys_short })]
  return [out, t(`end-why-${kebab(story.reason === 'gave_up' ? 'gave_up' : story.why)}`)]
}

export function shareLine(story: Story): string {
  const players = story.figures.length
  const time = clockTime(story.ended_at)
  if (!story.won) return t('end-share-lost', { out: players - story.kept.length, players })
  return players === 1 ? t('end-share-won-alone', { time }) : t('end-share-won', { time, players, gems: story.gems })
}
