/** Small habits of this player that the browser keeps. */

import { kept } from '../wire/kept.ts'

const SHORTCUTS = 'shortcuts'
const LEFT_HANDED = 'left_handed'

class Wishes {
  /** Single keys do things. Whoever talks to the computer may not want that. */
  hasShortcuts = $state.raw(kept.read(SHORTCUTS, true))
  /** What a thumb touches most lies on the other side. */
  isLeftHanded = $state.raw(kept.read(LEFT_HANDED, false))

  setShortcuts(on: boolean): void {
    this.hasShortcuts = on
    kept.write(SHORTCUTS, on)
  }

  setLeftHanded(on: boolean): void {
    this.isLeftHanded = on
    kept.write(LEFT_HANDED, on)
  }
}

export const wishes = new Wishes()
