/** What curses of the body ask of me, as a screen sees it, and what touching it asks for. */

import { PREFERENCE } from '../../generated/wire.ts'
import { explain } from '../../hud/perform.ts'
import type { Stage } from '../../hud/stage.svelte.ts'
import { wishes } from '../../hud/wishes.svelte.ts'
import { cardForm } from '../../words/cards.ts'
import { t } from '../../words/words.svelte.ts'
import type { Cards } from '../cards.svelte.ts'
import { type Chair, chairOf, type Falling, fallingOf, isEnforced } from './facts.ts'
import { Holding } from './holding.ts'

export class Body {
  readonly stage: Stage
  isHeld = $state(false)
  readonly holding = new Holding((isHeld) => { this.isHeld = isHeld })
  readonly #cards: Cards

  isEnforced: boolean = $derived.by(() => isEnforced(this.stage.table.store.table?.settings ?? {}))
  isGentle: boolean = $derived.by(() => this.#prefers(PREFERENCE.gentle))
  /** The hand must be held down, or nothing else can be done. */
  mustHold: boolean = $derived.by(() => this.isEnforced && !this.isGentle && this.#has('cursed_hand'))
  isNumb: boolean = $derived(this.mustHold && !this.isHeld)
  /** The curses that I keep to by myself. */
  onHonour: string[] = $derived.by(() => {
    const kinds = this.isEnforced || this.stage.me?.isOut ? [] : this.#cards.curses.map((card) => card.kind)
    return kinds.filter((kind) => cardForm(kind, 'table'))
  })
  isSilenced: boolean = $derived.by(() => this.isEnforced && this.#has('silence'))
  chair: Chair | undefined = $derived.by(() => {
    const { chapters, clock } = this.stage.table.store
    return chairOf(chapters.get('doomed')?.notes ?? {}, clock?.timers ?? [], this.stage.table.seat)
  })
  falling: Falling | undefined = $derived.by(() => fallingOf(this.stage.table.store.questions, this.stage.table.seat))
  /** What the big button says instead of the number of dice. */
  rollNote: string = $derived.by(() => {
    if (this.isNumb) return t('refused-hand-on-head')
    return this.chair?.isSeated ? t('temple-roll-seated', { count: this.chair.left }) : ''
  })

  constructor(stage: Stage, cards: Cards) {
    this.stage = stage
    this.#cards = cards
  }

  stand = (): void => {
    const { table } = this.stage
    void explain(table.do({ type: 'Perform', seat: table.seat, verb: 'stand' }))
  }

  grab = (): void => {
    if (this.falling) this.stage.answer(this.falling.question, this.falling.die)
  }

  /** The server is told of what it does not know yet: what is held now, and the form that this player wants. */
  keepTold(): void {
    if (this.stage.phase !== 'playing' || this.stage.table.seat < 0 || !this.isEnforced) return
    const isHeld = this.mustHold && this.isHeld
    if (this.#prefers(PREFERENCE.holding) !== isHeld) void this.stage.hand.prefer('holding', isHeld)
    if (this.isGentle !== wishes.isGentle) void this.stage.hand.prefer('gentle', wishes.isGentle)
  }

  #has(kind: string): boolean {
    return !this.stage.me?.isOut && this.#cards.curses.some((card) => card.kind === kind)
  }

  #prefers(bit: number): boolean {
    return ((this.stage.table.store.seats.get(this.stage.table.seat)?.prefs ?? 0) & bit) !== 0
  }
}
