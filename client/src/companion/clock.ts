/** Time as the loudspeaker counts it, and that can be held. Whatever is shown and whatever is heard is read from it. */

export class HeldClock {
  readonly #source: () => number
  #time = 0
  /** The source's millisecond at which it runs on from `#time`. */
  #since = Infinity

  /** `source`: milliseconds of the loudspeaker that are heard now. */
  constructor(source: () => number) {
    this.#source = source
  }

  get isHeld(): boolean {
    return this.#since === Infinity
  }

  /** Before it is let go of, and while it is held, the time at which it stands. */
  now(): number {
    return this.#time + Math.max(0, this.#source() - this.#since)
  }

  hold(): void {
    this.#time = this.now()
    this.#since = Infinity
  }

  /** It runs on after so many milliseconds. */
  letGo(after = 0): void {
    this.hold()
    this.#since = this.#source() + after
  }

  /** How long until it runs on; 0 if it does. */
  waitsFor(): number {
    return this.isHeld ? 0 : Math.max(0, this.#since - this.#source())
  }

  /** The loudspeaker's millisecond at which this time is heard: never, while it is held. */
  heardAt(time: number): number {
    return this.#since + time - this.#time
  }
}
