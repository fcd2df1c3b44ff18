// Written by tools/client_data.py; change the Python types or the data, and run it again.

import type { ChamberKind, PieceKind } from '../pieces.ts'

/** By kind, as `ChamberView.kind` names it. */
export const CHAMBERS: Record<string, ChamberKind> = {
  dungeon: {
    id: 'dungeon',
    chapter: 'new_characters',
    copies: 1,
    openings: 14,
    entry: [['A', 'A']],
    gems: [],
    gemHalf: 0,
    icons: [],
    oneWay: 4,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
    isQuest: false,
  },
  narrow_passage: {
    id: 'narrow_passage',
    chapter: 'new_characters',
    copies: 1,
    openings: 5,
    entry: [['T', 'T', 'T']],
    gems: [{ gems: 1, price: ['K', 'K', 'K', 'K'] }],
    gemHalf: 0,
    icons: ['treasure'],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
    isQuest: false,
  },
}

/** By kind, as `PieceView.kind` names it. */
export const PIECES: Record<string, PieceKind> = {
  teleporter_permanent: {
    id: 'teleporter_permanent',
    chapter: 'new_characters',
    pile: 'characters',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
    use: ['A', 'A'],
  },
  teleporter_activatable: {
    id: 'teleporter_activatable',
    chapter: 'new_characters',
    pile: 'characters',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
    use: ['A', 'A'],
    refreshes: true,
  },
  trickster_permanent: {
    id: 'trickster_permanent',
    chapter: 'new_characters',
    pile: 'characters',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
    company: true,
  },
  trickster_activatable: {
    id: 'trickster_activatable',
    chapter: 'new_characters',
    pile: 'characters',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
    refreshes: true,
    company: true,
  },
  portal: {
    id: 'portal',
    chapter: 'new_characters',
    pile: 'treasures',
    copies: 2,
    carried: false,
    icons: [],
    lift: [],
  },
  clone: {
    id: 'clone',
    chapter: 'new_characters',
    pile: 'treasures',
    copies: 2,
    carried: false,
    icons: [],
    lift: [],
    doubles: true,
  },
}

/** What its deeds cost and bring. */
export const COSTS = {} as const

/** What seats may be offered: `OptionView.verb`. */
export const VERBS = ['portal', 'open_jump', 'joint_jump', 'swap_dice', 'far_swap'] as const

/** What they may be asked: `QuestionView.kind`. */
export const QUESTIONS = ['joint_jump', 'swap_dice', 'far_swap'] as const

/** What it notes for everybody: `ChapterView.notes`. */
export const NOTES = [] as const
