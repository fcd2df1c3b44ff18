/** The cards in play as a screen sees them: mine, my mates', what is aimed at, and what is read about them. */

import { known } from '../chapters/known.svelte.ts'
import { explain } from '../hud/perform.ts'
import type { Stage } from '../hud/stage.svelte.ts'
import type { Deed } from '../play/deeds.ts'
import { kebab } from '../words/sayings.ts'
import { t } from '../words/words.svelte.ts'
import { type Card, cardsBefore } from './pieces.ts'

export class Cards {
  readonly #stage: Stage
  /** The verb that waits for a target; empty if none does. */
  aim = $state('')
  /** Whose seat is being read about; -1 if nobody's. */
  reading = $state(-1)
  mine: Card[] = $derived.by(() => this.of(this.#stage.table.seat))
  shelf: Card[] = $derived(this.mine.filter((card) => card.place === 'shelf'))
  rack: Card[] = $derived(this.mine.filter((card) => card.place === 'rack'))
  /** The map is aimed at. */
  isAimedAtMap: boolean = $derived(known.verbs[this.aim]?.aim === 'map')
  /** One of my cards is aimed at. */
  isAimedAtCard: boolean = $derived(known.verbs[this.aim]?.aim === 'card')
  /** Whose adventurer I steer if it is not mine; -1 if it is. */
  steered: number = $derived.by(() => this.steeredBy(this.#stage.table.seat))

  constructor(stage: Stage) {
    this.#stage = stage
  }

  of(seat: number): Card[] {
    return seat < 0 ? [] : cardsBefore(this.#stage.table.store.pieces, seat)
  }

  /** The kinds of cards before this seat that everybody sees above its adventurer. */
  shownOnMap(seat: number): string[] {
    const shown = this.of(seat).filter((card) => known.piles[card.pile]?.isWorn && !known.worn[card.kind])
    return [...new Set(shown.map((card) => card.kind))]
  }

  /** The seat whose adventurer this one steers; -1 for the own one. */
  steeredBy(seat: number): number {
    const figure = this.#stage.table.store.seats.get(seat)?.figure ?? seat
    return figure === seat ? -1 : figure
  }

  /** What would take this card away now. */
  liftOf(card: Card): Deed | undefined {
    const verb = known.piles[card.pile]?.lifts
    return this.#stage.hand.open.find((deed) => deed.verb === verb && deed.target === card.piece)
  }

  waysOf(card: Card): Deed[] {
    return this.#stage.hand.open.filter((deed) => deed.verb === card.kind)
  }

  /** A touch on a card of the shelf: it is what was aimed at, or it is lifted, or it is said what is missing. */
  touchShelf = (card: Card): void => {
    const aimed = this.isAimedAtCard
      ? this.#stage.hand.open.find((deed) => deed.verb === this.aim && deed.target === card.piece)
      : undefined
    const deed = aimed ?? this.liftOf(card)
    if (deed) this.perform(deed)
    else this.#ask(known.piles[card.pile]?.lifts ?? '', card.piece)
  }

  /** A touch on a card of the rack: used, added to the next payment or taken back, or aimed with. */
  touchRack = (card: Card): void => {
    const { table } = this.#stage
    if (card.icons.length)
      return void explain(table.do({ type: 'AddItem', seat: table.seat, piece: card.piece, on: !card.added }))
    const ways = this.waysOf(card)
    if (!ways.length) return this.#ask(card.kind, -1)
    if (ways.length > 1 || known.verbs[card.kind]?.aim === 'map') return this.#toggleAim(card.kind)
    this.perform(ways[0]!)
  }

  /** By key: the first card of the shelf that can be lifted, or else what the first one lacks. */
  lift = (): void => {
    const card = this.shelf.find((each) => this.liftOf(each)) ?? this.shelf[0]
    if (card) this.touchShelf(card)
  }

  use = (number: number): void => {
    const card = this.rack[number]
    if (card) this.touchRack(card)
  }

  perform = (deed: Deed): void => {
    this.aim = ''
    this.#stage.do(deed)
  }

  cancel = (): void => {
    this.aim = ''
  }

  /** My own cards, or nothing if they are being read. */
  toggleReading = (): void => {
    if (this.reading < 0 && this.mine.length) this.#stage.read(this.#stage.table.seat)
    else this.reading = -1
  }

  #toggleAim(kind: string): void {
    this.aim = this.aim === kind ? '' : kind
    if (this.aim) this.#stage.herald.say(t(`temple-aim-${kebab(kind)}`))
  }

  #ask(verb: string, target: number): void {
    const { table } = this.#stage
    void explain(table.do({ type: 'Perform', seat: table.seat, verb, ...(target < 0 ? {} : { target }) }))
  }
}
