/**
 * Whether this player chose the gentle form of curses of the body, which needs no quick or steady hand. The browser
 * stores it.
 */

import { kept } from '../../wire/kept.ts'

const KEY = 'gentle'

class Gentle {
  isOn = $state.raw(kept.read(KEY, false))

  turn(on: boolean): void {
    this.isOn = on
    kept.write(KEY, on)
  }
}

export const gentle = new Gentle()
