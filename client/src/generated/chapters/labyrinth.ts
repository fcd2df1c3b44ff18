// Written by tools/client_data.py; change the Python types or the data, and run it again.

import type { ChamberKind, PieceKind } from '../pieces.ts'

/** By kind, as `ChamberView.kind` names it. */
export const CHAMBERS: Record<string, ChamberKind> = {
  mirage: {
    id: 'mirage',
    chapter: 'labyrinth',
    copies: 1,
    openings: 10,
    entry: [['A', 'A']],
    gems: [],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: false,
    closed: false,
    isQuest: false,
  },
  gear_chamber: {
    id: 'gear_chamber',
    chapter: 'labyrinth',
    copies: 1,
    openings: 15,
    entry: [['A', 'T']],
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
  weakest_link: {
    id: 'weakest_link',
    chapter: 'labyrinth',
    pile: 'curses',
    copies: 2,
    carried: false,
    icons: [],
    lift: [],
  },
  disinformation: {
    id: 'disinformation',
    chapter: 'labyrinth',
    pile: 'curses',
    copies: 2,
    carried: false,
    icons: [],
    lift: [],
  },
  shortcut: {
    id: 'shortcut',
    chapter: 'labyrinth',
    pile: 'treasures',
    copies: 2,
    carried: false,
    icons: [],
    lift: [],
  },
  time_out: {
    id: 'time_out',
    chapter: 'labyrinth',
    pile: 'treasures',
    copies: 2,
    carried: false,
    icons: [],
    lift: [],
  },
  genie: {
    id: 'genie',
    chapter: 'labyrinth',
    pile: 'treasures',
    copies: 2,
    carried: false,
    icons: [],
    lift: [],
  },
}

/** What its deeds cost and bring. */
export const COSTS = { gears: ['T', 'T'] } as const

/** What seats may be offered: `OptionView.verb`. */
export const VERBS = ['gears', 'genie', 'shortcut', 'time_out'] as const

/** What they may be asked: `QuestionView.kind`. */
export const QUESTIONS = ['genie', 'shortcut', 'time_out'] as const

/** What it notes for everybody: `ChapterView.notes`. */
export const NOTES = [] as const
