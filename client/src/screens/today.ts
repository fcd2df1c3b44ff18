/** Today's temple: the server draws one for everybody, from midnight to midnight in UTC. */

import { kept, type Kept } from '../wire/kept.ts'

const KEY = 'inside'

/** The day as it is written everywhere: 2026-11-16. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** The day whose temple this browser was last inside: only a first visit counts, and the page says honestly which it is. */
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
