/** The window as reactive state, and the positions of all zones in it. */

import { type Setting, type Zones, zonesOf } from './zones.ts'

/** The part of the setting that does not come from the window. */
type Played = Omit<Setting, 'width' | 'height' | 'isLarge'>

/** Text from this size on needs more room. */
const LARGE_PX = 22

export class Screen {
  /** The part of the window beside a notch or rounded corners, and where it begins. */
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

  /** `lay` places the zones in the window; a replay has a different layout. */
  constructor(played: () => Played, lay: (setting: Setting) => Zones = zonesOf) {
    this.#played = played
    this.#lay = lay
  }

  get isLarge(): boolean {
    return this.#letters >= LARGE_PX
  }

  /** An attachment that follows the size of the outer frame and of its text. */
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
