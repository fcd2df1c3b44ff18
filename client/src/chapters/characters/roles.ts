/** The roles of the chapter. */

import type { Role } from '../chapter.ts'
import { BUSTS } from './busts.ts'

const COLOURS: Record<keyof typeof BUSTS, readonly [string, string]> = {
  discoverer: ['#c9973f', '#7a6a34'],
  doc: ['#6fb08c', '#2f6a55'],
  mentalist: ['#5a86d6', '#2b4a86'],
  mechanic: ['#d0663c', '#7d3b23'],
  priest: ['#8d8793', '#45424f'],
  muscleman: ['#5aa068', '#2c6a41'],
}

const role = (who: keyof typeof BUSTS): Role => ({
  bust: BUSTS[who],
  colours: COLOURS[who],
  cards: { permanent: `${who}_permanent`, activatable: `${who}_activatable` },
})

export const ROLES: Record<string, Role> = Object.fromEntries(
  Object.keys(BUSTS).map((who) => [who, role(who as keyof typeof BUSTS)]),
)
