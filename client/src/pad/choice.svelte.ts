/** Whether this device shows a tray or the whole client, and for which table it is a tray. */

import { pathOf } from '../screens/code.ts'
import { kept } from '../wire/kept.ts'

const TRAY = 'tray'
const TABLE = 'tray_table'

class TrayChoice {
  /** The owner's choice, for all tables that have a big screen. */
  isOn = $state.raw(kept.read(TRAY, true))

  turn(on: boolean): void {
    this.isOn = on
    kept.write(TRAY, on)
  }

  /** A player who returns to the table then returns to the tray. */
  remember(code: string, isTray: boolean): void {
    if (isTray) kept.write(TABLE, code)
    else if (kept.read(TABLE, '') === code) kept.remove(TABLE)
  }
}

export const trayChoice = new TrayChoice()

export function trayPathOf(code: string): string {
  return `/p/${code}`
}

/** The address of the way back to this device's seat. */
export function wayBack(code: string): string {
  return kept.read(TABLE, '') === code ? trayPathOf(code) : pathOf(code)
}

/** Whether this is a small touch device. */
export function isHandheld(): boolean {
  return matchMedia('(pointer: coarse)').matches
}
