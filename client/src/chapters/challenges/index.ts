/** The challenges: a complete set-up at a table, and its result. Their screen is linked from the first page. */

import { listed } from '../../words/listed.ts'
import { t } from '../../words/words.svelte.ts'
import type { Chapter } from '../chapter.ts'
import Banner from './Banner.svelte'
import { challengeOf, numberIn, partOf, settingsFor } from './challenges.ts'
import Prize from './Prize.svelte'
import { progress } from './progress.ts'
import { nameOf, partWords } from './words.ts'

export default {
  Banner,
  Prize,
  setsDifficulty: () => t('challenges-fixed'),
  tie: (module, settings) => {
    const challenge = challengeOf(settings)
    if (!challenge) return ''
    const part = partOf(challenge, module)
    if (part === 'own') return t('challenges-card-own', { name: nameOf(challenge) })
    return part === 'free' ? t('challenges-card-free') : t('challenges-card-foreign')
  },
  setsNumbers: numberIn,
  next: (settings, { won, seats }) => {
    const challenge = challengeOf(settings)
    const next = challenge && won ? progress.next(challenge) : undefined
    if (!next) return undefined
    const title = t('challenges-next', { name: nameOf(next) })
    return { title, note: listed(partWords(next)), settings: settingsFor(next, seats) }
  },
} satisfies Chapter
