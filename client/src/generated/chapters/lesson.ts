// Written by tools/client_data.py; change the Python types or the data, and run it again.

/** What its deeds cost and bring. */
export const COSTS = {} as const

/** What seats may be offered: `OptionView.verb`. */
export const VERBS = ['skip_step'] as const

/** What they may be asked: `QuestionView.kind`. */
export const QUESTIONS = [] as const

/** What it notes for everybody: `ChapterView.notes`. */
export const NOTES = ['lesson_step'] as const

/** One sentence each. */
export const STEPS: { name: string; part: string }[] = [
  { name: 'roll', part: 'roll' },
  { name: 'keep', part: 'roll' },
  { name: 'others', part: 'roll' },
  { name: 'enter', part: 'walk' },
  { name: 'discover', part: 'walk' },
  { name: 'masks', part: 'masks' },
  { name: 'free', part: 'masks' },
  { name: 'help', part: 'masks' },
  { name: 'keys', part: 'gems' },
  { name: 'light', part: 'gems' },
  { name: 'home', part: 'out' },
  { name: 'exit', part: 'out' },
  { name: 'leave', part: 'out' },
]
