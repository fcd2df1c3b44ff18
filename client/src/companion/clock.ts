/** The time as the loudspeaker counts it; it can be paused. All that is shown and heard is derived from it. */

export class HeldClock {
  readonly #source: () => number
  #time = 0
  /** The source's millisecond at which it runs on from `#time`. */
  #since = Infinity

  /** `source`: the milliseconds of the loudspeaker that are heard now. */
  constructor(source: () => number) {
    this.#source = source
  }

  get isHeld(): boolean {
    return this.#since === Infinity
  }

  /** While it is paused, and before it runs on, the time at which it stands. */
  now(): number {
    return this.#time + Math.max(0, this.#source() - this.#since)
  }

  hold(): void {
    this.#time = this.now()
    this.#since = Infinity
  }

  /** Runs on after this many milliseconds. */
  letGo(after = 0): void {
    this.hold()
    this.#since = this.#source() + after
  }

  /** How long until it runs on; 0 if it is running. */
  waitsFor(): number {
    return this.isHeld ? 0 : Math.max(0, this.#since - this.#source())
  }

  /** The loudspeaker's millisecond at which this time is heard; infinity while it is paused. */
  heardAt(time: number): number {
    return this.#since + time - this.#time
  }
}
