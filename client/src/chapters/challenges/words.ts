/** A challenge in words: its name, its contents, and its results. */

import { kebab } from '../../words/sayings.ts'
import { listed } from '../../words/listed.ts'
import { t } from '../../words/words.svelte.ts'
import { clockTime } from '../../screens/story.ts'
import { type Challenge, isChalice, STEPS } from './challenges.ts'
import type { Standing } from './progress.ts'

/** "3b", and for the last one a name. */
export function nameOf({ id, level }: Challenge): string {
  return STEPS.find((step) => step.level === level)!.challenges.length === 1 ? t('challenges-ultimate') : id
}

export function stepName(level: number): string {
  return t(`challenges-step-${level}`)
}

export function moduleName(module: string): string {
  return t(`table-module-${kebab(module)}`)
}

/** "One quest: the chalice", "3 quests". */
export function questWords(challenge: Challenge): string {
  return isChalice(challenge) ? t('challenges-chalice') : t('challenges-quests', { count: challenge.quests })
}

export function gemWords({ extraGems }: Challenge): string {
  return t('challenges-gems', { count: extraGems })
}

/** Everything that it adds to the base game, each in a few words. */
export function partWords(challenge: Challenge): string[] {
  return [
    ...challenge.ticked.map(moduleName),
    ...(challenge.quests ? [questWords(challenge)] : []),
    ...(challenge.extraGems ? [gemWords(challenge)] : []),
  ]
}

export function stateWords({ best, tries }: Standing): string {
  if (best) return t('challenges-state-passed', { time: clockTime(best.took_ms) })
  return tries ? t('challenges-state-tried') : t('challenges-state-new')
}

/** "3b, not passed, tried. Treasures, one quest and three more gems." */
export function spoken(challenge: Challenge, standing: Standing): string {
  return t('challenges-spoken', {
    name: nameOf(challenge),
    state: stateWords(standing),
    parts: listed(partWords(challenge)),
  })
}
