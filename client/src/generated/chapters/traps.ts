// Written by tools/client_data.py; change the Python types or the data, and run it again.

import type { ChamberKind } from '../pieces.ts'

/** By kind, as `ChamberView.kind` names it. */
export const CHAMBERS: Record<string, ChamberKind> = {
  cliff_torch: {
    id: 'cliff_torch',
    chapter: 'traps',
    copies: 1,
    openings: 12,
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
  cliff_key: {
    id: 'cliff_key',
    chapter: 'traps',
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
  invocation: {
    id: 'invocation',
    chapter: 'traps',
    copies: 1,
    openings: 15,
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
  platform: {
    id: 'platform',
    chapter: 'traps',
    copies: 1,
    openings: 15,
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
  slide_trap: {
    id: 'slide_trap',
    chapter: 'traps',
    copies: 1,
    openings: 7,
    entry: [['A', 'T']],
    gems: [],
    gemHalf: 0,
    icons: [],
    oneWay: 4,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
    isQuest: false,
  },
}

/** What its deeds cost and bring. */
export const COSTS = { summon: ['K', 'K', 'K'], torch_cliff: ['T', 'T', 'T'], key_cliff: ['K', 'K', 'K'] } as const

/** What seats may be offered: `OptionView.verb`. */
export const VERBS = ['climb', 'call_all'] as const

/** What they may be asked: `QuestionView.kind`. */
export const QUESTIONS = [] as const

/** What it notes for everybody: `ChapterView.notes`. */
export const NOTES = ['hangs_on', 'hovering', 'shut_off', 'weak_captives'] as const
