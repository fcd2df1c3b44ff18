/** Commands that wait for their reply, by the numbers under which the server knows them. */

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

  /** The next number. All requests share one numbering: commands, host actions, chat, signals. */
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

  /** Settles the command with this number; returns whether one was waiting. */
  settle(id: number, refusal: Refusal | null): boolean {
    const found = this.waiting.get(id)
    this.waiting.delete(id)
    found?.resolve(refusal)
    return found !== undefined
  }

  /** Settles all commands for which `holds` is true with this refusal. */
  giveUp(refusal: Refusal, holds: (waiting: Waiting) => boolean = () => true): void {
    for (const waiting of this.inOrder()) if (holds(waiting)) this.settle(waiting.id, refusal)
  }

  inOrder(): Waiting[] {
    return [...this.waiting.values()]
  }
}
