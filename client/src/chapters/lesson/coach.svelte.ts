/** The learner's step in the lesson, and the elements that its sentence is about. The server says which step it is. */

import { STEPS } from '../../generated/chapters/lesson.ts'
import type { Stage } from '../../hud/stage.svelte.ts'
import type { Deed } from '../../play/deeds.ts'
import { numbersIn } from '../../play/masks.ts'

export const PARTS: readonly string[] = [...new Set(STEPS.map(({ part }) => part))]
export const DONE = 'done'

/** The deed of each step, besides rolling and keeping. */
const VERBS: Record<string, string> = {
  enter: 'enter',
  discover: 'discover',
  free: 'free',
  help: 'free',
  light: 'activate',
  home: 'enter',
  exit: 'enter',
  leave: 'escape',
}

/** The selectors of the elements that the sentence points at, and of others that are needed. */
export interface Pointed {
  at: readonly string[]
  with: readonly string[]
}

/** In these steps the team-mate's dice are shown too. */
const TOGETHER: ReadonlySet<string> = new Set(['help', 'keys'])
export const MATE = 1
const dieOf = (id: number): string => `[data-die="${id}"]`
const chamberOf = (place: number): string => `.face[data-key="${place >> 1}"]`

export class Coach {
  readonly stage: Stage
  /** From 0; after the last one it is the number of steps. It changes only when the dice lie still. */
  number = $state(0)
  name: string = $derived(STEPS[this.number]?.name ?? DONE)
  part: number = $derived(PARTS.indexOf(STEPS[this.number]?.part ?? PARTS.at(-1)!))
  pointed: Pointed = $derived.by(() => this.#point())

  #next = -1
  #shownAt = 0

  constructor(stage: Stage) {
    this.stage = stage
  }

  /** Must be called when something changed, and when time has passed. */
  look(): void {
    const { store, seat } = this.stage.table
    const step = Number(store.chapters.get('lesson')?.notes['lesson_step'] ?? 0)
    if (step !== this.#next) {
      this.#next = step
      // Later rolls do not delay it.
      this.#shownAt = store.seats.get(seat)?.ready_at ?? 0
    }
    if (this.#shownAt <= this.stage.table.now()) this.number = step
  }

  get skip(): (() => void) | undefined {
    return this.stage.offer('skip_step')
  }

  #point(): Pointed {
    if (this.name === 'keep') return { at: [this.#adventurer()], with: [] }
    const deed = this.stage.deed(VERBS[this.name] ?? '')
    if (!deed || this.stage.hand.rolling)
      return { at: ['.tray'], with: TOGETHER.has(this.name) ? [this.#row(MATE)] : [] }
    return { at: this.#thing(deed), with: [`[data-deed="${deed.key}"]`, ...numbersIn(deed.spends).map(dieOf)] }
  }

  #adventurer(): string {
    const die = this.stage.hand.dice.find(({ face }) => face === 'A')
    return die ? dieOf(die.id) : '.tray'
  }

  #row(seat: number): string {
    return `.mate[style*="var(--p${this.stage.colourOf(seat)})"]`
  }

  /** The element itself, on the map or in the team. */
  #thing({ verb, target, key }: Deed): string[] {
    const place = this.stage.me?.place ?? -1
    if (verb === 'enter') return [chamberOf(target)]
    if (verb === 'activate' || verb === 'escape') return [chamberOf(place)]
    if (verb === 'free' && target !== this.stage.table.seat) return [this.#row(target), `[data-deed="${key}"]`]
    return [`[data-deed="${key}"]`]
  }
}

const DOORS: readonly string[] = ['slam', 'collapse']

/** Whole seconds until a slam; 0 while none is coming. It is the only clock of a lesson. */
export function secondsLeft(timers: readonly (readonly [string, number, readonly number[]])[], now: number): number {
  const door = timers.find(([name]) => DOORS.includes(name))
  return door ? Math.max(0, Math.ceil((door[1] - now) / 1000)) : 0
}
