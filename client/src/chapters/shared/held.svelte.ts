/** Holding for a second. If that is impossible, because a screen reader creates the press, two presses do it. */

export const HOLD_MS = 1000
/** A second press counts for this long after the first. */
const AGAIN_MS = 5000
/** A click that follows a finger or a key in this time is ignored. */
const ECHO_MS = 600

interface Told {
  done: () => void
  early: () => void
}

export class Held {
  readonly wholeMs = HOLD_MS
  isHeld = $state(false)
  isWarned = $state(false)
  readonly #told: Told
  #timer: ReturnType<typeof setTimeout> | undefined
  #touchedAt = -Infinity
  #warnedAt = -Infinity

  constructor(told: Told) {
    this.#told = told
  }

  begin = (): void => {
    this.cancel()
    this.isHeld = true
    this.#touchedAt = performance.now()
    this.#timer = setTimeout(() => {
      this.cancel()
      this.#told.done()
    }, HOLD_MS)
  }

  /** Let go: too early, unless it is done already. */
  end = (): void => {
    if (this.isHeld) this.#told.early()
    this.cancel()
  }

  cancel = (): void => {
    clearTimeout(this.#timer)
    if (this.isHeld) this.#touchedAt = performance.now()
    this.isHeld = false
  }

  click(): void {
    const now = performance.now()
    if (now - this.#touchedAt < ECHO_MS + HOLD_MS) return
    if (now - this.#warnedAt < AGAIN_MS) return this.#told.done()
    this.#warnedAt = now
    this.isWarned = true
    this.#told.early()
  }
}
