/** The marks on a replay's bar: which moments have one, how it looks, and which are left out without room. */

import type { IconName } from '../art/icons.ts'
import type { Moment, Story } from '../generated/wire.ts'
import type { Recording } from './recording.ts'

/** The groups of marks that a switch shows or hides. */
export const GROUPS = ['find', 'gem', 'rescue', 'loss'] as const
export type Group = (typeof GROUPS)[number]

export const GROUP_ICONS: Record<Group, IconName> = {
  find: 'stairway',
  gem: 'gem-lit',
  rescue: 'golden-mask',
  loss: 'cross',
}

interface Kind {
  /** A mark without a group is always shown. */
  group?: Group
  icon: IconName
  /** If two would touch, the one of higher rank stays. */
  rank: number
}

const KINDS: Record<string, Kind> = {
  found: { group: 'find', icon: 'stairway', rank: 1 },
  gems: { group: 'gem', icon: 'gem-lit', rank: 2 },
  first_gem: { group: 'gem', icon: 'gem-lit', rank: 2 },
  freed: { group: 'rescue', icon: 'golden-mask', rank: 3 },
  gift: { group: 'rescue', icon: 'gift', rank: 3 },
  rescued: { group: 'rescue', icon: 'golden-mask', rank: 3 },
  all_locked: { group: 'loss', icon: 'black-mask', rank: 3 },
  late: { group: 'loss', icon: 'cross', rank: 4 },
  no_dice: { group: 'loss', icon: 'cross', rank: 4 },
  fate: { icon: 'fate', rank: 5 },
  exit_found: { group: 'find', icon: 'exit', rank: 6 },
  sealed: { icon: 'forbid', rank: 6 },
  out: { icon: 'starting-disc', rank: 7 },
  first_out: { icon: 'starting-disc', rank: 7 },
  last_out: { icon: 'starting-disc', rank: 7 },
  ended: { icon: 'skull', rank: 7 },
}
/** From this many gems at once, a mark has a higher rank. */
const MANY_GEMS = 3

export interface Mark {
  moment: Moment
  /** The table's time. */
  at: number
  icon: IconName
  group: Group | undefined
  rank: number
  /** Discoveries and losses are square, all others are round. */
  isSquare: boolean
}

/** All moments of the story that have a mark, in order. */
export function marksOf(story: Story, recording: Recording): Mark[] {
  return story.moments.flatMap((moment) => {
    const kind = KINDS[moment.kind]
    if (!kind) return []
    const rank = kind.group === 'gem' && (moment.count ?? 0) >= MANY_GEMS ? 5 : kind.rank
    const isSquare = kind.group === 'find' || kind.group === 'loss'
    return [{ moment, at: recording.timeAt(moment.at ?? 0), icon: kind.icon, group: kind.group, rank, isSquare }]
  })
}

/** The marks that fit on a bar of this width, each at least `gap` from the next; higher ranks stay. */
export function fitting(marks: readonly Mark[], whole: number, width: number, gap: number): Mark[] {
  const chosen: Mark[] = []
  const apart = (gap * whole) / Math.max(1, width)
  for (const mark of [...marks].sort((one, other) => other.rank - one.rank || one.at - other.at))
    if (chosen.every((each) => Math.abs(each.at - mark.at) >= apart)) chosen.push(mark)
  return chosen.sort((one, other) => one.at - other.at)
}

/** The nearest mark after this time, or before it. */
export function neighbour(marks: readonly Mark[], time: number, by: 1 | -1): Mark | undefined {
  return by > 0 ? marks.find(({ at }) => at > time) : marks.findLast(({ at }) => at < time)
}

/** The last mark up to this time. */
export function latest(marks: readonly Mark[], time: number): Mark | undefined {
  return marks.findLast(({ at }) => at <= time)
}
