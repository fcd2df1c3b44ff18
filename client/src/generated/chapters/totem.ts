// Written by tools/client_data.py; change the Python types or the data, and run it again.

import type { ChamberKind } from '../pieces.ts'

/** By kind, as `ChamberView.kind` names it. */
export const CHAMBERS: Record<string, ChamberKind> = {
  totem: {
    id: 'totem',
    chapter: 'totem',
    copies: 1,
    openings: 6,
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

/** What its deeds cost and bring. */
export const COSTS = {
  low: 5,
  low_gems: 1,
  high: 10,
  high_gems: 2,
  stays: 500,
  one_falls: 750,
  two_fall: 850,
  three_fall: 950,
} as const

/** What seats may be offered: `OptionView.verb`. */
export const VERBS = ['bank_gem', 'stack_die', 'lift_die'] as const

/** What they may be asked: `QuestionView.kind`. */
export const QUESTIONS = [] as const

/** What it notes for everybody: `ChapterView.notes`. */
export const NOTES = ['tower', 'leans', 'swing', 'is_moving'] as const
