// Written by tools/client_data.py; change the Python types or the data, and run it again.

import type { PieceKind } from '../pieces.ts'

/** By kind, as `PieceView.kind` names it. */
export const PIECES: Record<string, PieceKind> = {
  doomed: {
    id: 'doomed',
    chapter: 'doomed',
    pile: 'curses',
    copies: 1,
    carried: false,
    icons: [],
    lift: ['K', 'K', 'K'],
  },
  stand_up: {
    id: 'stand_up',
    chapter: 'doomed',
    pile: 'curses',
    copies: 1,
    carried: false,
    icons: [],
    lift: ['T', 'T', 'T'],
  },
  counterspell: {
    id: 'counterspell',
    chapter: 'doomed',
    pile: 'treasures',
    copies: 2,
    carried: false,
    icons: [],
    lift: [],
  },
}

/** What its deeds cost and bring. */
export const COSTS = {} as const

/** What seats may be offered: `OptionView.verb`. */
export const VERBS = ['counterspell', 'stand'] as const

/** What they may be asked: `QuestionView.kind`. */
export const QUESTIONS = [] as const

/** What it notes for everybody: `ChapterView.notes`. */
export const NOTES = ['sits', 'pushes'] as const
