// Written by tools/client_data.py; change the Python types or the data, and run it again.

/** What its deeds cost and bring. */
export const COSTS = {} as const

/** What seats may be offered: `OptionView.verb`. */
export const VERBS = [] as const

/** What they may be asked: `QuestionView.kind`. */
export const QUESTIONS = [] as const

/** What it notes for everybody: `ChapterView.notes`. */
export const NOTES = ['turned_at', 'runs'] as const

/** All that is needed to deal the glasses of a game, in milliseconds. */
export const GLASSES = {
  whole: 600000,
  countdowns: [30000, 30000, 60000],
  least: 140000,
  most: 200000,
  step: 1000,
  spilled: 30000,
} as const
