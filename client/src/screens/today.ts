/** The temple of the day: the server draws one for all, from midnight to midnight in UTC. */

import { kept, type Kept } from '../wire/kept.ts'

const KEY = 'inside'

/** The day in ISO form: 2026-11-16. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** The day whose temple this browser last visited: only a first visit counts, and the page says whether it is one. */
export class Visits {
  private readonly kept: Kept

  constructor(store: Kept) {
    this.kept = store
  }

  note(day: string): void {
    if (!this.has(day)) this.kept.write(KEY, day)
  }

  has(day: string): boolean {
    return this.kept.read<unknown>(KEY, '') === day
  }
}

export const visits = new Visits(kept)
