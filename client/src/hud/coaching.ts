/** The one hint for a beginner at this moment. It is derived from what the server tells: options, prices, views. */

import type { Mate } from './team.ts'

/** The kinds of hints, the most urgent first. */
export const HINTS = ['stuck', 'home', 'gems', 'masks', 'idle'] as const
export type HintKind = (typeof HINTS)[number]

/** How often each is said before it counts as understood. */
export const OFTEN: Record<HintKind, number> = { stuck: 2, home: 2, gems: 2, masks: 1, idle: 2 }
export const IDLE_MS = 20_000
/** Long enough to be read; a sentence that was visible for less does not count as said. */
export const READ_MS = 3000
/** After this long it was said, and leaves the line to others until its situation comes again. */
export const SAID_MS = 8000

export interface Hint {
  kind: HintKind
  /** The id of its message, and its arguments. */
  id: string
  args: Record<string, string | number>
}

export interface Scene {
  me: Mate | undefined
  team: readonly Mate[]
  /** A slam is coming. */
  isSlamComing: boolean
  /** To the starting chamber; -1 if no way leads there, or if it is not known. */
  stepsHome: number
  /** The gems that can be lit now, with another player's dice. */
  gems: number
  /** For how long I have done nothing, in milliseconds. */
  idleMs: number
  canRoll: boolean
  canDo: boolean
}

/** All that fit now, the most urgent first. */
export function hintsFor(scene: Scene): Hint[] {
  const { me } = scene
  return me && !me.isOut ? HINTS.flatMap((kind) => FINDERS[kind](scene, me) ?? []) : []
}

/** Remembers what was said. */
export interface Memory {
  isUnderstood(kind: HintKind): boolean
  note(kind: HintKind): void
}

/** Chooses which of the fitting hints is said, and for how long. */
export class HintChoice {
  hint: Hint | undefined
  readonly #memory: Memory
  #seenMs = 0
  /** Hints that were said and whose situation still lasts. */
  readonly #done = new Set<HintKind>()

  constructor(memory: Memory) {
    this.#memory = memory
  }

  /** `seenMs`: how long the last one was visible since the last call. */
  look(fitting: readonly Hint[], seenMs: number): Hint | undefined {
    for (const kind of this.#done) if (!fitting.some((each) => each.kind === kind)) this.#done.delete(kind)
    if (this.hint) this.#count(this.hint.kind, seenMs, this.#next(fitting)?.kind)
    const next = this.#next(fitting)
    if (next?.kind !== this.hint?.kind) this.#seenMs = 0
    return (this.hint = next)
  }

  #count(kind: HintKind, seenMs: number, next: HintKind | undefined): void {
    this.#seenMs += seenMs
    if (this.#seenMs < (next === kind ? SAID_MS : READ_MS)) return
    this.#memory.note(kind)
    this.#done.add(kind)
  }

  #next(fitting: readonly Hint[]): Hint | undefined {
    return fitting.find(({ kind }) => !this.#memory.isUnderstood(kind) && !this.#done.has(kind))
  }
}

type Finder = (scene: Scene, me: Mate) => Hint | undefined

const FINDERS: Record<HintKind, Finder> = {
  stuck: ({ team }, me) => {
    if (!me.isAllLocked) return undefined
    const others = team.filter((mate) => !mate.isMe && !mate.isOut)
    const near = others.find((mate) => mate.isWithMe)
    if (near) return hint('stuck', 'coach-stuck-near', { name: near.name })
    return hint('stuck', others.length ? 'coach-stuck-far' : 'coach-stuck-alone')
  },
  home: ({ isSlamComing, stepsHome }, me) => {
    if (!isSlamComing || me.isSafe) return undefined
    return stepsHome < 0 ? hint('home', 'coach-home-lost') : hint('home', 'coach-home', { steps: stepsHome })
  },
  gems: ({ gems }) => (gems > 0 ? hint('gems', 'coach-gems', { count: gems }) : undefined),
  masks: (_, me) => (me.dice.some(({ look }) => look === 'locked') ? hint('masks', 'coach-masks') : undefined),
  idle: ({ idleMs, canRoll, canDo }) => {
    if (idleMs < IDLE_MS) return undefined
    if (canDo) return hint('idle', 'coach-idle-deed')
    return canRoll ? hint('idle', 'coach-idle-roll') : undefined
  },
}

function hint(kind: HintKind, id: string, args: Hint['args'] = {}): Hint {
  return { kind, id, args }
}
