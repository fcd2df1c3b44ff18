/** The quests of a game: their tasks, progress, and obstacles. */

import { GLYPHS } from '../../art/glyphs.ts'
import type { ChamberView } from '../../generated/wire.ts'
import type { Stage } from '../../hud/stage.svelte.ts'
import { chamberName, kebab } from '../../words/sayings.ts'
import { t } from '../../words/words.svelte.ts'
import type { Goal, Goals, GoalState, Task } from '../chapter.ts'
import { known } from '../known.svelte.ts'
import * as facts from './facts.ts'
import { SIGNS } from './signs.ts'

export const TASKS: Record<string, Task> = {
  altar: { sign: SIGNS.altar, state: atTheAltar },
  task: { sign: SIGNS.task, state: solving },
  ghost: { sign: SIGNS.ghost, state: haunting },
  tree: { sign: SIGNS.tree, state: healing },
  obelisk: { sign: SIGNS.obelisk, state: closingIn },
}

/** All quests of this game, from the start; those that are not discovered come last. */
export function goals(stage: Stage): Goals | undefined {
  const { store } = stage.table
  const all = facts.inAll(store)
  if (!all) return undefined
  const list = facts.found(store).map(([tile, view]) => goalOf(stage, tile, view))
  const hidden = Array.from({ length: Math.max(0, all - list.length) }, (_, n) => unfound(n))
  const open = list.filter((goal) => !goal.isDone).length + hidden.length
  return {
    sign: GLYPHS['quest-marker'],
    title: t('quests-title'),
    note: t('quests-note', { count: all }),
    barred: open ? t('quests-bar', { count: open }) : '',
    list: [...list, ...hidden],
  }
}

function goalOf(stage: Stage, tile: number, view: ChamberView): Goal {
  const kind = view.kind ?? ''
  const quest = known.tasks[kind]
  const isDone = facts.isDone(view)
  const state = quest?.state(stage, tile) ?? plain(kind, view)
  const progress = isDone && kind !== 'obelisk' ? t('quests-done') : state.progress
  return {
    ...state,
    progress,
    ...(isDone ? { figure: '' } : {}),
    key: `quest ${tile}`,
    sign: quest?.sign ?? GLYPHS['quest-marker'],
    name: chamberName(kind),
    isDone,
    tile,
  }
}

/** The state of a quest of another chapter that has no words for it. */
function plain(kind: string, { done = 0, asked = 0 }: ChamberView): GoalState {
  return { asked: t(`chamber-${kebab(kind)}-about`), figure: `${done}/${asked}`, progress: `${done}/${asked}` }
}

function unfound(n: number): Goal {
  const state = { asked: t('quests-unfound-asked'), figure: '?', progress: t('quests-unfound-progress') }
  return { key: `unfound ${n}`, sign: SIGNS.unfound, name: t('quests-unfound'), isDone: false, tile: -1, ...state }
}

function partsOf({ table }: Stage, tile: number): readonly [number, number] {
  const { done = 0, asked = 1 } = table.store.chambers.get(String(tile)) ?? {}
  return [done, asked]
}

function atTheAltar(stage: Stage, tile: number): GoalState {
  const [done, asked] = partsOf(stage, tile)
  const who = facts.giver(stage.table.store)
  return {
    asked: done && who >= 0 ? t('quest-altar-second', { name: stage.nameOf(who) }) : t('quest-altar-asked'),
    figure: `${done}/${asked}`,
    progress: t('quest-altar-progress', { count: done, all: asked }),
    bars: [done, asked],
  }
}

function solving(stage: Stage, tile: number): GoalState {
  const { store } = stage.table
  const [done, asked] = partsOf(stage, tile)
  const price = facts.openTask(store, tile)
  return {
    asked: price.length ? t('quest-task-asked') : t('quest-task-hidden'),
    figure: `${done}/${asked}`,
    progress: t('quest-task-progress', { count: done, all: asked }),
    bars: [done, asked],
    price,
    ...tooFewDice(stage, tile),
  }
}

function haunting(stage: Stage): GoalState {
  const steps = facts.stepsHome(stage.table.store)
  return {
    asked: t('quest-ghost-asked'),
    figure: steps < 0 ? '–' : String(steps),
    progress: steps < 0 ? t('quest-ghost-lost') : t('quest-ghost-progress', { count: steps }),
    ...(steps < 0 ? { warning: t('quest-ghost-cut-off') } : {}),
  }
}

function healing(stage: Stage, tile: number): GoalState {
  const need = facts.masksAsked(stage.table.store)
  const have = Math.min(need, facts.masksShown(stage.table, tile))
  return {
    asked: t('quest-tree-asked', { count: need }),
    figure: `${have}/${need}`,
    progress: t('quest-tree-progress', { have, need }),
    price: Array<'G'>(need).fill('G'),
    ...tooFewDice(stage, tile),
  }
}

/** Its quest is done as soon as it lies in the temple; its walls still cost keys. */
function closingIn({ table }: Stage): GoalState {
  const closed = facts.WALLED.filter((side) => (facts.closedSides(table.store) >> side) & 1).length
  return {
    asked: '',
    figure: '',
    progress: t('quest-obelisk-progress', { count: facts.WALLS - closed }),
    bars: [closed, facts.WALLS],
  }
}

function tooFewDice({ table }: Stage, tile: number): { warning?: string } {
  return facts.isShortOfDice(table.store, tile) ? { warning: t('quest-too-few-dice') } : {}
}
