/** The press that throws the dice. One that comes while they still roll waits until they lie. */

import type { Refusal } from '../generated/wire.ts'
import type { Cancel, World } from '../wire/world.ts'

export interface Thrower {
  /** How many milliseconds until a throw may be asked for; null if it is not offered. */
  wait(): number | null
  send(): Promise<Refusal | null>
  /** Whether a throw refused for this only came a moment too early. */
  isTooEarly(code: string): boolean
}

/** A finger that trembles, or a key that bounces, presses once. */
const BOUNCE_MS = 120
/** Our clock may be a little early: what is refused for that is asked again after so long, a few times. */
const AGAIN_MS = 20
const TIMES = 4
/** While the table stands still nobody knows how long; look again after this. */
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

  /** Nothing, or why the dice were not thrown. A press that was dropped because nobody would want it any more: nothing. */
  press(): Promise<Refusal | null> {
    const now = this.world.now()
    if (now - this.pressedAt < BOUNCE_MS || this.isQueued) return Promise.resolve(null)
    this.pressedAt = now
    const wait = this.thrower.wait()
    if (!this.isAsking && (wait === null || wait <= 0)) return this.ask(TIMES)
    return this.queue()
  }

  /** Something happened: a throw that is not offered any more is not wanted either. */
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
    // What was refused threw nothing: the next press is no echo of it.
    if (refusal) this.pressedAt = -Infinity
    this.look()
    return refusal
  }

  private turn(isQueued: boolean): void {
    this.isQueued = isQueued
    this.changed(isQueued)
  }
}
