/** Commands that wait for their answer, under the numbers by which the server knows them. */

import type { Command, Refusal } from '../generated/wire.ts'

export interface Waiting {
  id: number
  command: Command
  since: number
  resolve: (refusal: Refusal | null) => void
}

export class Asked {
  private last = 0
  private readonly waiting = new Map<number, Waiting>()

  /** Everything that is asked for is numbered in one row: commands, what a host does, words, signals. */
  number(): number {
    return ++this.last
  }

  add(command: Command, now: number): { id: number; answer: Promise<Refusal | null> } {
    const id = this.number()
    const answer = new Promise<Refusal | null>((resolve) => {
      this.waiting.set(id, { id, command, since: now, resolve })
    })
    return { id, answer }
  }

  has(id: number): boolean {
    return this.waiting.has(id)
  }

  /** Whether somebody waited for this. */
  settle(id: number, refusal: Refusal | null): boolean {
    const found = this.waiting.get(id)
    this.waiting.delete(id)
    found?.resolve(refusal)
    return found !== undefined
  }

  /** Give up on those for whom this holds. */
  giveUp(refusal: Refusal, holds: (waiting: Waiting) => boolean = () => true): void {
    for (const waiting of this.inOrder()) if (holds(waiting)) this.settle(waiting.id, refusal)
  }

  inOrder(): Waiting[] {
    return [...this.waiting.values()]
  }
}
