/** Which hints this player has understood: each is said a few times, as long as what it is about lasts. */

import { numbersIn } from '../play/masks.ts'
import { kept, type Kept } from '../wire/kept.ts'
import type { Stage } from './stage.svelte.ts'
import { type Hint, type HintKind, hintFor, OFTEN, type Scene } from './coaching.ts'

const KEY = 'coach'
const OFF = 'coach-off'
const LOOK_MS = 400

export class Habits {
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

  /** It was said, and what it was about is over. */
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
  #throws = -1
  #place = -1
  #busyAt = performance.now()

  constructor(stage: Stage, own: Habits = habits) {
    this.#stage = stage
    this.#habits = own
  }

  /** Looks around until the returned function is called. */
  start(): () => void {
    const timer = setInterval(() => this.look(), LOOK_MS)
    return () => clearInterval(timer)
  }

  look(now = performance.now()): void {
    const found = this.#isAtWork() ? hintFor(this.#scene(now)) : undefined
    const next = found && !this.#habits.isUnderstood(found.kind) ? found : undefined
    const before = this.hint
    if (before && before.kind !== next?.kind) this.#habits.note(before.kind)
    if (before?.id !== next?.id || JSON.stringify(before?.args) !== JSON.stringify(next?.args)) this.hint = next
  }

  /** Not while dice fly, nor where another coach speaks. */
  #isAtWork(): boolean {
    const { chapters, phase, hand } = this.#stage
    const isTaught = chapters.some((chapter) => chapter.Overlay)
    return this.#habits.isOn && phase === 'playing' && !hand.rolling && !isTaught
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

/** The nearest of the steps that are priced, and what follows it. */
export function stepsHome(near: readonly { home?: number }[]): number {
  const ways = near.flatMap(({ home = -1 }) => (home < 0 ? [] : [home + 1]))
  return ways.length ? Math.min(...ways) : -1
}
