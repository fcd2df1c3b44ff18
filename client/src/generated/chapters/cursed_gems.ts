// Written by tools/client_data.py; change the Python types or the data, and run it again.

import type { PieceKind } from '../pieces.ts'

/** By kind, as `PieceView.kind` names it. */
export const PIECES: Record<string, PieceKind> = {
  ruby_eye: {
    id: 'ruby_eye',
    chapter: 'cursed_gems',
    pile: 'cursed_gems',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
  },
  ruby_sun: {
    id: 'ruby_sun',
    chapter: 'cursed_gems',
    pile: 'cursed_gems',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
  },
  jade_sun: {
    id: 'jade_sun',
    chapter: 'cursed_gems',
    pile: 'cursed_gems',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
  },
  jade_serpent: {
    id: 'jade_serpent',
    chapter: 'cursed_gems',
    pile: 'cursed_gems',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
  },
  azure_serpent: {
    id: 'azure_serpent',
    chapter: 'cursed_gems',
    pile: 'cursed_gems',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
  },
  azure_eye: {
    id: 'azure_eye',
    chapter: 'cursed_gems',
    pile: 'cursed_gems',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
  },
  ruby_eye_position: {
    id: 'ruby_eye_position',
    chapter: 'cursed_gems',
    pile: 'gem_positions',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
  },
  ruby_sun_position: {
    id: 'ruby_sun_position',
    chapter: 'cursed_gems',
    pile: 'gem_positions',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
  },
  jade_sun_position: {
    id: 'jade_sun_position',
    chapter: 'cursed_gems',
    pile: 'gem_positions',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
  },
  jade_serpent_position: {
    id: 'jade_serpent_position',
    chapter: 'cursed_gems',
    pile: 'gem_positions',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
  },
  azure_serpent_position: {
    id: 'azure_serpent_position',
    chapter: 'cursed_gems',
    pile: 'gem_positions',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
  },
  azure_eye_position: {
    id: 'azure_eye_position',
    chapter: 'cursed_gems',
    pile: 'gem_positions',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
  },
}

/** What its deeds cost and bring. */
export const COSTS = { look: ['K', 'K'] } as const

/** What seats may be offered: `OptionView.verb`. */
export const VERBS = ['look_at_position', 'hint_at_gem'] as const

/** What they may be asked: `QuestionView.kind`. */
export const QUESTIONS = [] as const

/** What it notes for everybody: `ChapterView.notes`. */
export const NOTES = [] as const
