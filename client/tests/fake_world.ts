/** A browser without a browser: time passes when a test says so, and sockets do what a test tells them. */

import type { Cancel, Socket, World } from '../src/wire/world.ts'

export class FakeSocket implements Socket {
  onopen: ((event: never) => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: never) => void) | null = null
  onerror: ((event: never) => void) | null = null
  readonly sent: Record<string, unknown>[] = []
  isClosed = false

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.isClosed = true
  }

  opens(): void {
    this.onopen?.(undefined as never)
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  breaks(): void {
    this.onclose?.(undefined as never)
  }

  /** What was sent of this type. */
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message['type'] === type)
  }
}

interface Alarm {
  at: number
  act: () => void
}

export class FakeWorld implements World {
  time = 1000
  asleep = 0
  readonly sockets: FakeSocket[] = []
  private alarms: Alarm[] = []
  private readonly watchers = new Set<() => void>()

  connect(): Socket {
    this.sockets.push(new FakeSocket())
    return this.last
  }

  get last(): FakeSocket {
    return this.sockets.at(-1)!
  }

  now(): number {
    return this.time
  }

  date(): number {
    return this.time + this.asleep
  }

  random(): number {
    return 0
  }

  after(ms: number, act: () => void): Cancel {
    const alarm = { at: this.time + ms, act }
    this.alarms.push(alarm)
    return () => void (this.alarms = this.alarms.filter((other) => other !== alarm))
  }

  onReturn(listener: () => void): Cancel {
    this.watchers.add(listener)
    return () => this.watchers.delete(listener)
  }

  /** The network is back, or the page is seen again. */
  returns(): void {
    for (const watcher of this.watchers) watcher()
  }

  /** Let time pass; everything that falls due happens at its own instant, and promises settle between. */
  async passes(ms: number): Promise<void> {
    await settle()
    const end = this.time + ms
    for (let next = this.next(end); next; next = this.next(end)) {
      this.alarms = this.alarms.filter((alarm) => alarm !== next)
      this.time = Math.max(this.time, next.at)
      next.act()
      await settle()
    }
    this.time = end
    await settle()
  }

  private next(end: number): Alarm | undefined {
    return this.alarms.filter((alarm) => alarm.at <= end).sort((one, other) => one.at - other.at)[0]
  }
}

/** Let every promise that can settle do so. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
