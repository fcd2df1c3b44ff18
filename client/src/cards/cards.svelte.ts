/** The cards in play as a screen sees them: mine, my mates', what is aimed at, and what is read about them. */

import { explain } from '../hud/perform.ts'
import type { Stage } from '../hud/stage.svelte.ts'
import type { Deed } from '../play/deeds.ts'
import { kebab } from '../words/sayings.ts'
import { t } from '../words/words.svelte.ts'
import { memory } from './memory.ts'
import { type Card, cardsBefore } from './pieces.ts'

/** Whatever one of these does, a place for it is chosen on the temple. */
const AIMED: ReadonlySet<string> = new Set(['teleport', 'secret_passage'])

export class Cards {
  readonly stage: Stage
  /** The treasure that waits for a target; empty if none does. */
  aim = $state('')
  /** Whose cards are being read about; -1 if nobody's. */
  reading = $state(-1)
  mine: Card[] = $derived.by(() => this.of(this.stage.table.seat))
  curses: Card[] = $derived(this.mine.filter((card) => card.pile === 'curses'))
  treasures: Card[] = $derived(this.mine.filter((card) => card.pile === 'treasures'))
  /** The board is aimed at: it needs all the room there is. */
  isAimedAtBoard: boolean = $derived(AIMED.has(this.aim))
  /** Whose adventurer I steer if it is not mine; -1 if it is. */
  steered: number = $derived.by(() => this.steeredBy(this.stage.table.seat))

  constructor(stage: Stage) {
    this.stage = stage
  }

  /** Remembers what lay where until the next news, until the returned function is called. */
  start(): () => void {
    const { table } = this.stage
    const remember = (): void => memory.remember(table.store)
    remember()
    const stops = [table.onFrame(remember), table.onWelcome(remember)]
    return () => { for (const stop of stops) stop() }
  }

  of(seat: number): Card[] {
    return seat < 0 ? [] : cardsBefore(this.stage.table.store.pieces, seat)
  }

  /** The seat whose adventurer this one steers; -1 for the own one. */
  steeredBy(seat: number): number {
    const figure = this.stage.table.store.seats.get(seat)?.figure ?? seat
    return figure === seat ? -1 : figure
  }

  liftOf(card: Card): Deed | undefined {
    return this.stage.hand.open.find((deed) => deed.verb === 'lift' && deed.target === card.piece)
  }

  waysOf(card: Card): Deed[] {
    return this.stage.hand.open.filter((deed) => deed.verb === card.kind)
  }

  /** A touch on a curse: what a counterspell aims at is broken, anything else is lifted, or it is said what is missing. */
  touchCurse = (card: Card): void => {
    const broken = this.aim === 'counterspell' ? this.stage.hand.open.find((deed) => deed.verb === this.aim && deed.target === card.piece) : undefined
    const deed = broken ?? this.liftOf(card)
    if (deed) this.perform(deed)
    else this.ask('lift', card.piece)
  }

  /** A touch on a treasure: used, added to the next payment or taken back, or aimed with. */
  touchTreasure = (card: Card): void => {
    const { table } = this.stage
    if (card.icons.length) return void explain(table.do({ type: 'AddItem', seat: table.seat, piece: card.piece, on: !card.added }))
    const ways = this.waysOf(card)
    if (!ways.length) return this.ask(card.kind, -1)
    if (ways.length > 1 || AIMED.has(card.kind)) return this.toggleAim(card.kind)
    this.perform(ways[0]!)
  }

  /** By key: the first curse that can be lifted, or else what the first one lacks. */
  lift = (): void => {
    const card = this.curses.find((each) => this.liftOf(each)) ?? this.curses[0]
    if (card) this.touchCurse(card)
  }

  use = (number: number): void => {
    const card = this.treasures[number]
    if (card) this.touchTreasure(card)
  }

  perform = (deed: Deed): void => {
    this.aim = ''
    this.stage.do(deed)
  }

  cancel = (): void => { this.aim = '' }

  /** My own cards, or nothing if they are being read. */
  toggleReading = (): void => { this.reading = this.reading < 0 && this.mine.length ? this.stage.table.seat : -1 }

  private toggleAim(kind: string): void {
    this.aim = this.aim === kind ? '' : kind
    if (this.aim) this.stage.herald.say(t(`temple-aim-${kebab(kind)}`))
  }

  private ask(verb: string, target: number): void {
    const { table } = this.stage
    void explain(table.do({ type: 'Perform', seat: table.seat, verb, ...(target < 0 ? {} : { target }) }))
  }
}
