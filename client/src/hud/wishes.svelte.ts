/** Settings of this player that the browser stores. */

import { kept } from '../wire/kept.ts'

const SHORTCUTS = 'shortcuts'
const LEFT_HANDED = 'left_handed'

class Wishes {
  /** Shortcuts of a single key. They can disturb players with speech input. */
  hasShortcuts = $state.raw(kept.read(SHORTCUTS, true))
  /** The buttons that a thumb touches most are on the other side. */
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
