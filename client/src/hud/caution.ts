/** What would lose the game is done by the second touch of two. */

import type { Deed } from '../play/deeds.ts'

export const WARNED_MS = 3000

export class Caution {
  #key = ''
  #until = -Infinity

  /** Whether this touch only warns; the next one within a moment does it. */
  warns(deed: Pick<Deed, 'key' | 'loses'>, now: number): boolean {
    if (!deed.loses || (deed.key === this.#key && now <= this.#until)) return false
    this.#key = deed.key
    this.#until = now + WARNED_MS
    return true
  }
}
