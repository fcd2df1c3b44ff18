/** The list that players tick off while they set up the box; it is stored until another one is made. */

import { kept, type Kept } from '../wire/kept.ts'
import { dice, type Luck } from './dealing.ts'
import { type Dealt, dealtFor, fits } from './dealt.ts'
import { keptPlan, linkOf, type Plan, seated } from './plan.ts'

interface Remembered {
  link?: unknown
  ticks?: unknown
  dealt?: Dealt
}

const KEY = 'companion-setup'

export class Setup {
  readonly #kept: Kept
  readonly #luck: Luck
  plan = $state.raw<Plan>(keptPlan(''))
  dealt = $state.raw<Dealt>({ picked: {}, hands: {} })
  #ticks = $state.raw<ReadonlySet<string>>(new Set())

  constructor(store: Kept, luck: Luck = dice) {
    this.#kept = store
    this.#luck = luck
    const { link, ticks, dealt } = store.read<Remembered | null>(KEY, null) ?? {}
    this.plan = keptPlan(typeof link === 'string' ? link : '')
    this.#ticks = new Set(Array.isArray(ticks) ? ticks.map(String) : [])
    this.dealt = dealt && isDealt(dealt) && fits(dealt, this.plan) ? dealt : dealtFor(this.plan, luck)
  }

  isDone(line: string): boolean {
    return this.#ticks.has(line)
  }

  tick(line: string, on: boolean): void {
    const others = [...this.#ticks].filter((each) => each !== line)
    this.#ticks = new Set(on ? [...others, line] : others)
    this.#keep()
  }

  /** Unchanged lines stay ticked; random choices stay if they still fit. */
  change(plan: Plan): void {
    this.plan = seated(plan)
    if (!fits(this.dealt, this.plan)) this.dealt = dealtFor(this.plan, this.#luck)
    this.#keep()
  }

  dealAgain(): void {
    this.dealt = dealtFor(this.plan, this.#luck)
    this.#keep()
  }

  clear(): void {
    this.#ticks = new Set()
    this.#keep()
  }

  #keep(): void {
    this.#kept.write(KEY, { link: linkOf(this.plan), ticks: [...this.#ticks], dealt: this.dealt })
  }
}

function isDealt(value: Partial<Dealt>): value is Dealt {
  const isLists = (found: unknown): boolean =>
    typeof found === 'object' && found !== null && Object.values(found).every(Array.isArray)
  return isLists(value.picked) && isLists(value.hands)
}

export const setup = new Setup(kept)
