/** The secrets of the seats that this browser has taken, by the code of the table. */

import { kept, type Kept } from './kept.ts'

interface Taken {
  code: string
  token: string
  /** Wall-clock milliseconds, to forget the oldest ones first. */
  at: number
}

const KEY = 'seats'
/** The most tables that are remembered. */
const MOST = 20

export class Tokens {
  private readonly kept: Kept
  private readonly clock: () => number

  constructor(store: Kept, clock: () => number = Date.now) {
    this.kept = store
    this.clock = clock
  }

  /** Empty for a table at which this browser has no seat. */
  of(code: string): string {
    return this.all().find((taken) => taken.code === code)?.token ?? ''
  }

  keep(code: string, token: string): void {
    const others = this.all().filter((taken) => taken.code !== code)
    this.kept.write(KEY, [{ code, token, at: this.clock() }, ...others].slice(0, MOST))
  }

  forget(code: string): void {
    this.kept.write(
      KEY,
      this.all().filter((taken) => taken.code !== code),
    )
  }

  /** The tables with a seat of this browser, the latest first. */
  codes(): string[] {
    return this.all().map((taken) => taken.code)
  }

  private all(): Taken[] {
    const found = this.kept.read<unknown>(KEY, [])
    return Array.isArray(found) ? found.filter(isTaken) : []
  }
}

function isTaken(value: unknown): value is Taken {
  const taken = value as Partial<Taken> | null
  return typeof taken?.code === 'string' && typeof taken.token === 'string'
}

export const tokens = new Tokens(kept)
