// Written by tools/client_data.py; change the Python types or the data, and run it again.

import type { ChamberKind, PieceKind } from '../pieces.ts'

/** By kind, as `ChamberView.kind` names it. */
export const CHAMBERS: Record<string, ChamberKind> = {
  fountain: {
    id: 'fountain',
    chapter: 'fountain',
    copies: 1,
    openings: 13,
    entry: [['A', 'K']],
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
  poison: {
    id: 'poison',
    chapter: 'fountain',
    pile: 'curses',
    copies: 2,
    carried: false,
    icons: [],
    lift: ['T', 'T', 'K'],
  },
  strangle_vines: {
    id: 'strangle_vines',
    chapter: 'fountain',
    pile: 'curses',
    copies: 2,
    carried: false,
    icons: [],
    lift: ['T', 'K', 'K'],
  },
}

/** What its deeds cost and bring. */
export const COSTS = { regain: ['G', 'G'] } as const

/** What seats may be offered: `OptionView.verb`. */
export const VERBS = ['regain'] as const

/** What they may be asked: `QuestionView.kind`. */
export const QUESTIONS = [] as const

/** What it notes for everybody: `ChapterView.notes`. */
export const NOTES = ['regained'] as const
