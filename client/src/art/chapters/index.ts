/** All drawings of the chapters beyond the base game. They come in a chunk of their own, and are known once they are taught. */

import { CHAPTER_CHAMBERS } from '../../generated/chapters.ts'
import { CHAMBERS } from '../../generated/pieces.ts'
import { FEATURES } from '../features.ts'
import { lore } from '../lore.ts'
import { badges } from './badges.ts'
import { CURSED_FACES } from './cursed.ts'
import { EMBLEMS } from './emblems.ts'
import { MORE_FEATURES } from './features.ts'
import { ILLUSION_FACES } from './illusions.ts'
import { halfMarks, halvesOf } from './halves.ts'
import { SPECIAL_FACES } from './special.ts'
import { WONDER_FACES } from './wonders.ts'

export function teach(): void {
  Object.assign(CHAMBERS, CHAPTER_CHAMBERS)
  Object.assign(lore.faces, CURSED_FACES, ILLUSION_FACES, SPECIAL_FACES, WONDER_FACES)
  Object.assign(lore.emblems, EMBLEMS)
  Object.assign(FEATURES, MORE_FEATURES)
  Object.assign(lore, { badges, halves: halvesOf, halfMarks })
}
