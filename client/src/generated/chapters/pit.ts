// Written by tools/client_data.py; change the Python types or the data, and run it again.

import type { ChamberKind, PieceKind } from '../pieces.ts'

/** By kind, as `ChamberView.kind` names it. */
export const CHAMBERS: Record<string, ChamberKind> = {
  pit: {
    id: 'pit',
    chapter: 'pit',
    copies: 1,
    openings: 6,
    entry: [['A', 'A']],
    gems: [],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
    isQuest: false,
  },
}

/** By kind, as `PieceView.kind` names it. */
export const PIECES: Record<string, PieceKind> = {
  lost_treasure: {
    id: 'lost_treasure',
    chapter: 'pit',
    pile: 'curses',
    copies: 3,
    carried: false,
    icons: [],
    lift: [],
  },
  really_cursed: {
    id: 'really_cursed',
    chapter: 'pit',
    pile: 'curses',
    copies: 1,
    carried: false,
    icons: [],
    lift: ['T', 'K', 'K'],
  },
}

/** What its deeds cost and bring. */
export const COSTS = { activate: ['B', 'B', 'B', 'B', 'B'], gems: 2 } as const

/** What seats may be offered: `OptionView.verb`. */
export const VERBS = ['pit'] as const

/** What they may be asked: `QuestionView.kind`. */
export const QUESTIONS = ['lost_treasure'] as const

/** What it notes for everybody: `ChapterView.notes`. */
export const NOTES = [] as const
