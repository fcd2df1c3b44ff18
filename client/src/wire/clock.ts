/**
 * The table's time on this machine's clock. Each pong is a sample: its error is at most half of its round trip, and it
 * becomes less certain as the two clocks drift. The most certain sample counts. A correction is spread over some time,
 * so that the time never jumps in play.
 */

interface Sample {
  offset: number
  /** Half of the round trip. */
  delay: number
  at: number
}

/** The greatest difference between two quartz clocks, in milliseconds per millisecond. */
const DRIFT = 0.0001
const KEPT = 32
/** A correction is spread over this time; an error larger than the next constant is corrected at once. */
const SLEW_MS = 1000
const JUMP_MS = 250
/** During the first pings the time is not used yet, and the best estimate counts at once. */
const SETTLING_MS = 1500

export class TableTime {
  /** The one-way delay of the connection that is reported to the server. */
  delay = 0
  isRunning = false
  /** The speed of the table's clock relative to ours; more than 1 only in tests. */
  private rate = 1
  private samples: Sample[] = []
  private stood = 0
  private since = -Infinity
  private target = 0
  private error = 0
  private errorAt = -Infinity

  /** The table's time at this instant of our clock. */
  at(clock: number): number {
    return this.isRunning ? clock * this.rate + this.offset(clock) : this.stood
  }

  /** The instant of our clock at which it is this table's time; infinity while the table stands still. */
  when(tableTime: number, clock: number): number {
    if (this.isRunning) return (tableTime - this.offset(clock)) / this.rate
    return tableTime <= this.stood ? clock : Infinity
  }

  /**
   * Handles the time in a message of the server, and whether the table's clock runs. Returns whether it must be
   * measured again.
   */
  hear(tableTime: number, isRunning: boolean, clock: number, rate = 1): boolean {
    const changes = isRunning !== this.isRunning || rate !== this.rate
    this.rate = rate
    this.isRunning = isRunning
    if (!isRunning) this.stood = tableTime
    if (changes) this.restart(tableTime, clock)
    return changes && isRunning
  }

  /** Discards the samples: this machine slept, or the table stood still. */
  restart(tableTime: number, clock: number): void {
    this.samples = []
    this.since = clock
    this.target = tableTime - clock * this.rate
    this.error = 0
  }

  /** Adds a pong: sent and received by our clock, and the table's time between. */
  sample(sent: number, back: number, tableTime: number): void {
    if (sent < this.since) return
    const delay = (back - sent) / 2
    if (!this.isRunning) this.stood = tableTime
    this.samples.push({ offset: tableTime - (sent + delay) * this.rate, delay, at: back })
    if (this.samples.length > KEPT) this.samples.shift()
    this.adopt(this.surest(back), back)
  }

  /** How far off the time may be, in milliseconds. */
  doubt(clock: number): number {
    if (!this.samples.length) return Infinity
    return doubt(this.surest(clock), clock) + Math.abs(this.offset(clock) - this.target)
  }

  private surest(clock: number): Sample {
    return this.samples.reduce((best, each) => (doubt(each, clock) < doubt(best, clock) ? each : best))
  }

  private adopt(sample: Sample, clock: number): void {
    const isSettling = clock - this.since < SETTLING_MS
    const error = this.offset(clock) - sample.offset
    this.delay = sample.delay
    this.target = sample.offset
    this.error = isSettling || Math.abs(error) > JUMP_MS ? 0 : error
    this.errorAt = clock
  }

  private offset(clock: number): number {
    const left = 1 - Math.max(0, clock - this.errorAt) / SLEW_MS
    return this.target + (left > 0 ? this.error * left : 0)
  }
}

function doubt(sample: Sample, clock: number): number {
  return sample.delay + (clock - sample.at) * DRIFT
}
