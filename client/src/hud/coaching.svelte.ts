/** Which hints this player has understood. Each is said a few times, as long as its situation lasts. */

import { numbersIn } from '../play/masks.ts'
import { kept, type Kept } from '../wire/kept.ts'
import type { Stage } from './stage.svelte.ts'
import { type Hint, HintChoice, type HintKind, hintsFor, type Memory, OFTEN, type Scene } from './coaching.ts'

const KEY = 'coach'
const OFF = 'coach-off'
const LOOK_MS = 400

export class Habits implements Memory {
  isOn = $state.raw(true)
  readonly #kept: Kept
  #said: Partial<Record<HintKind, number>>

  constructor(store: Kept) {
    this.#kept = store
    this.#said = store.read(KEY, {})
    this.isOn = !store.read<boolean>(OFF, false)
  }

  turn(on: boolean): void {
    this.isOn = on
    this.#kept.write(OFF, !on)
  }

  isUnderstood(kind: HintKind): boolean {
    return (this.#said[kind] ?? 0) >= OFTEN[kind]
  }

  /** The hint was said for long enough to be read. */
  note(kind: HintKind): void {
    this.#said = { ...this.#said, [kind]: (this.#said[kind] ?? 0) + 1 }
    this.#kept.write(KEY, this.#said)
  }
}

export const habits = new Habits(kept)

export class Coach {
  hint = $state.raw<Hint>()
  readonly #stage: Stage
  readonly #habits: Habits
  readonly #isSeen: () => boolean
  readonly #choice: HintChoice
  #fitting: Hint[] = []
  #lookedAt = performance.now()
  #throws = -1
  #place = -1
  #busyAt = performance.now()

  /** `isSeen`: whether its line is free for it now. */
  constructor(stage: Stage, isSeen: () => boolean, own: Habits = habits) {
    this.#stage = stage
    this.#isSeen = isSeen
    this.#habits = own
    this.#choice = new HintChoice(own)
  }

  /** Looks at the game until the returned function is called. */
  start(): () => void {
    const timer = setInterval(() => this.look(), LOOK_MS)
    return () => clearInterval(timer)
  }

  look(now = performance.now()): void {
    const seenMs = this.#isSeen() ? now - this.#lookedAt : 0
    this.#lookedAt = now
    if (!this.#isAtWork()) this.#fitting = []
    // While dice roll it is not known which hints fit.
    else if (!this.#stage.hand.rolling) this.#fitting = hintsFor(this.#scene(now))
    const next = this.#choice.look(this.#fitting, seenMs)
    if (next?.id !== this.hint?.id || JSON.stringify(next?.args) !== JSON.stringify(this.hint?.args)) this.hint = next
  }

  /** Not while another coach speaks. */
  #isAtWork(): boolean {
    const { chapters, phase } = this.#stage
    const isTaught = chapters.some((chapter) => chapter.Overlay)
    return this.#habits.isOn && phase === 'playing' && !isTaught
  }

  #scene(now: number): Scene {
    const { me, team, hand, table, moment, isCountdown } = this.#stage
    const lit = hand.open.find((deed) => deed.verb === 'activate')
    const isShared = lit !== undefined && numbersIn(lit.spends).some((die) => !hand.dice.some(({ id }) => id === die))
    return {
      me,
      team,
      isSlamComing: isCountdown && moment?.coming === 'slam',
      stepsHome: stepsHome(table.near),
      gems: isShared ? lit.target + 1 : 0,
      idleMs: this.#idle(now, table.store.seats.get(table.seat)?.throws ?? 0, me?.place ?? -1),
      canRoll: hand.rollable !== 0,
      canDo: hand.open.some(({ verb }) => verb !== 'fate' && verb !== 'give_up'),
    }
  }

  #idle(now: number, throws: number, place: number): number {
    if (throws !== this.#throws || place !== this.#place) this.#busyAt = now
    this.#throws = throws
    this.#place = place
    return now - this.#busyAt
  }
}

/** The fewest steps to the starting chamber, from the priced moves around the seat; -1 if no way leads there. */
export function stepsHome(near: readonly { home?: number }[]): number {
  const ways = near.flatMap(({ home = -1 }) => (home < 0 ? [] : [home + 1]))
  return ways.length ? Math.min(...ways) : -1
}
