/** A deed that would lose the game needs two touches. */

import type { Deed } from '../play/deeds.ts'

export const WARNED_MS = 3000

export class Caution {
  #key = ''
  #until = -Infinity

  /** Whether this touch only warns; a second touch soon after does the deed. */
  warns(deed: Pick<Deed, 'key' | 'loses'>, now: number): boolean {
    if (!deed.loses || (deed.key === this.#key && now <= this.#until)) return false
    this.#key = deed.key
    this.#until = now + WARNED_MS
    return true
  }
}
