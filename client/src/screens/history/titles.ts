/** The title of a game: the temple of its day, its challenge, its preset, or its chapters. */

import { challengeOf } from '../../chapters/challenges/challenges.ts'
import { listed } from '../../words/listed.ts'
import { kebab } from '../../words/sayings.ts'
import { hasWords, t } from '../../words/words.svelte.ts'
import { isBad, isSame, type Mix, readMix } from '../mix.ts'
import { ALWAYS, seatMakers } from '../modules.ts'
import { MODULES } from '../../generated/pieces.ts'
import { offered } from '../presets.ts'
import type { PlayedGame } from '../played.ts'

/** Up to this many chapters are named; the others are counted. */
const NAMED = 2
const PLAIN = 'first'

/** The mix of a link; undefined if it cannot be read, or has names that are not known here any more. */
export function mixAt(link: string): Mix | undefined {
  const found = link ? readMix(link.split('/').slice(2)) : undefined
  return found && !isBad(found) ? found : undefined
}

export function gameTitle({ day, mix, chapters }: PlayedGame): string {
  if (day) return t('home-last-day')
  const found = mixAt(mix)
  return found ? mixTitle(found) : chaptersTitle(chapters)
}

export function mixTitle(mix: Mix): string {
  const challenge = challengeOf(mix)
  if (challenge) return challengeTitle(challenge.id)
  const plain = {
    ...mix,
    difficulty: 'normal',
    modules: mix.modules.filter((name) => !seatMakers(MODULES, [name]).length),
  }
  const preset = offered().find(({ id, mix: other }) => id !== PLAIN && isSame(other, plain))
  return preset ? t(`table-preset-${preset.id}`) : chaptersTitle(mix.modules)
}

export function challengeTitle(id: string): string {
  return t('home-last-challenge', { id })
}

function chaptersTitle(chapters: readonly string[]): string {
  const names = (chapters.length ? chapters : [ALWAYS]).map(moduleName)
  const more = names.length - NAMED
  return more > 1 ? t('home-last-chapters', { names: names.slice(0, NAMED).join(', '), more }) : listed(names)
}

/** A chapter that is not known here any more keeps the name in its game. */
function moduleName(name: string): string {
  const id = `table-module-${kebab(name)}`
  return hasWords(id) ? t(id) : name
}
