/** The window as something that changes, and where everything lies in it. */

import { type Setting, type Zones, zonesOf } from './zones.ts'

/** What of the setting is not the window. */
type Played = Omit<Setting, 'width' | 'height' | 'isLarge'>

/** Letters from this size on need more room. */
const LARGE_PX = 22

export class Screen {
  /** What a notch or rounded corners leave of the window, and where that begins. */
  width = $state.raw(innerWidth)
  height = $state.raw(innerHeight)
  left = $state.raw(0)
  top = $state.raw(0)
  #letters = $state.raw(16)
  readonly #played: () => Played
  readonly #lay: (setting: Setting) => Zones
  zones: Zones = $derived.by(() =>
    this.#lay({ ...this.#played(), width: this.width, height: this.height, isLarge: this.isLarge }),
  )

  /** `lay` puts the zones into the window; a replay has its own way. */
  constructor(played: () => Played, lay: (setting: Setting) => Zones = zonesOf) {
    this.#played = played
    this.#lay = lay
  }

  get isLarge(): boolean {
    return this.#letters >= LARGE_PX
  }

  /** Follows the frame that everything lies in, and the letters in it: an attachment. */
  watch = (frame: HTMLElement): (() => void) => {
    const letters = frame.appendChild(document.createElement('i'))
    Object.assign(letters.style, { position: 'absolute', width: '1rem', visibility: 'hidden' })
    const watching = new ResizeObserver(() => {
      Object.assign(this, { width: frame.clientWidth, height: frame.clientHeight })
      Object.assign(this, { left: frame.offsetLeft, top: frame.offsetTop })
      this.#letters = letters.offsetWidth
    })
    watching.observe(frame)
    watching.observe(letters)
    return () => watching.disconnect()
  }
}
