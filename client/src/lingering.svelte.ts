/** The last moments of a game are worth a look: the temple stays for a while after it is over. */

import type { Session } from './wire/session.svelte.ts'

/** The collapse, or the cheers, take about as long. */
const LINGER_MS = 3600

export class Lingering {
  isOn = $state(false)
  private timer = 0
  private unlisten: () => void = () => {}

  /** Look out for the end of this session's games. */
  watch(session: Session): void {
    this.stop()
    this.unlisten = session.onFrame(({ events, isLate }) => {
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
