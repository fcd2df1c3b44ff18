// Written by tools/client_data.py; change the Python types or the data, and run it again.

import type { PieceKind } from '../pieces.ts'

/** By kind, as `PieceView.kind` names it. */
export const PIECES: Record<string, PieceKind> = {
  healing_mask: {
    id: 'healing_mask',
    chapter: 'treasures',
    pile: 'treasures',
    copies: 2,
    carried: false,
    icons: [],
    lift: [],
  },
  secret_passage: {
    id: 'secret_passage',
    chapter: 'treasures',
    pile: 'treasures',
    copies: 2,
    carried: false,
    icons: [],
    lift: [],
  },
  double_torch: {
    id: 'double_torch',
    chapter: 'treasures',
    pile: 'treasures',
    copies: 2,
    carried: false,
    icons: ['T', 'T'],
    lift: [],
  },
  teleport: {
    id: 'teleport',
    chapter: 'treasures',
    pile: 'treasures',
    copies: 2,
    carried: false,
    icons: [],
    lift: [],
  },
  double_key: {
    id: 'double_key',
    chapter: 'treasures',
    pile: 'treasures',
    copies: 2,
    carried: false,
    icons: ['K', 'K'],
    lift: [],
  },
  extra_gem: {
    id: 'extra_gem',
    chapter: 'treasures',
    pile: 'treasures',
    copies: 3,
    carried: false,
    icons: [],
    lift: [],
  },
  large_torch: {
    id: 'large_torch',
    chapter: 'treasures',
    pile: 'treasures',
    copies: 2,
    carried: false,
    icons: [],
    lift: [],
  },
}

/** What its deeds cost and bring. */
export const COSTS = { claim: ['K', 'K'] } as const

/** What seats may be offered: `OptionView.verb`. */
export const VERBS = ['claim', 'large_torch', 'secret_passage', 'healing_mask', 'teleport', 'extra_gem'] as const

/** What they may be asked: `QuestionView.kind`. */
export const QUESTIONS = [] as const

/** What it notes for everybody: `ChapterView.notes`. */
export const NOTES = [] as const
