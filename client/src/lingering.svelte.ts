/** The last moments of a game are worth a look: the temple stays for a while after it is over. */

import type { EventReader } from './events/reader.ts'

/** The collapse, or the cheers, take about as long. */
const LINGER_MS = 3600

export class Lingering {
  isOn = $state(false)
  private timer = 0
  private unlisten: () => void = () => {}

  /** Look out for the end of this table's games. */
  watch(reader: EventReader): void {
    this.stop()
    this.unlisten = reader.onNews((readings) => {
      if (readings.some(({ shows = [] }) => shows.some(({ what }) => what === 'end'))) this.begin()
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
