/** At one table the neighbours see my screen: there a token shows its face only while I hold it uncovered. */

import type { Stage } from '../../hud/stage.svelte.ts'

export const ALOUD = 'cursed_gems.aloud'

class Peek {
  /** I hold it uncovered. */
  isHeld = $state(false)
  #stage = $state.raw<Stage>()

  /** Until the returned function is called. */
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
