// Written by tools/client_data.py; change the Python types or the data, and run it again.

import type { ChamberKind, PieceKind } from '../pieces.ts'

/** By kind, as `ChamberView.kind` names it. */
export const CHAMBERS: Record<string, ChamberKind> = {
  calendar: {
    id: 'calendar',
    chapter: 'calendar',
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
    isQuest: false,
  },
}

/** By kind, as `PieceView.kind` names it. */
export const PIECES: Record<string, PieceKind> = {
  calendar_sun: {
    id: 'calendar_sun',
    chapter: 'calendar',
    pile: 'calendar',
    copies: 4,
    carried: false,
    icons: [],
    lift: [],
  },
  calendar_moon: {
    id: 'calendar_moon',
    chapter: 'calendar',
    pile: 'calendar',
    copies: 3,
    carried: false,
    icons: [],
    lift: [],
  },
  calendar_gear: {
    id: 'calendar_gear',
    chapter: 'calendar',
    pile: 'calendar',
    copies: 2,
    carried: false,
    icons: [],
    lift: [],
  },
}

/** What its deeds cost and bring. */
export const COSTS = { swap: ['K', 'K', 'K'] } as const

/** What seats may be offered: `OptionView.verb`. */
export const VERBS = ['swap_tiles'] as const

/** What they may be asked: `QuestionView.kind`. */
export const QUESTIONS = [] as const

/** What it notes for everybody: `ChapterView.notes`. */
export const NOTES = ['pawn_at', 'track_signs', 'track_bars', 'track_keys', 'dice_aside'] as const
