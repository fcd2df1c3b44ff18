/** The one thing that helps a newcomer now. What it says comes from what the server tells: options, prices, views. */

import type { Mate } from './team.ts'

/** The kinds of hints, the most pressing first. */
export const HINTS = ['stuck', 'home', 'gems', 'masks', 'idle'] as const
export type HintKind = (typeof HINTS)[number]

/** How often each is said before it counts as understood. */
export const OFTEN: Record<HintKind, number> = { stuck: 2, home: 2, gems: 2, masks: 1, idle: 2 }
export const IDLE_MS = 20_000

export interface Hint {
  kind: HintKind
  /** The message that says it, and what stands in it. */
  id: string
  args: Record<string, string | number>
}

export interface Scene {
  me: Mate | undefined
  team: readonly Mate[]
  /** A door is about to slam. */
  isSlamComing: boolean
  /** To the starting chamber; -1 if no way leads there, or nothing is known of it. */
  stepsHome: number
  /** What can be lit now, with somebody else's dice. */
  gems: number
  /** Nothing was done by me for so long, in milliseconds. */
  idleMs: number
  canRoll: boolean
  canDo: boolean
}

export function hintFor(scene: Scene): Hint | undefined {
  if (!scene.me || scene.me.isOut) return undefined
  return HINTS.map((kind) => FINDERS[kind](scene, scene.me!)).find(Boolean)
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
