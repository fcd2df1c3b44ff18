/** The last moments of a game are worth a look: the temple stays for a while after it is over. */

import type { Table } from './wire/table.ts'

/** The collapse, or the cheers, take about as long. */
const LINGER_MS = 3600

export class Lingering {
  isOn = $state(false)
  private timer = 0
  private unlisten: () => void = () => {}

  /** Look out for the end of this table's games. */
  watch(table: Table): void {
    this.stop()
    this.unlisten = table.onFrame(({ events, isLate }) => {
      if (!isLate && events.some((event) => event.type === 'GameEnded')) this.begin()
    })
  }

  stop(): void {
    this.unlisten()
    clearTimeout(this.timer)
    this.isOn = false
  }

  private begin(): void {
    this.isOn = true
    this.timer = window.setTimeout(() => (this.isOn = false), LINGER_MS)
  }
}
