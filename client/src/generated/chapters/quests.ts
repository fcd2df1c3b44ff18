// Written by tools/client_data.py; change the Python types or the data, and run it again.

import type { ChamberKind, PieceKind } from '../pieces.ts'

/** By kind, as `ChamberView.kind` names it. */
export const CHAMBERS: Record<string, ChamberKind> = {
  altar: {
    id: 'altar',
    chapter: 'quests',
    copies: 1,
    openings: 14,
    entry: [['A', 'K']],
    gems: [],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
    isQuest: true,
  },
  task: {
    id: 'task',
    chapter: 'quests',
    copies: 1,
    openings: 13,
    entry: [['A', 'T']],
    gems: [],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
    isQuest: true,
  },
  ghost: {
    id: 'ghost',
    chapter: 'quests',
    copies: 1,
    openings: 4,
    entry: [[]],
    gems: [],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: true,
    isQuest: true,
  },
  tree: {
    id: 'tree',
    chapter: 'quests',
    copies: 1,
    openings: 7,
    entry: [['A', 'A']],
    gems: [],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
    isQuest: true,
  },
  obelisk: {
    id: 'obelisk',
    chapter: 'quests',
    copies: 1,
    openings: 0,
    entry: [[]],
    gems: [],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: true,
    isQuest: true,
  },
}

/** By kind, as `PieceView.kind` names it. */
export const PIECES: Record<string, PieceKind> = {
  task_1: {
    id: 'task_1',
    chapter: 'quests',
    pile: 'tasks',
    copies: 1,
    carried: false,
    icons: [],
    lift: ['A', 'A', 'K', 'K'],
  },
  task_2: {
    id: 'task_2',
    chapter: 'quests',
    pile: 'tasks',
    copies: 1,
    carried: false,
    icons: [],
    lift: ['A', 'A', 'T', 'T'],
  },
  task_3: {
    id: 'task_3',
    chapter: 'quests',
    pile: 'tasks',
    copies: 1,
    carried: false,
    icons: [],
    lift: ['T', 'T', 'K', 'K'],
  },
  task_4: {
    id: 'task_4',
    chapter: 'quests',
    pile: 'tasks',
    copies: 1,
    carried: false,
    icons: [],
    lift: ['A', 'A', 'A', 'T', 'K'],
  },
  task_5: {
    id: 'task_5',
    chapter: 'quests',
    pile: 'tasks',
    copies: 1,
    carried: false,
    icons: [],
    lift: ['T', 'T', 'K', 'K', 'K'],
  },
  task_6: {
    id: 'task_6',
    chapter: 'quests',
    pile: 'tasks',
    copies: 1,
    carried: false,
    icons: [],
    lift: ['T', 'T', 'K', 'K', 'G'],
  },
  ghost: { id: 'ghost', chapter: 'quests', pile: '', copies: 1, carried: false, icons: [], lift: [] },
}

/** What its deeds cost and bring. */
export const COSTS = { push: ['T', 'T'], tree: ['G', 'G'] } as const

/** What seats may be offered: `OptionView.verb`. */
export const VERBS = ['altar', 'push', 'task', 'tree'] as const

/** What they may be asked: `QuestionView.kind`. */
export const QUESTIONS = [] as const

/** What it notes for everybody: `ChapterView.notes`. */
export const NOTES = ['quests_in_all', 'altar_giver', 'ghost_steps', 'closed_sides', 'short_of_dice'] as const
