/** The two tiles to swap, chosen in the question's place or on the map, one after the other. */

import type { Deed } from '../../play/deeds.ts'

class Swapping {
  chosen = $state.raw<readonly number[]>([])

  /** A third choice replaces the first. */
  toggle(tile: number): void {
    const rest = this.chosen.filter((each) => each !== tile)
    this.chosen = rest.length < this.chosen.length ? rest : [...rest.slice(-1), tile]
  }

  clear(): void {
    this.chosen = []
  }
}

export const swapping = new Swapping()

/** Both tiles of a target, as the rules number it. */
export const pairOf = (target: number): readonly [number, number] => [target >> 10, target & 1023]

/** The deed that swaps these two; undefined if they are fewer than two, or alike. */
export function deedFor(deeds: readonly Deed[], chosen: readonly number[]): Deed | undefined {
  return deeds.find(({ target }) => chosen.length === 2 && pairOf(target).every((tile) => chosen.includes(tile)))
}
