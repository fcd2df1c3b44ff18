/** How the end screen shows a story: the chosen moments, their places on the cord, and the best players. */

import type { Figures, Moment, Story } from '../generated/wire.ts'

export interface Mark {
  moment: Moment
  /** The place on the cord, 0 to 1. */
  at: number
  side: 'above' | 'below'
  /** The alignment of the words, so that they stay on the page. */
  lean: 'start' | 'middle' | 'end'
}

/** The cord is as long as the played time, not counting what was left on the clock. */
export function length(story: Story): number {
  return Math.max(story.ended_at, 1)
}

/** The most important moments that fit, in their order; words on one side of the cord keep their distance. */
export function highlights(story: Story, room: number): Mark[] {
  const whole = length(story)
  const gap = 1 / Math.max(1, room)
  const chosen: Moment[] = []
  for (const moment of byWeight(story.moments)) {
    if (chosen.length < room * 2 && fits(moment, chosen, whole, gap)) chosen.push(moment)
  }
  return arranged(
    chosen.sort((a, b) => when(a) - when(b)),
    whole,
    gap,
  )
}

/** The ending cannot be understood without this one. */
const DISCOVERY = 'exit_found'

/** First the ending, then the discovery of the exit, then by importance; passing moments are left out. */
function byWeight(moments: readonly Moment[]): Moment[] {
  const end = moments.at(-1)
  const weightiest = Math.max(0, ...moments.map((moment) => moment.weight))
  const rank = (moment: Moment): number => {
    if (moment === end) return weightiest + 2
    return moment.kind === DISCOVERY ? weightiest + 1 : moment.weight
  }
  const told = moments.filter((moment) => moment.weight > 1 || moment.kind === DISCOVERY)
  return told.toSorted((a, b) => rank(b) - rank(a))
}

export function when(moment: Moment): number {
  return moment.at ?? 0
}

/** At most one neighbour within a gap: the two stand on different sides. */
function fits(moment: Moment, chosen: readonly Moment[], whole: number, gap: number): boolean {
  const all = [...chosen, moment].map((each) => when(each) / whole).sort((a, b) => a - b)
  return (
    all.every((at, index) => index < 2 || at - all[index - 2]! >= gap) &&
    all.every((at, index) => index < 1 || at - all[index - 1]! >= gap / 4)
  )
}

function arranged(moments: readonly Moment[], whole: number, gap: number): Mark[] {
  let side: Mark['side'] = 'below'
  return moments.map((moment) => {
    side = side === 'above' ? 'below' : 'above'
    const at = when(moment) / whole
    return { moment, at, side, lean: at < gap / 2 ? 'start' : at > 1 - gap / 2 ? 'end' : 'middle' }
  })
}

export const COLUMNS = ['rolls', 'black_masks', 'gems', 'freed_mates'] as const
export type Column = (typeof COLUMNS)[number]

/** The highest number of each column, or -1 if all are equal. */
export function best(figures: readonly Figures[]): Record<Column, number> {
  const most = (column: Column): number => {
    const numbers = figures.map((each) => each[column])
    const top = Math.max(0, ...numbers)
    return top > 0 && figures.length > 1 && numbers.some((number) => number < top) ? top : -1
  }
  return {
    rolls: most('rolls'),
    black_masks: most('black_masks'),
    gems: most('gems'),
    freed_mates: most('freed_mates'),
  }
}

/** Minutes and seconds of a time in ms. */
export function clockTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Whole seconds that were left when the last adventurer escaped; -1 in a game without a clock. */
export function toSpare(story: Story): number {
  const collapse = story.countdowns.at(-1)?.[1]
  return collapse === undefined ? -1 : Math.max(0, Math.floor((collapse - story.ended_at) / 1000))
}
