/** Something that is held down by a finger or by a key: it counts as held while at least one of them holds it. */

export class Holding {
  readonly #by = new Set<string>()
  readonly #changed: (isHeld: boolean) => void

  constructor(changed: (isHeld: boolean) => void) {
    this.#changed = changed
  }

  get isHeld(): boolean {
    return this.#by.size > 0
  }

  press(by: string): void {
    this.#change(() => this.#by.add(by))
  }

  release(by: string): void {
    this.#change(() => this.#by.delete(by))
  }

  /** No event reports a key that is released while the page is hidden. */
  letGo(): void {
    this.#change(() => this.#by.clear())
  }

  #change(how: () => void): void {
    const before = this.isHeld
    how()
    if (this.isHeld !== before) this.#changed(this.isHeld)
  }
}
