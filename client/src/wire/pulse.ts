/** Pings: rounds of eight measure the table's time, single ones check that the connection is alive. */

import type { Ping, Pong } from '../generated/wire.ts'
import type { TableTime } from './clock.ts'
import type { Cancel, World } from './world.ts'

const ROUND = 8
const APART_MS = 60
const ROUND_EVERY_MS = 30_000
const BEAT_MS = 3000
/** After this time without an answer to a ping the connection is dead. It is shorter if there is a reason for doubt. */
const SILENCE_MS = 3500
const DOUBTED_MS = 1200
/** The wall clock advanced this much more than ours, so the machine slept. */
const SLEPT_MS = 300

export interface PulseEars {
  send(ping: Ping): void
  dead(): void
}

export class Pulse {
  private readonly world: World
  private readonly time: TableTime
  private readonly ears: PulseEars
  private cancelBeat: Cancel = () => {}
  private cancelRound: Cancel = () => {}
  private cancelWatch: Cancel = () => {}
  private isWatched = false
  private measuredAt = -Infinity
  private drift = 0

  constructor(world: World, time: TableTime, ears: PulseEars) {
    this.world = world
    this.time = time
    this.ears = ears
  }

  start(): void {
    this.stop()
    this.drift = this.world.date() - this.world.now()
    this.measure()
    this.cancelBeat = this.world.after(BEAT_MS, () => this.beat())
  }

  stop(): void {
    this.cancelBeat()
    this.cancelRound()
    this.silence()
  }

  /** Starts a round of pings, of which the quickest will count. */
  measure(): void {
    this.cancelRound()
    this.measuredAt = this.world.now()
    this.round(ROUND)
  }

  /** Sends a ping because there is a reason to doubt the connection. */
  probe(): void {
    this.ping(DOUBTED_MS)
  }

  pong(pong: Pong): void {
    this.silence()
    this.time.sample(pong.t, this.world.now(), pong.now)
  }

  private round(left: number): void {
    this.ping(SILENCE_MS)
    if (left > 1) this.cancelRound = this.world.after(APART_MS, () => this.round(left - 1))
  }

  private beat(): void {
    this.cancelBeat = this.world.after(BEAT_MS, () => this.beat())
    if (this.hasSlept()) {
      this.time.restart(this.time.at(this.world.now()), this.world.now())
      this.measure()
      this.probe()
    } else if (this.world.now() - this.measuredAt >= ROUND_EVERY_MS) this.measure()
    else this.ping(SILENCE_MS)
  }

  private hasSlept(): boolean {
    const drift = this.world.date() - this.world.now()
    const slept = Math.abs(drift - this.drift) > SLEPT_MS
    this.drift = drift
    return slept
  }

  private ping(patience: number): void {
    if (patience === DOUBTED_MS || !this.isWatched) this.watch(patience)
    this.ears.send({ type: 'ping', t: this.world.now(), delay: this.time.delay })
  }

  private watch(patience: number): void {
    this.silence()
    this.isWatched = true
    this.cancelWatch = this.world.after(patience, () => this.die())
  }

  private silence(): void {
    this.cancelWatch()
    this.isWatched = false
  }

  private die(): void {
    this.stop()
    this.ears.dead()
  }
}
