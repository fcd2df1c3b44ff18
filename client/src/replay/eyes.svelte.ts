/** Whose eyes a replay is seen with. They have to be fetched, so they come a little later than they were asked for. */

import { problemWords } from '../screens/shared/problems.ts'
import type { Player } from './player.svelte.ts'
import type { Recording } from './recording.ts'

const PROBLEM_MS = 6000

export class Eyes {
  /** Why those that were asked for last did not come, for a while. */
  problem = $state('')
  readonly #player: Player
  readonly #fetchEyes: (seat: number) => Promise<Recording>
  /** Those that were asked for last. */
  #wanted: number
  #isClosed = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(player: Player, fetchEyes: (seat: number) => Promise<Recording>) {
    this.#player = player
    this.#fetchEyes = fetchEyes
    this.#wanted = player.seat
  }

  /** This seat's, or everybody's if they are this seat's already. Of several wishes the last one counts, whichever is
   * here first. Whether it did. */
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
