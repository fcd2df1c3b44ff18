/** The cards in play as a screen sees them: mine, my team-mates', the current target, and the card that is being read. */

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

/** Four lie side by side, unless the role card needs the room. */
const RACK = { usual: 3, most: 4 }
const BESIDE_A_ROLE = { usual: 3, most: 3 }

export class Cards {
  readonly #stage: Stage
  readonly #places = new Places()
  /** The verb that waits for a target; empty if none does. */
  aim = $state('')
  /** The target that its tool shows on the map; -1 while nothing is shown. */
  pointed = $state(-1)
  /** The seat whose cards are being read; -1 if none. */
  reading = $state(-1)
  mine: Card[] = $derived.by(() => this.of(this.#stage.table.seat))
  shelf: Card[] = $derived(this.mine.filter((card) => card.place === 'shelf'))
  rack: Card[] = $derived(this.mine.filter((card) => card.place === 'rack'))
  /** The card in each place; the others have no place. */
  rackPlaces: (Card | undefined)[] = $derived.by(() =>
    this.#places.lay(this.rack, this.#rackRoom, (card) => this.waysOf(card).length > 0),
  )
  /** My role cards. */
  roles: Card[] = $derived(this.mine.filter((card) => card.place === 'role'))
  /** The target is chosen on the map. */
  isAimedAtMap: boolean = $derived(known.verbs[this.aim]?.aim === 'map')
  /** The open tool; the preview is how things would lie after it. */
  tool: Tool | undefined = $derived(known.verbs[this.aim]?.tool)
  preview: Preview | undefined = $derived.by(() =>
    this.pointed < 0 ? undefined : this.tool?.preview(this.pointed, this.#stage.table),
  )
  /** The target is one of my cards. */
  isAimedAtCard: boolean = $derived(known.verbs[this.aim]?.aim === 'card')
  /** The seat whose adventurer I steer if it is not mine; -1 if it is mine. */
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

  /** The kinds of cards before this seat that are shown above its adventurer to all. */
  shownOnMap(seat: number): string[] {
    const shown = this.of(seat).filter((card) => known.piles[card.pile]?.isWorn && !known.worn[card.kind])
    return [...new Set(shown.map((card) => card.kind))]
  }

  /** The seat whose adventurer this one steers; -1 if it is its own. */
  steeredBy(seat: number): number {
    const figure = this.#stage.table.store.seats.get(seat)?.figure ?? seat
    return figure === seat ? -1 : figure
  }

  /** The deed that would take this card away now. */
  liftOf(card: Card): Deed | undefined {
    const verb = known.piles[card.pile]?.lifts
    return this.#stage.hand.open.find((deed) => deed.verb === verb && deed.target === card.piece)
  }

  waysOf(card: Card): Deed[] {
    return this.#stage.hand.open.filter(({ verb }) => (known.verbs[verb]?.card ?? verb) === card.kind)
  }

  /** Whether the card can ever be used; other cards are only read. */
  isForUse({ kind }: Card): boolean {
    return Object.entries(known.verbs).some(([verb, { card = verb }]) => card === kind)
  }

  /** A touch on a card of the shelf: chooses it as the target, or lifts it, or says what is missing. */
  touchShelf = (card: Card): void => {
    const aimed = this.isAimedAtCard
      ? this.#stage.hand.open.find((deed) => deed.verb === this.aim && deed.target === card.piece)
      : undefined
    const deed = aimed ?? this.liftOf(card)
    if (deed) this.perform(deed)
    else this.#ask(known.piles[card.pile]?.lifts ?? '', card.piece)
  }

  /** A touch on a card of the rack: uses it, adds it to the next payment or takes it back, or starts choosing a target. */
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

  /** By key: lifts the first card of the shelf that can be lifted, otherwise says what the first one lacks. */
  lift = (): void => {
    const card = this.shelf.find((each) => this.liftOf(each)) ?? this.shelf[0]
    if (card) this.touchShelf(card)
  }

  /** A touch on the role card: uses it, otherwise shows its text. */
  touchRole = (card: Card): void => {
    if (this.waysOf(card).length) this.touchRack(card)
    else this.#stage.read(card.seat)
  }

  useRole = (): void => {
    const card = this.roles[0]
    if (card) this.touchRole(card)
  }

  /** By key: uses the card in this place. */
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

  /** Opens the tool of a verb that has a button; a second call closes it. */
  takeUp = (verb: string): void =>
    this.#toggleAim(
      verb,
      this.#stage.hand.open.filter((deed) => deed.verb === verb),
    )

  /** A spot of the map was touched; with a tool, this shows the outcome there. */
  touchSpot = (deed: Deed): void => {
    if (this.tool && deed.verb === this.aim) this.pointed = deed.target
    else this.perform(deed)
  }

  cancel = (): void => {
    this.aim = ''
    this.pointed = -1
  }

  /** Shows my own cards, or closes them. */
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
