/** My hand: the dice, the press that rolls them, and the marks that I set on them. One for each open table. */

import { known } from '../chapters/known.svelte.ts'
import { MARK, PREFERENCE } from '../generated/wire.ts'
import type { OptionView, Refusal } from '../generated/wire.ts'
import type { Table } from '../wire/table.ts'
import { browser, type Cancel } from '../wire/world.ts'
import { type Deed, deeds } from './deeds.ts'
import { type HandDie, markable, marked, seenDice } from './hand.ts'
import { Marks } from './marks.ts'
import { maskOf, without } from './masks.ts'
import { type Nearby, nearby } from './prices.ts'
import { RollPress } from './press.ts'
import type { Throw } from './situation.ts'

export type { HandDie } from './hand.ts'

/** While the table stands still the waiting time is unknown: look again after this. */
const LOOK_MS = 250
/** Dice that lie within this time count as lying. */
const EARLY_MS = 1

export class Hand {
  /** A press waits for the dice to lie. */
  queued = $state(false)
  /** My dice that still roll, as a mask. */
  rolling = $state(0)
  /** The rolling dice of all seats. */
  private airborne = $state(0)
  /** The table's time when dice were last looked at. */
  private lookedAt = $state(0)
  private keptWish = $state<number | null>(null)
  private heldBackWish = $state<number | null>(null)
  private readonly table: Table
  private readonly press: RollPress
  private readonly keeps: Marks
  private readonly holds: Marks
  private readonly unlisten: Cancel[]
  private cancel: Cancel = () => {}

  /** All of my dice, also those that are not in my hand. */
  all: HandDie[] = $derived.by(() => seenDice(this.table, this.look))
  /** Those in my hand. */
  dice: HandDie[] = $derived.by(() => this.all.filter((die) => die.where === 0))
  /** All my possible deeds except the roll, the likeliest first; also those that wait for rolling dice. */
  deeds: Deed[] = $derived.by(() => deeds(this.table))
  /** The deeds that are possible at this moment. */
  open: Deed[] = $derived.by(() => this.deeds.filter((deed) => deed.at <= this.lookedAt))
  /** The prices around me, and what I lack for them. */
  nearby: Nearby[] = $derived.by(() => nearby(this.table, this.airborne))
  private offer: OptionView | undefined = $derived.by(() => this.table.options.find((option) => option.verb === 'roll'))
  /** The dice that a press would roll, as a mask. */
  rollable: number = $derived.by(() =>
    without(this.offer?.pool ?? 0, maskOf(this.dice.flatMap((die) => (die.kept ? [die.id] : [])))),
  )
  /** The table's time from which I may roll. */
  readyAt: number = $derived.by(() => this.offer?.at ?? 0)
  /** None of my dice count for joint tasks. */
  holdsBack: boolean = $derived.by(() => (this.prefs & PREFERENCE.holds_back) !== 0)
  /** My dice must not be freed by others. */
  keepsMasks: boolean = $derived.by(() => (this.prefs & PREFERENCE.keeps_masks) !== 0)

  constructor(table: Table) {
    this.table = table
    this.press = new RollPress(
      {
        wait: () => this.wait(),
        send: () => table.do({ type: 'Roll', seat: table.seat }),
        isTooEarly: (code) =>
          code === 'still_rolling' || known.chapters.some(({ tooEarly = [] }) => tooEarly.includes(code)),
      },
      browser,
      (isQueued) => (this.queued = isQueued),
    )
    this.keeps = this.marks('kept', MARK.kept, (wish) => (this.keptWish = wish))
    this.holds = this.marks('held_back', MARK.held_back, (wish) => (this.heldBackWish = wish))
    this.unlisten = [table.onFrame(() => this.follow()), table.onWelcome(() => this.follow())]
    this.follow()
  }

  /** Rolls the dice that are not kept; while they roll, as soon as they lie. */
  roll(): Promise<Refusal | null> {
    return this.press.press()
  }

  async toggleKeep(id: number): Promise<Refusal | null> {
    return this.whyNot(id) ?? this.keeps.toggle(id)
  }

  async toggleHoldBack(id: number): Promise<Refusal | null> {
    return this.whyNot(id) ?? this.holds.toggle(id)
  }

  prefer(what: keyof typeof PREFERENCE, on: boolean): Promise<Refusal | null> {
    return this.table.do({ type: 'Prefer', seat: this.table.seat, what, on })
  }

  close(): void {
    this.cancel()
    this.press.forget()
    for (const stop of this.unlisten) stop()
  }

  private get look() {
    return { rolling: this.rolling, kept: this.keptWish, heldBack: this.heldBackWish }
  }

  private get prefs(): number {
    return this.table.store.seats.get(this.table.seat)?.prefs ?? 0
  }

  /** How long to wait for a roll that is not offered now; null if it is not worth waiting. */
  private wait(): number | null {
    const from = this.offer
      ? this.readyAt
      : Math.max(-1, ...known.chapters.map(({ throwWaits }) => throwWaits?.(this.table) ?? -1))
    return from < 0 ? null : this.table.at(from) - performance.now()
  }

  /** The reasons against a die that are known without asking the server. */
  private whyNot(id: number): Refusal | null {
    const die = this.dice.find((each) => each.id === id)
    if (!die) return { type: 'refused', code: 'die_away' }
    if (die.rolling) return { type: 'refused', code: 'still_rolling' }
    if (die.locked) return { type: 'refused', code: 'die_locked' }
    return die.used ? { type: 'refused', code: 'die_shows_nothing' } : null
  }

  private marks(what: 'kept' | 'held_back', mark: number, wish: (dice: number | null) => void): Marks {
    return new Marks({
      marked: () => marked(this.table, mark),
      able: () => markable(this.dice),
      send: (dice) => this.table.do({ type: 'Mark', seat: this.table.seat, what, dice }),
      wish,
    })
  }

  /** Follows dice that come to rest, mine and those that others share with me: the server sends no message then. */
  private follow(): void {
    this.cancel()
    this.press.look()
    const { seat, store } = this.table
    const rolling = [...store.throws].filter(([, thrown]) => this.untilLying(thrown) > 0)
    this.rolling = rolling.find(([thrower]) => thrower === seat)?.[1].dice ?? 0
    this.airborne = rolling.reduce((mask, [, thrown]) => mask | thrown.dice, 0)
    this.lookedAt = rolling.length ? this.table.now() + EARLY_MS : Infinity
    const wait = Math.min(...rolling.map(([, thrown]) => this.untilLying(thrown)))
    if (rolling.length) this.cancel = browser.after(Math.min(wait, LOOK_MS), () => this.follow())
  }

  private untilLying(thrown: Throw): number {
    return this.table.at(thrown.readyAt) - performance.now()
  }
}
