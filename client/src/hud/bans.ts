/** When a ban is said in words, and whether it outlasts the slam that comes. */

import type { Ban } from '../chapters/chapter.ts'
import type { Moment } from './timeline.ts'

/** It is said in its first and its last moments, and whenever somebody runs into it. */
const FIRST_MS = 4000
const LAST_MS = 3000
const AGAIN_MS = 2500

export function secondsLeft(ban: Ban | undefined, now: number): number {
  return ban ? Math.max(0, Math.ceil((ban.endsAt - now) / 1000)) : 0
}

export function isSaid(ban: Ban | undefined, ranIntoAt: number, now: number): boolean {
  if (!ban) return false
  return now - ban.begunAt < FIRST_MS || ban.endsAt - now <= LAST_MS || now - ranIntoAt < AGAIN_MS
}

/** The seconds after the coming slam for which this ban still keeps somebody outside; 0 for none. */
export function bannedAfterSlam(ban: Ban | undefined, moment: Moment | undefined, now: number): number {
  const isSlamComing = moment?.isCountdown && moment.coming === 'slam'
  return ban && isSlamComing ? Math.max(0, Math.ceil((ban.endsAt - now - moment.comingIn) / 1000)) : 0
}
