// Written by tools/client_data.py; change the Python types or the data, and run it again.

import type { ChamberKind } from '../pieces.ts'

/** By kind, as `ChamberView.kind` names it. */
export const CHAMBERS: Record<string, ChamberKind> = {
  illusion_1: {
    id: 'illusion_1',
    chapter: 'illusions',
    copies: 2,
    openings: 7,
    entry: [['A', 'T']],
    gems: [{ gems: 1, price: ['T', 'T', 'T', 'T'] }],
    gemHalf: 0,
    icons: ['faded_mask'],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
    isQuest: false,
  },
  illusion_2: {
    id: 'illusion_2',
    chapter: 'illusions',
    copies: 1,
    openings: 14,
    entry: [['A', 'A']],
    gems: [{ gems: 1, price: ['T', 'T', 'T', 'T'] }],
    gemHalf: 0,
    icons: ['faded_mask'],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
    isQuest: false,
  },
  illusion_3: {
    id: 'illusion_3',
    chapter: 'illusions',
    copies: 2,
    openings: 13,
    entry: [['A', 'K']],
    gems: [{ gems: 1, price: ['K', 'K', 'K', 'K'] }],
    gemHalf: 0,
    icons: ['faded_mask'],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
    isQuest: false,
  },
  illusion_4: {
    id: 'illusion_4',
    chapter: 'illusions',
    copies: 1,
    openings: 14,
    entry: [['A', 'A']],
    gems: [{ gems: 1, price: ['K', 'K', 'K', 'K'] }],
    gemHalf: 0,
    icons: ['faded_mask'],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
    isQuest: false,
  },
}

/** What its deeds cost and bring. */
export const COSTS = {} as const

/** What seats may be offered: `OptionView.verb`. */
export const VERBS = [] as const

/** What they may be asked: `QuestionView.kind`. */
export const QUESTIONS = [] as const

/** What it notes for everybody: `ChapterView.notes`. */
export const NOTES = [] as const
