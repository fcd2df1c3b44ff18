// Written by tools/client_data.py; change the Python types or the data, and run it again.

import type { ChamberKind, PieceKind } from '../pieces.ts'

/** By kind, as `ChamberView.kind` names it. */
export const CHAMBERS: Record<string, ChamberKind> = {
  exchange_chamber: {
    id: 'exchange_chamber',
    chapter: 'exchange_teleport',
    copies: 1,
    openings: 7,
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
  teleport_chamber: {
    id: 'teleport_chamber',
    chapter: 'exchange_teleport',
    copies: 1,
    openings: 13,
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
}

/** By kind, as `PieceView.kind` names it. */
export const PIECES: Record<string, PieceKind> = {
  teleport_token: {
    id: 'teleport_token',
    chapter: 'exchange_teleport',
    pile: 'link_tokens',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
  },
}

/** What its deeds cost and bring. */
export const COSTS = {} as const

/** What seats may be offered: `OptionView.verb`. */
export const VERBS = ['take_token', 'lay_token', 'token_link', 'trade_curse'] as const

/** What they may be asked: `QuestionView.kind`. */
export const QUESTIONS = [] as const

/** What it notes for everybody: `ChapterView.notes`. */
export const NOTES = ['traded', 'resting'] as const
