/** When a ban is said in words, and whether it lasts beyond the coming slam. */

import type { Ban } from '../chapters/chapter.ts'
import type { Moment } from './timeline.ts'

/** It is said in its first and its last moments, and each time a player tries something it forbids. */
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

/** For how many seconds after the coming slam this ban still applies; 0 for none. */
export function bannedAfterSlam(ban: Ban | undefined, moment: Moment | undefined, now: number): number {
  const isSlamComing = moment?.isCountdown && moment.coming === 'slam'
  return ban && isSlamComing ? Math.max(0, Math.ceil((ban.endsAt - now - moment.comingIn) / 1000)) : 0
}
