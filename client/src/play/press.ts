/** The press that rolls the dice. While they still roll, it waits until they lie. */

import type { Refusal } from '../generated/wire.ts'
import type { Cancel, World } from '../wire/world.ts'

export interface Thrower {
  /** How many milliseconds until a roll may be sent; null if it is not offered. */
  wait(): number | null
  send(): Promise<Refusal | null>
  /** Whether a roll with this refusal only came a moment too early. */
  isTooEarly(code: string): boolean
}

/** A second press within this time is ignored: a trembling finger, or a key that bounces. */
const BOUNCE_MS = 120
/** Our clock may be a little ahead: a roll that is refused for that is sent again after this, a few times. */
const AGAIN_MS = 20
const TIMES = 4
/** While the table stands still the waiting time is unknown; look again after this. */
const LOOK_MS = 250

export class RollPress {
  isQueued = false
  private readonly thrower: Thrower
  private readonly world: Pick<World, 'now' | 'after'>
  private readonly changed: (isQueued: boolean) => void
  private cancel: Cancel = () => {}
  private pressedAt = -Infinity
  private isAsking = false
  private resolve: (refusal: Refusal | null) => void = () => {}

  constructor(thrower: Thrower, world: Pick<World, 'now' | 'after'>, changed: (isQueued: boolean) => void) {
    this.thrower = thrower
    this.world = world
    this.changed = changed
  }

  /**
   * Returns null, or why the dice were not rolled. Null also for a press that was dropped because the roll is not
   * offered any more.
   */
  press(): Promise<Refusal | null> {
    const now = this.world.now()
    if (now - this.pressedAt < BOUNCE_MS || this.isQueued) return Promise.resolve(null)
    this.pressedAt = now
    const wait = this.thrower.wait()
    if (!this.isAsking && (wait === null || wait <= 0)) return this.ask(TIMES)
    return this.queue()
  }

  /** The state changed: a waiting roll that is not offered any more is dropped. */
  look(): void {
    if (!this.isQueued || this.isAsking) return
    if (this.thrower.wait() === null) this.forget()
    else this.arm()
  }

  forget(): void {
    this.cancel()
    this.turn(false)
    this.resolve(null)
  }

  private queue(): Promise<Refusal | null> {
    this.turn(true)
    const answer = new Promise<Refusal | null>((resolve) => (this.resolve = resolve))
    if (!this.isAsking) this.arm()
    return answer
  }

  private arm(): void {
    this.cancel()
    const wait = this.thrower.wait() ?? 0
    this.cancel = this.world.after(Math.min(Math.max(0, wait), LOOK_MS), () => this.due())
  }

  private due(): void {
    const wait = this.thrower.wait()
    if (wait === null) return this.forget()
    if (wait > 0) return this.arm()
    const { resolve } = this
    this.turn(false)
    return void this.ask(TIMES).then(resolve)
  }

  private async ask(times: number): Promise<Refusal | null> {
    this.isAsking = true
    const refusal = await this.thrower.send()
    if (refusal && this.thrower.isTooEarly(refusal.code) && times > 1) {
      await new Promise<void>((resolve) => this.world.after(AGAIN_MS, resolve))
      return this.ask(times - 1)
    }
    this.isAsking = false
    // A refused press rolled nothing, so the next press is not a bounce of it.
    if (refusal) this.pressedAt = -Infinity
    this.look()
    return refusal
  }

  private turn(isQueued: boolean): void {
    this.isQueued = isQueued
    this.changed(isQueued)
  }
}
