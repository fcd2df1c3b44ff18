// Written by tools/client_data.py; change the Python types or the data, and run it again.

import type { ChamberKind, PieceKind } from '../pieces.ts'

/** By kind, as `ChamberView.kind` names it. */
export const CHAMBERS: Record<string, ChamberKind> = {
  linked_1: {
    id: 'linked_1',
    chapter: 'special_chambers',
    copies: 1,
    openings: 5,
    entry: [['A', 'K']],
    gems: [{ gems: 1, price: ['T', 'T', 'T'] }],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
    isQuest: false,
  },
  linked_2: {
    id: 'linked_2',
    chapter: 'special_chambers',
    copies: 1,
    openings: 6,
    entry: [['A', 'T']],
    gems: [{ gems: 1, price: ['K', 'K', 'K'] }],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
    isQuest: false,
  },
  linked_3: {
    id: 'linked_3',
    chapter: 'special_chambers',
    copies: 1,
    openings: 12,
    entry: [['A', 'A']],
    gems: [{ gems: 1, price: ['T', 'T', 'K', 'K'] }],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
    isQuest: false,
  },
  double_torch_chamber: {
    id: 'double_torch_chamber',
    chapter: 'special_chambers',
    copies: 1,
    openings: 13,
    entry: [['A', 'A'], ['A', 'T']],
    gems: [{ gems: 2, price: ['T', 'T', 'T', 'T', 'T'] }],
    gemHalf: 1,
    icons: [],
    oneWay: 0,
    halves: [1, 2, 0, 0],
    stairs: true,
    closed: false,
    isQuest: false,
  },
  double_key_chamber: {
    id: 'double_key_chamber',
    chapter: 'special_chambers',
    copies: 1,
    openings: 7,
    entry: [['A', 'A'], ['A', 'K']],
    gems: [{ gems: 2, price: ['K', 'K', 'K', 'K', 'K'] }],
    gemHalf: 1,
    icons: [],
    oneWay: 0,
    halves: [1, 0, 0, 2],
    stairs: true,
    closed: false,
    isQuest: false,
  },
  treasure_chamber: {
    id: 'treasure_chamber',
    chapter: 'special_chambers',
    copies: 1,
    openings: 7,
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
}

/** By kind, as `PieceView.kind` names it. */
export const PIECES: Record<string, PieceKind> = {
  chalice: {
    id: 'chalice',
    chapter: 'special_chambers',
    pile: '',
    copies: 1,
    carried: true,
    icons: [],
    lift: [],
  },
}

/** What its deeds cost and bring. */
export const COSTS = { carry: ['T'] } as const

/** What seats may be offered: `OptionView.verb`. */
export const VERBS = ['activate', 'linked'] as const

/** What they may be asked: `QuestionView.kind`. */
export const QUESTIONS = [] as const

/** What it notes for everybody: `ChapterView.notes`. */
export const NOTES = ['chalice', 'fired'] as const
