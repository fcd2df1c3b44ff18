/** Keeps the temple on the screen for a while after the end of a game, to show its last moments. */

import type { EventReader } from './events/reader.ts'

/** About as long as the collapse or the cheers. */
const LINGER_MS = 3600

export class Lingering {
  isOn = $state(false)
  private timer = 0
  private unlisten: () => void = () => {}

  /** Watches for the end of this table's games. */
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
