/** A mark that I set on my dice: shown at once, and replaced by the server's state after its reply. */

import type { Refusal } from '../generated/wire.ts'
import { common, flipped } from './masks.ts'

export interface Marker {
  /** The dice that have the mark according to the server. */
  marked(): number
  /** The dice that can have it. */
  able(): number
  send(dice: number): Promise<Refusal | null>
  /** The dice to show until the reply; null: the server's state. */
  wish(dice: number | null): void
}

export class Marks {
  private readonly marker: Marker
  private wished: number | null = null
  private turn = 0

  constructor(marker: Marker) {
    this.marker = marker
  }

  /** Sets or removes the mark of one die. */
  async toggle(die: number): Promise<Refusal | null> {
    const wanted = common(flipped(this.wished ?? this.marker.marked(), die), this.marker.able())
    const turn = ++this.turn
    this.show(wanted)
    const refusal = await this.marker.send(wanted)
    if (turn === this.turn) this.show(null)
    return refusal
  }

  private show(dice: number | null): void {
    this.wished = dice
    this.marker.wish(dice)
  }
}
