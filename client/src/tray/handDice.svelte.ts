/** My dice as keys to touch, and the roll: the common part of the tray below the map and the tray of a phone. */

import type { Ban, Feat } from '../chapters/chapter.ts'
import { DIE_AT, MARK } from '../generated/wire.ts'
import type { Refusal } from '../generated/wire.ts'
import type { DieLook } from '../hud/team.ts'
import type { Hand, HandDie } from '../play/hand.svelte.ts'
import { has, sizeOf } from '../play/masks.ts'
import { seatsAt } from '../play/situation.ts'
import type { Table } from '../wire/table.ts'
import type { Throw } from './tumble.ts'

export interface Holder {
  table: Table
  hand: Hand
  /** What dice are used for instead of being kept, and what replaces the roll. */
  feat: Feat | undefined
  /** What no player may do now. */
  ban: Ban | undefined
  onrefused: (refusal: Refusal) => void
}

export class HandDice {
  readonly #holder: Holder
  /** A roll was sent, and the reply is not here yet. */
  isAsking = $state(false)

  shown: HandDie[] = $derived.by(() =>
    this.#holder.hand.all.filter((die) => die.where !== DIE_AT.out && die.where !== DIE_AT.gone),
  )
  throwing: Throw | undefined = $derived.by(() => {
    const { table, hand } = this.#holder
    const last = table.store.throws.get(table.seat)
    if (!last || !hand.rolling) return undefined
    return {
      from: performance.now(),
      until: table.at(last.readyAt),
      number: table.store.seats.get(table.seat)?.throws ?? 0,
    }
  })
  isOffered: boolean = $derived.by(() => this.#holder.table.options.some((option) => option.verb === 'roll'))
  /** While dice roll, the number of rolling ones: how many of them lock is not shown before they lie. */
  count: number = $derived.by(() => sizeOf(this.#holder.hand.rolling || this.#holder.hand.rollable))
  /** The icons that all in my chamber share. */
  #sharing = $derived.by(() => {
    const { table, hand } = this.#holder
    if (hand.holdsBack) return ''
    const joint = hand.nearby.filter((near) => near.place >= 0 && !near.barred && seatsAt(table, near.place).length > 1)
    return joint.flatMap((near) => near.price).join('')
  })

  /** `holder` may be the properties of a component: they are read only when needed. */
  constructor(holder: Holder) {
    this.#holder = holder
  }

  /** Why its face has no use now; '' if there is no ban. */
  strikes(die: HandDie): string {
    const { ban } = this.#holder
    return ban && ban.faces.includes(die.face) && !die.rolling && !die.used ? ban.words : ''
  }

  isAway = (die: HandDie): boolean => die.where !== DIE_AT.hand

  lookOf(die: HandDie): DieLook {
    const { table } = this.#holder
    if (die.where === DIE_AT.lost) return 'lost'
    if (this.isAway(die)) return 'away'
    if (die.used) return (table.store.dice.get(die.id)?.marks ?? 0) & MARK.used ? 'spent' : 'blank'
    if (die.face === 'B') return 'locked'
    if (this.#sharing.includes(die.face) && !die.heldBack && !die.rolling) return 'shared'
    return die.kept ? 'kept' : 'free'
  }

  useOf(die: HandDie): '' | 'fits' | 'taken' {
    const { feat } = this.#holder
    if (!feat || die.rolling || this.isAway(die) || !has(feat.pool, die.id)) return ''
    return feat.taken === die.id ? 'taken' : 'fits'
  }

  /** How many dice of the roll start before it. */
  orderOf = (die: HandDie): number => this.shown.filter((other) => other.rolling && other.id < die.id).length

  isShaken = (die: HandDie): boolean => this.isAsking && has(this.#holder.hand.rollable, die.id)

  /** The action of the roll button. */
  roll = async (): Promise<void> => {
    const { feat } = this.#holder
    if (feat?.press) feat.press.act()
    else await this.throwDice()
  }

  throwDice = async (): Promise<void> => {
    this.isAsking = !this.#holder.hand.rolling
    await this.#ask(this.#holder.hand.roll())
    this.isAsking = false
  }

  /** A touch on the die at this place of the tray. */
  touch(number: number): void {
    const found = this.shown[number]
    if (found) this.short(found.id)
  }

  /** Keeps the die, or uses it for the current feat. */
  short = (id: number): void => {
    const { feat, hand } = this.#holder
    if (feat && has(feat.pool, id)) feat.take(id)
    else void this.#ask(hand.toggleKeep(id))
  }

  /** Holds it back from joint tasks. */
  long = (id: number): void => void this.#ask(this.#holder.hand.toggleHoldBack(id))

  async #ask(what: Promise<Refusal | null>): Promise<void> {
    const refusal = await what
    if (refusal) this.#holder.onrefused(refusal)
  }
}
