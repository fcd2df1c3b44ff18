/** Today's temple: one seed for everybody, from midnight to midnight in UTC. */

import { kept, type Kept } from '../wire/kept.ts'

const KEY = 'today'

/** The day as it is written in seeds: 2026-11-16. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

export function seedOf(day: string): string {
  return `temple of ${day}`
}

/** Remembers which table was opened for today's temple, so that its end can be noted with the day. */
export class DailyTables {
  private readonly kept: Kept

  constructor(store: Kept) {
    this.kept = store
  }

  note(code: string, day: string): void {
    this.kept.write(KEY, { code, day })
  }

  /** The day whose temple this table plays; empty if it plays any other. */
  dayAt(code: string): string {
    const found = this.kept.read<{ code?: unknown; day?: unknown } | null>(KEY, null)
    return found?.code === code && typeof found.day === 'string' ? found.day : ''
  }
}

export const dailyTables = new DailyTables(kept)
