/** Small habits of this player that the browser keeps. */

import { kept } from '../wire/kept.ts'

const KEY = 'shortcuts'
const GENTLE = 'gentle'

class Wishes {
  /** Single keys do things. Whoever talks to the computer may not want that. */
  hasShortcuts = $state.raw(kept.read(KEY, true))

  /** Curses of the body in the form that asks for no quick or steady hand. */
  isGentle = $state.raw(kept.read(GENTLE, false))

  setGentle(on: boolean): void {
    this.isGentle = on
    kept.write(GENTLE, on)
  }

  setShortcuts(on: boolean): void {
    this.hasShortcuts = on
    kept.write(KEY, on)
  }
}

export const wishes = new Wishes()
