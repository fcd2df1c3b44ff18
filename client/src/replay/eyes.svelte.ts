/** The viewpoint of a replay. A viewpoint must be loaded, so it changes a little later than requested. */

import { problemWords } from '../screens/shared/problems.ts'
import type { Player } from './player.svelte.ts'
import type { Recording } from './recording.ts'

const PROBLEM_MS = 6000

export class Eyes {
  /** Why the last requested viewpoint could not be loaded; shown for a while. */
  problem = $state('')
  readonly #player: Player
  readonly #fetchEyes: (seat: number) => Promise<Recording>
  /** The last requested seat. */
  #wanted: number
  #isClosed = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(player: Player, fetchEyes: (seat: number) => Promise<Recording>) {
    this.#player = player
    this.#fetchEyes = fetchEyes
    this.#wanted = player.seat
  }

  /**
   * Changes to the viewpoint of this seat, or of all if it is this seat's already. Of several requests the last one
   * counts, in any order of replies. Returns whether this one did.
   */
  async follow(seat: number): Promise<boolean> {
    const eyes = (this.#wanted = seat === this.#wanted ? -1 : seat)
    const isWanted = (): boolean => !this.#isClosed && eyes === this.#wanted
    this.problem = ''
    try {
      const seen = await this.#fetchEyes(eyes)
      if (isWanted()) this.#player.watch(seen)
      return isWanted()
    } catch (error) {
      if (isWanted()) this.#complain(problemWords(error))
      return false
    }
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  #complain(words: string): void {
    this.#wanted = this.#player.seat
    this.problem = words
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.problem = ''), PROBLEM_MS)
  }
}
