/**
 * The table's time on this machine's clock.
 *
 * Each pong is a sample: it cannot be wrong by more than half of its way there and back, and grows stale as the two
 * clocks drift. The surest sample counts. A correction is spread over a moment, so that the time never jumps in play.
 */

interface Sample {
  offset: number
  /** Half of the way there and back. */
  delay: number
  at: number
}

/** How much two quartz clocks may differ, in milliseconds for each millisecond. */
const DRIFT = 0.0001
const KEPT = 32
/** Over this time a correction is spread; an error larger than the next number is mended at once. */
const SLEW_MS = 1000
const JUMP_MS = 250
/** While the first pings come back nobody relies on the time yet, and the best guess counts at once. */
const SETTLING_MS = 1500

export class TableTime {
  /** The one-way delay of the connection, as the server is told it. */
  delay = 0
  isRunning = false
  /** How many times as fast as ours the table's clock goes; more than one only where things are tried out. */
  private rate = 1
  private samples: Sample[] = []
  private stood = 0
  private since = -Infinity
  private target = 0
  private error = 0
  private errorAt = -Infinity

  /** The table's time at this instant of the own clock. */
  at(clock: number): number {
    return this.isRunning ? clock * this.rate + this.offset(clock) : this.stood
  }

  /** The instant of the own clock at which it is this table's time; never, while the table stands still. */
  when(tableTime: number, clock: number): number {
    if (this.isRunning) return (tableTime - this.offset(clock)) / this.rate
    return tableTime <= this.stood ? clock : Infinity
  }

  /** The server said in passing what time it is, and whether time passes. Returns whether it must be measured anew. */
  hear(tableTime: number, isRunning: boolean, clock: number, rate = 1): boolean {
    const changes = isRunning !== this.isRunning || rate !== this.rate
    this.rate = rate
    this.isRunning = isRunning
    if (!isRunning) this.stood = tableTime
    if (changes) this.restart(tableTime, clock)
    return changes && isRunning
  }

  /** The samples of before say nothing any more: this machine slept, or the table stood still. */
  restart(tableTime: number, clock: number): void {
    this.samples = []
    this.since = clock
    this.target = tableTime - clock * this.rate
    this.error = 0
  }

  /** A pong: sent and back by the own clock, and the table's time between. */
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
