/**
 * When players sit at one table, their neighbours see the screen. There, a token shows its face only while its player
 * holds it uncovered.
 */

import type { Stage } from '../../hud/stage.svelte.ts'

export const ALOUD = 'cursed_gems.aloud'

class Peek {
  /** I hold it uncovered. */
  isHeld = $state(false)
  #stage = $state.raw<Stage>()

  /** Active until the returned function is called. */
  watch(stage: Stage): () => void {
    this.#stage = stage
    this.isHeld = false
    return () => {
      this.#stage = undefined
    }
  }

  get isCovered(): boolean {
    return (this.#stage?.variants.includes(ALOUD) ?? false) && !this.isHeld
  }
}

export const peek = new Peek()
