/** Small habits of this player that the browser keeps. */

import { kept } from '../wire/kept.ts'

const KEY = 'shortcuts'

class Wishes {
  /** Single keys do things. Whoever talks to the computer may not want that. */
  hasShortcuts = $state.raw(kept.read(KEY, true))

  setShortcuts(on: boolean): void {
    this.hasShortcuts = on
    kept.write(KEY, on)
  }
}

export const wishes = new Wishes()
