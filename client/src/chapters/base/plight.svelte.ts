/** The ways to be stuck: all my dice are locked, or none is left. The player who comes to free me is named. */

import type { Told } from '../../generated/wire.ts'
import { hasNoDice } from '../../hud/team.ts'
import type { Stage } from '../../hud/stage.svelte.ts'

const NOBODY = -1

export class Plight {
  readonly stage: Stage
  /** The seat that called that it is on its way to the place where I am stuck. */
  #said = $state(NOBODY)
  isWithoutDice: boolean = $derived.by(() => hasNoDice(this.stage.me))
  isStuck: boolean = $derived.by(() => this.stage.me?.isAllLocked ?? false)
  coming: string = $derived.by(() => (this.isStuck && this.#said >= 0 ? this.stage.nameOf(this.#said) : ''))

  constructor(stage: Stage) {
    this.stage = stage
  }

  hear = ({ seat, what, place = -1 }: Told): void => {
    if (what === 'coming' && place === this.stage.me?.place) this.#said = seat
  }

  /** Called when I am free again. */
  forget(): void {
    this.#said = NOBODY
  }
}

const plights = new WeakMap<Stage, Plight>()

/** One for each screen; active until the returned function is called. */
export function enterPlight(stage: Stage): () => void {
  const plight = new Plight(stage)
  plights.set(stage, plight)
  return stage.table.onTold(plight.hear)
}

export function plightOf(stage: Stage): Plight | undefined {
  return plights.get(stage)
}
