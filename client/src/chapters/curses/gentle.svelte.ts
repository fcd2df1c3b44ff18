/** Whether this player wants curses of the body in the form that asks for no quick or steady hand; the browser keeps it. */

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
