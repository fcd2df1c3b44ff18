// Written by tools/client_data.py; change the Python types or the data, and run it again.

import type { PieceKind } from '../pieces.ts'

/** By kind, as `PieceView.kind` names it. */
export const PIECES: Record<string, PieceKind> = {
  discoverer_permanent: {
    id: 'discoverer_permanent',
    chapter: 'characters',
    pile: 'characters',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
  },
  discoverer_activatable: {
    id: 'discoverer_activatable',
    chapter: 'characters',
    pile: 'characters',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
    use: ['A', 'A', 'A'],
    refreshes: true,
  },
  doc_permanent: {
    id: 'doc_permanent',
    chapter: 'characters',
    pile: 'characters',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
  },
  doc_activatable: {
    id: 'doc_activatable',
    chapter: 'characters',
    pile: 'characters',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
    use: ['G', 'G'],
    refreshes: true,
    company: true,
  },
  mentalist_permanent: {
    id: 'mentalist_permanent',
    chapter: 'characters',
    pile: 'characters',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
  },
  mentalist_activatable: {
    id: 'mentalist_activatable',
    chapter: 'characters',
    pile: 'characters',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
    use: ['K', 'K'],
    refreshes: true,
    company: true,
  },
  mechanic_permanent: {
    id: 'mechanic_permanent',
    chapter: 'characters',
    pile: 'characters',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
  },
  mechanic_activatable: {
    id: 'mechanic_activatable',
    chapter: 'characters',
    pile: 'characters',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
    use: ['T', 'T'],
    refreshes: true,
  },
  priest_permanent: {
    id: 'priest_permanent',
    chapter: 'characters',
    pile: 'characters',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
    company: true,
  },
  priest_activatable: {
    id: 'priest_activatable',
    chapter: 'characters',
    pile: 'characters',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
    use: ['B', 'B', 'B'],
    refreshes: true,
  },
  muscleman_permanent: {
    id: 'muscleman_permanent',
    chapter: 'characters',
    pile: 'characters',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
    use: ['A', 'A'],
  },
  muscleman_activatable: {
    id: 'muscleman_activatable',
    chapter: 'characters',
    pile: 'characters',
    copies: 1,
    carried: false,
    icons: [],
    lift: [],
    use: ['A', 'A'],
    refreshes: true,
  },
  priest_torches: {
    id: 'priest_torches',
    chapter: 'characters',
    pile: '',
    copies: 1,
    carried: false,
    icons: ['T', 'T', 'T'],
    lift: [],
  },
  priest_keys: {
    id: 'priest_keys',
    chapter: 'characters',
    pile: '',
    copies: 1,
    carried: false,
    icons: ['K', 'K', 'K'],
    lift: [],
  },
}

/** What its deeds cost and bring. */
export const COSTS = { keys: ['K', 'K', 'K'], torches: ['T', 'T', 'T'], steps: 3, golden_mask: 3 } as const

/** What seats may be offered: `OptionView.verb`. */
export const VERBS = [
  'long_run',
  'remote_healing',
  'turn_chamber',
  'mind_jump',
  'through_wall',
  'black_jump',
  'shed_masks',
  'lend_icons',
  'leave_icons',
] as const

/** What they may be asked: `QuestionView.kind`. */
export const QUESTIONS = ['replace_chamber', 'lent_icons'] as const

/** What it notes for everybody: `ChapterView.notes`. */
export const NOTES = [] as const
