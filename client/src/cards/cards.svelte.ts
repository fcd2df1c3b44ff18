/** The cards in play as a screen sees them: mine, my mates', what is aimed at, and what is read about them. */

import type { Preview } from '../board/scene.ts'
import type { Tool } from '../chapters/chapter.ts'
import { known } from '../chapters/known.svelte.ts'
import { explain } from '../hud/perform.ts'
import type { Stage } from '../hud/stage.svelte.ts'
import type { Deed } from '../play/deeds.ts'
import { kebab } from '../words/sayings.ts'
import { t } from '../words/words.svelte.ts'
import { type Card, cardsBefore } from './pieces.ts'
import { Places } from './places.ts'

/** Four lie side by side, unless the card that says who I am needs the room. */
const RACK = { usual: 3, most: 4 }
const BESIDE_A_ROLE = { usual: 3, most: 3 }

export class Cards {
  readonly #stage: Stage
  readonly #places = new Places()
  /** The verb that waits for a target; empty if none does. */
  aim = $state('')
  /** The target that its tool shows on the map; -1 while nothing is shown. */
  pointed = $state(-1)
  /** Whose seat is being read about; -1 if nobody's. */
  reading = $state(-1)
  mine: Card[] = $derived.by(() => this.of(this.#stage.table.seat))
  shelf: Card[] = $derived(this.mine.filter((card) => card.place === 'shelf'))
  rack: Card[] = $derived(this.mine.filter((card) => card.place === 'rack'))
  /** Which of them lies in which place; the rest has none. */
  rackPlaces: (Card | undefined)[] = $derived.by(() =>
    this.#places.lay(this.rack, this.#rackRoom, (card) => this.waysOf(card).length > 0),
  )
  /** Those that say who I am. */
  roles: Card[] = $derived(this.mine.filter((card) => card.place === 'role'))
  /** The map is aimed at. */
  isAimedAtMap: boolean = $derived(known.verbs[this.aim]?.aim === 'map')
  /** The tool that is out, and how things would lie after it. */
  tool: Tool | undefined = $derived(known.verbs[this.aim]?.tool)
  preview: Preview | undefined = $derived.by(() =>
    this.pointed < 0 ? undefined : this.tool?.preview(this.pointed, this.#stage.table),
  )
  /** One of my cards is aimed at. */
  isAimedAtCard: boolean = $derived(known.verbs[this.aim]?.aim === 'card')
  /** Whose adventurer I steer if it is not mine; -1 if it is. */
  steered: number = $derived.by(() => this.steeredBy(this.#stage.table.seat))

  #rackRoom = $derived.by(() => {
    const { hasRole, screen } = this.#stage
    return hasRole && !screen.zones.rack ? BESIDE_A_ROLE : RACK
  })

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
    return this.#stage.hand.open.filter(({ verb }) => (known.verbs[verb]?.card ?? verb) === card.kind)
  }

  /** Whether anything is ever done with it; a card that only lies there is read. */
  isForUse({ kind }: Card): boolean {
    return Object.entries(known.verbs).some(([verb, { card = verb }]) => card === kind)
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
    if (card.canAdd)
      return void explain(table.do({ type: 'AddItem', seat: table.seat, piece: card.piece, on: !card.added }))
    const ways = this.waysOf(card)
    if (!ways.length) return this.isForUse(card) ? this.#ask(card.kind, -1) : this.#stage.read(card.seat)
    const { verb } = ways.find((deed) => known.verbs[deed.verb]?.aim) ?? ways[0]!
    const meant = ways.filter((deed) => deed.verb === verb)
    const { aim, isDirect } = known.verbs[verb] ?? {}
    if (meant.length > 1 || (aim === 'map' && !isDirect)) return this.#toggleAim(verb, meant)
    this.perform(meant[0]!)
  }

  /** By key: the first card of the shelf that can be lifted, or else what the first one lacks. */
  lift = (): void => {
    const card = this.shelf.find((each) => this.liftOf(each)) ?? this.shelf[0]
    if (card) this.touchShelf(card)
  }

  /** A touch on the card that says who I am: used, or else read. */
  touchRole = (card: Card): void => {
    if (this.waysOf(card).length) this.touchRack(card)
    else this.#stage.read(card.seat)
  }

  useRole = (): void => {
    const card = this.roles[0]
    if (card) this.touchRole(card)
  }

  /** By key: the card in this place. */
  use = (number: number): void => {
    const card = this.rackPlaces[number]
    if (card) this.touchRack(card)
  }

  perform = (deed: Deed): void => {
    const isChosen = this.tool !== undefined
    this.cancel()
    if (isChosen) this.#stage.carryOut(deed)
    else this.#stage.do(deed)
  }

  /** The tool of a verb that is a button; once more, and it is laid away. */
  takeUp = (verb: string): void =>
    this.#toggleAim(
      verb,
      this.#stage.hand.open.filter((deed) => deed.verb === verb),
    )

  /** A spot of the map was touched: with a tool it is shown what would happen there. */
  touchSpot = (deed: Deed): void => {
    if (this.tool && deed.verb === this.aim) this.pointed = deed.target
    else this.perform(deed)
  }

  cancel = (): void => {
    this.aim = ''
    this.pointed = -1
  }

  /** My own cards, or nothing if they are being read. */
  toggleReading = (): void => {
    if (this.reading < 0 && this.mine.length) this.#stage.read(this.#stage.table.seat)
    else this.reading = -1
  }

  #toggleAim(verb: string, ways: readonly Deed[]): void {
    const isAimed = this.aim === verb
    this.cancel()
    if (isAimed) return
    const targets = ways.map(({ target }) => target)
    this.aim = verb
    this.pointed = this.tool ? (this.tool.first?.(targets, this.#stage.table) ?? targets[0]!) : -1
    this.#stage.herald.say(t(`temple-aim-${kebab(verb)}`))
  }

  #ask(verb: string, target: number): void {
    const { table } = this.#stage
    void explain(table.do({ type: 'Perform', seat: table.seat, verb, ...(target < 0 ? {} : { target }) }))
  }
}
