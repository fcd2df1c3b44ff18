/** A mark that I set on my dice: shown at once, and as the server has it once that has answered. */

import type { Refusal } from '../generated/wire.ts'
import { common, flipped } from './masks.ts'

export interface Marker {
  /** The dice that bear the mark as far as the server has told. */
  marked(): number
  /** The dice that can bear it. */
  able(): number
  send(dice: number): Promise<Refusal | null>
  /** What is to be shown until the answer comes; null: what the server says. */
  wish(dice: number | null): void
}

export class Marks {
  private readonly marker: Marker
  private wished: number | null = null
  private turn = 0

  constructor(marker: Marker) {
    this.marker = marker
  }

  /** Set or take away the mark of one die. */
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
