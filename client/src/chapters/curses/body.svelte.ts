/** The state of my curses of the body on this screen, and the commands of a touch. */

import { PREFERENCE } from '../../generated/wire.ts'
import type { Stage } from '../../hud/stage.svelte.ts'
import { calmAt, type Falling, fallingOf, ON_HONOUR } from './facts.ts'
import { cardForm } from './forms.ts'
import { gentle } from './gentle.svelte.ts'
import { Holding } from './holding.ts'

const HAND = 'cursed_hand'

export class Body {
  readonly stage: Stage
  isHeld = $state(false)
  readonly holding = new Holding((isHeld) => {
    this.isHeld = isHeld
  })

  /** The screen enforces these curses; otherwise the players do. */
  isEnforced: boolean = $derived.by(() => !this.stage.variants.includes(ON_HONOUR))
  isGentle: boolean = $derived.by(() => this.#prefers(PREFERENCE.gentle))
  /** The card for which a button must be held, one finger for all such cards; '' if none. */
  heldFor: string = $derived.by(() => {
    const kinds = [HAND, ...this.stage.chapters.flatMap((chapter) => chapter.held ?? [])]
    return this.isEnforced && !this.isGentle ? (kinds.find((kind) => this.#has(kind)) ?? '') : ''
  })
  mustHold: boolean = $derived(this.heldFor !== '')
  isSlack: boolean = $derived(this.mustHold && !this.isHeld)
  /** The hand must be held down before anything else can be done. */
  isHand: boolean = $derived(this.heldFor === HAND)
  isNumb: boolean = $derived(this.isSlack && this.isHand)
  /** The curses that I obey without the screen. */
  onHonour: string[] = $derived.by(() => {
    const kinds = this.isEnforced || this.stage.me?.isOut ? [] : this.stage.cards.shelf.map((card) => card.kind)
    return kinds.filter((kind) => cardForm(kind, 'table'))
  })
  isSilenced: boolean = $derived.by(() => this.isEnforced && this.#has('silence'))
  falling: Falling | undefined = $derived.by(() => fallingOf(this.stage.table.store.questions, this.stage.table.seat))
  /** The table's time before which a roll would be hasty; -1 if none would be. */
  calmAt: number = $derived.by(() => calmAt(this.stage.table.store.clock?.timers ?? [], this.stage.table.seat))

  constructor(stage: Stage) {
    this.stage = stage
  }

  grab = (): void => {
    if (this.falling) this.stage.answer(this.falling.question, this.falling.die)
  }

  /** Sends the server what it does not know yet: what is held now, and the form that this player has chosen. */
  keepTold(): void {
    if (this.stage.phase !== 'playing' || this.stage.table.seat < 0 || !this.isEnforced) return
    const isHeld = this.mustHold && this.isHeld
    if (this.#prefers(PREFERENCE.holding) !== isHeld) void this.stage.hand.prefer('holding', isHeld)
    if (this.isGentle !== gentle.isOn) void this.stage.hand.prefer('gentle', gentle.isOn)
  }

  #has(kind: string): boolean {
    return !this.stage.me?.isOut && this.stage.cards.shelf.some((card) => card.kind === kind)
  }

  #prefers(bit: number): boolean {
    return ((this.stage.table.store.seats.get(this.stage.table.seat)?.prefs ?? 0) & bit) !== 0
  }
}

const bodies = new WeakMap<Stage, Body>()

/** One for each screen, from the moment the chapter enters it. */
export function enterBody(stage: Stage): undefined {
  bodies.set(stage, new Body(stage))
}

export function bodyOf(stage: Stage): Body {
  const body = bodies.get(stage)
  if (!body) throw new Error('The curses have not entered this screen.')
  return body
}
