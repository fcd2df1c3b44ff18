// Written by tools/client_data.py; change the Python types or the data, and run it again.

import type { ChamberKind, PieceKind } from '../pieces.ts'

/** By kind, as `ChamberView.kind` names it. */
export const CHAMBERS: Record<string, ChamberKind> = {
  chaos: {
    id: 'chaos',
    chapter: 'new_quests',
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
    isQuest: true,
  },
  constellation: {
    id: 'constellation',
    chapter: 'new_quests',
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
  snake_pit: {
    id: 'snake_pit',
    chapter: 'new_quests',
    copies: 1,
    openings: 5,
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
  mind_control: {
    id: 'mind_control',
    chapter: 'new_quests',
    pile: 'curses',
    copies: 2,
    carried: false,
    icons: [],
    lift: ['A', 'T', 'K'],
  },
  trap_return: {
    id: 'trap_return',
    chapter: 'new_quests',
    pile: 'curses',
    copies: 2,
    carried: false,
    icons: [],
    lift: [],
  },
  magic_bonds: {
    id: 'magic_bonds',
    chapter: 'new_quests',
    pile: 'curses',
    copies: 2,
    carried: false,
    icons: [],
    lift: ['T', 'K', 'K'],
  },
  snake: { id: 'snake', chapter: 'new_quests', pile: '', copies: 5, carried: false, icons: [], lift: [] },
}

/** What its deeds cost and bring. */
export const COSTS = { snake: ['T', 'T'], leader: ['T', 'T', 'T', 'T', 'T'], constellation: ['K', 'K'] } as const

/** What seats may be offered: `OptionView.verb`. */
export const VERBS = ['feel_pulse', 'tie_dice', 'chaos', 'constellation', 'snake', 'snake_leader'] as const

/** What they may be asked: `QuestionView.kind`. */
export const QUESTIONS = ['bond_partner'] as const

/** What it notes for everybody: `ChapterView.notes`. */
export const NOTES = ['bond_partners', 'pulse_due', 'dice_tied', 'stars_filled', 'stars_sent', 'stars_goals'] as const
