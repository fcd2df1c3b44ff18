// Written by tools/client_data.py; change the Python types or the data, and run it again.

import type { PieceKind } from '../pieces.ts'

/** By kind, as `PieceView.kind` names it. */
export const PIECES: Record<string, PieceKind> = {
  trap: {
    id: 'trap',
    chapter: 'curses',
    pile: 'curses',
    copies: 3,
    carried: false,
    icons: [],
    lift: ['T', 'K', 'K'],
  },
  silence: {
    id: 'silence',
    chapter: 'curses',
    pile: 'curses',
    copies: 2,
    carried: false,
    icons: [],
    lift: ['T', 'T', 'K'],
  },
  broken_die: {
    id: 'broken_die',
    chapter: 'curses',
    pile: 'curses',
    copies: 2,
    carried: false,
    icons: [],
    lift: ['T', 'K'],
  },
  lost_dice: {
    id: 'lost_dice',
    chapter: 'curses',
    pile: 'curses',
    copies: 2,
    carried: false,
    icons: [],
    lift: ['A', 'A', 'K'],
  },
  mask: {
    id: 'mask',
    chapter: 'curses',
    pile: 'curses',
    copies: 3,
    carried: false,
    icons: [],
    lift: ['A', 'A', 'G'],
  },
  cursed_hand: {
    id: 'cursed_hand',
    chapter: 'curses',
    pile: 'curses',
    copies: 2,
    carried: false,
    icons: [],
    lift: ['A', 'T', 'T'],
  },
  soul_exchange: {
    id: 'soul_exchange',
    chapter: 'curses',
    pile: 'curses',
    copies: 2,
    carried: false,
    icons: [],
    lift: ['A', 'K', 'K'],
  },
}

/** What its deeds cost and bring. */
export const COSTS = {} as const

/** What seats may be offered: `OptionView.verb`. */
export const VERBS = ['lift'] as const

/** What they may be asked: `QuestionView.kind`. */
export const QUESTIONS = ['catch', 'soul'] as const

/** What it notes for everybody: `ChapterView.notes`. */
export const NOTES = ['exchanges'] as const
