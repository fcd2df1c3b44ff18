/** Moments of a story in words. */

import type { Moment, Story } from '../../generated/wire.ts'
import { kebab } from '../../words/sayings.ts'
import { t } from '../../words/words.svelte.ts'

type NameOf = (seat: number) => string

export function momentWords(story: Story, moment: Moment, nameOf: NameOf): string {
  const seat = moment.seat ?? -1
  const args = {
    count: moment.count ?? 0,
    ...(seat >= 0 ? { name: nameOf(seat) } : {}),
    ...(moment.mate === undefined ? {} : { mate: nameOf(moment.mate) }),
  }
  return t(idOf(story, moment, seat), args)
}

/** Some moments have other words when they are about one player alone, or depending on their reason. */
function idOf(story: Story, moment: Moment, seat: number): string {
  const id = `end-moment-${kebab(moment.kind)}`
  if (moment.kind === 'ended' && story.reason !== 'collapse') return `${id}-${kebab(story.reason)}`
  return ['late', 'ended'].includes(moment.kind) && seat >= 0 ? `${id}-one` : id
}
