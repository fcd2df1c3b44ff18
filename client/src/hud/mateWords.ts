/** The words about a team-mate, one or two. */

import { t } from '../words/words.svelte.ts'
import type { Mate } from './team.ts'

/** What this team-mate needs from the others now; '' if nothing. */
export function callOf(mate: Mate, isCalling: boolean): string {
  if (mate.isMe) return ''
  if (mate.isAllLocked && !mate.keepsMasks) return t('temple-all-locked')
  return isCalling ? t('temple-calls-help', { name: mate.name }) : ''
}

/** The state of a team-mate; '' if there is nothing to say. */
export function noteOf(mate: Mate, isCountdown: boolean): string {
  if (mate.isOut) return t('temple-mate-out')
  if (mate.presence === 'dropped') return t('temple-mate-dropped')
  if (mate.presence === 'steered') return t('temple-mate-steered')
  if (isCountdown) return t(mate.isSafe ? 'temple-mate-safe' : 'temple-mate-unsafe')
  if (mate.isMe) return t('temple-mate-you')
  if (mate.keepsMasks) return t('temple-mate-keeps-masks')
  return mate.isWithMe ? t('temple-mate-here') : ''
}
