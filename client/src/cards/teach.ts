/** What the base game learns once the chunk of the other chapters has come. */

import { teach as teachToDraw } from '../art/chapters/index.ts'
import { PIECES } from '../generated/chapters.ts'
import { purse } from '../play/lore.ts'

export function teach(): void {
  teachToDraw()
  for (const [kind, { icons }] of Object.entries(PIECES)) if (icons.length) purse[kind] = icons
}
