/** Whether this device shows a tray or the whole client, and at which table it is a tray. */

import { pathOf } from '../screens/code.ts'
import { kept } from '../wire/kept.ts'

const TRAY = 'tray'
const TABLE = 'tray_table'

class TrayChoice {
  /** Of the owner, for all tables that have a big screen. */
  isOn = $state.raw(kept.read(TRAY, true))

  turn(on: boolean): void {
    this.isOn = on
    kept.write(TRAY, on)
  }

  /** So that whoever comes back to the table comes back to the tray. */
  remember(code: string, isTray: boolean): void {
    if (isTray) kept.write(TABLE, code)
    else if (kept.read(TABLE, '') === code) kept.remove(TABLE)
  }
}

export const trayChoice = new TrayChoice()

export function trayPathOf(code: string): string {
  return `/p/${code}`
}

/** Where this device goes back to its seat. */
export function wayBack(code: string): string {
  return kept.read(TABLE, '') === code ? trayPathOf(code) : pathOf(code)
}

/** Something small that is held in a hand and touched. */
export function isHandheld(): boolean {
  return matchMedia('(pointer: coarse)').matches
}
