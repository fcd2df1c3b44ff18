// Written by tools/client_data.py; change the Python types or the data, and run it again.

/** What its deeds cost and bring. */
export const COSTS = {} as const

/** What seats may be offered: `OptionView.verb`. */
export const VERBS = [] as const

/** What they may be asked: `QuestionView.kind`. */
export const QUESTIONS = [] as const

/** What it notes for everybody: `ChapterView.notes`. */
export const NOTES = [] as const

/** One challenge: what a table with it plays, as its settings say it, and what that comes to. */
export interface Challenge {
  id: string
  level: number
  /** The expansions that are marked beside it. */
  expansions: string[]
  extraGems: number
  quests: number
  /** The modules that are ticked. */
  ticked: string[]
  /** What must be in play, and in which variants. */
  modules: string[]
  variants: string[]
}

/** In the order in which they are printed. */
export const CHALLENGES: Challenge[] = [
  {
    id: '1a',
    level: 1,
    expansions: ['quest'],
    extraGems: 2,
    quests: 0,
    ticked: ['characters'],
    modules: ['challenges', 'characters'],
    variants: ['challenges.1a'],
  },
  {
    id: '1b',
    level: 1,
    expansions: ['illusions'],
    extraGems: 1,
    quests: 0,
    ticked: ['treasures', 'illusions'],
    modules: ['challenges', 'treasures', 'illusions'],
    variants: ['challenges.1b'],
  },
  {
    id: '1c',
    level: 1,
    expansions: ['quest'],
    extraGems: 1,
    quests: 1,
    ticked: ['characters'],
    modules: ['challenges', 'characters', 'quests'],
    variants: ['challenges.1c'],
  },
  {
    id: '1d',
    level: 1,
    expansions: ['quest'],
    extraGems: 0,
    quests: 2,
    ticked: ['treasures', 'characters'],
    modules: ['challenges', 'treasures', 'characters', 'quests'],
    variants: ['challenges.1d'],
  },
  {
    id: '2a',
    level: 2,
    expansions: [],
    extraGems: 4,
    quests: 0,
    ticked: ['treasures'],
    modules: ['challenges', 'treasures'],
    variants: ['challenges.2a'],
  },
  {
    id: '2b',
    level: 2,
    expansions: ['illusions'],
    extraGems: 3,
    quests: 0,
    ticked: ['illusions'],
    modules: ['challenges', 'illusions'],
    variants: ['challenges.2b'],
  },
  {
    id: '2c',
    level: 2,
    expansions: ['quest'],
    extraGems: 3,
    quests: 1,
    ticked: ['characters'],
    modules: ['challenges', 'characters', 'quests'],
    variants: ['challenges.2c'],
  },
  {
    id: '2d',
    level: 2,
    expansions: ['quest'],
    extraGems: 1,
    quests: 1,
    ticked: ['curses', 'treasures', 'characters'],
    modules: ['challenges', 'curses', 'treasures', 'characters', 'quests'],
    variants: ['challenges.2d'],
  },
  {
    id: '3a',
    level: 3,
    expansions: ['quest'],
    extraGems: 0,
    quests: 2,
    ticked: ['curses', 'treasures'],
    modules: ['challenges', 'curses', 'treasures', 'quests'],
    variants: ['challenges.3a'],
  },
  {
    id: '3b',
    level: 3,
    expansions: ['illusions'],
    extraGems: 3,
    quests: 1,
    ticked: ['treasures'],
    modules: ['challenges', 'treasures', 'quests', 'special_chambers'],
    variants: [
      'challenges.3b',
      'special_chambers.no_linked',
      'special_chambers.no_double_torch',
      'special_chambers.no_double_key',
    ],
  },
  {
    id: '3c',
    level: 3,
    expansions: ['illusions'],
    extraGems: 3,
    quests: 1,
    ticked: ['treasures', 'illusions'],
    modules: ['challenges', 'treasures', 'illusions', 'quests', 'special_chambers'],
    variants: [
      'challenges.3c',
      'special_chambers.no_linked',
      'special_chambers.no_double_torch',
      'special_chambers.no_double_key',
    ],
  },
  {
    id: '3d',
    level: 3,
    expansions: ['quest'],
    extraGems: 3,
    quests: 3,
    ticked: ['treasures', 'characters'],
    modules: ['challenges', 'treasures', 'characters', 'quests'],
    variants: ['challenges.3d'],
  },
  {
    id: '4a',
    level: 4,
    expansions: [],
    extraGems: 6,
    quests: 0,
    ticked: ['curses', 'treasures'],
    modules: ['challenges', 'curses', 'treasures'],
    variants: ['challenges.4a'],
  },
  {
    id: '4b',
    level: 4,
    expansions: ['quest'],
    extraGems: 3,
    quests: 3,
    ticked: ['characters'],
    modules: ['challenges', 'characters', 'quests'],
    variants: ['challenges.4b'],
  },
  {
    id: '4c',
    level: 4,
    expansions: ['illusions', 'quest'],
    extraGems: 4,
    quests: 3,
    ticked: ['treasures', 'illusions', 'characters'],
    modules: ['challenges', 'treasures', 'illusions', 'characters', 'quests', 'special_chambers'],
    variants: [
      'challenges.4c',
      'special_chambers.no_linked',
      'special_chambers.no_double_torch',
      'special_chambers.no_double_key',
    ],
  },
  {
    id: '4d',
    level: 4,
    expansions: ['quest'],
    extraGems: 4,
    quests: 3,
    ticked: ['curses', 'treasures', 'characters'],
    modules: ['challenges', 'curses', 'treasures', 'characters', 'quests'],
    variants: ['challenges.4d'],
  },
  {
    id: '5a',
    level: 5,
    expansions: ['quest'],
    extraGems: 4,
    quests: 3,
    ticked: [],
    modules: ['challenges', 'quests'],
    variants: ['challenges.5a'],
  },
  {
    id: '5b',
    level: 5,
    expansions: ['quest'],
    extraGems: 5,
    quests: 3,
    ticked: ['curses', 'treasures'],
    modules: ['challenges', 'curses', 'treasures', 'quests'],
    variants: ['challenges.5b'],
  },
  {
    id: '5c',
    level: 5,
    expansions: ['illusions'],
    extraGems: 6,
    quests: 1,
    ticked: ['curses', 'treasures', 'illusions'],
    modules: ['challenges', 'curses', 'treasures', 'illusions', 'quests', 'special_chambers'],
    variants: [
      'challenges.5c',
      'special_chambers.no_linked',
      'special_chambers.no_double_torch',
      'special_chambers.no_double_key',
    ],
  },
  {
    id: '5d',
    level: 5,
    expansions: ['quest'],
    extraGems: 4,
    quests: 4,
    ticked: ['curses', 'treasures', 'characters'],
    modules: ['challenges', 'curses', 'treasures', 'characters', 'quests'],
    variants: ['challenges.5d'],
  },
  {
    id: '6a',
    level: 6,
    expansions: ['quest'],
    extraGems: 5,
    quests: 5,
    ticked: ['treasures', 'characters'],
    modules: ['challenges', 'treasures', 'characters', 'quests'],
    variants: ['challenges.6a'],
  },
  {
    id: '6b',
    level: 6,
    expansions: ['quest'],
    extraGems: 5,
    quests: 5,
    ticked: ['curses', 'treasures', 'characters'],
    modules: ['challenges', 'curses', 'treasures', 'characters', 'quests'],
    variants: ['challenges.6b'],
  },
  {
    id: '6c',
    level: 6,
    expansions: ['illusions', 'quest'],
    extraGems: 6,
    quests: 5,
    ticked: ['treasures', 'illusions', 'characters'],
    modules: ['challenges', 'treasures', 'illusions', 'characters', 'quests', 'special_chambers'],
    variants: [
      'challenges.6c',
      'special_chambers.no_linked',
      'special_chambers.no_double_torch',
      'special_chambers.no_double_key',
    ],
  },
  {
    id: '6d',
    level: 6,
    expansions: ['quest'],
    extraGems: 6,
    quests: 5,
    ticked: ['curses', 'treasures', 'characters'],
    modules: ['challenges', 'curses', 'treasures', 'characters', 'quests'],
    variants: ['challenges.6d'],
  },
  {
    id: '6e',
    level: 6,
    expansions: ['illusions', 'quest'],
    extraGems: 6,
    quests: 6,
    ticked: ['curses', 'treasures', 'illusions', 'characters'],
    modules: ['challenges', 'curses', 'treasures', 'illusions', 'characters', 'quests', 'special_chambers'],
    variants: [
      'challenges.6e',
      'special_chambers.no_linked',
      'special_chambers.no_double_torch',
      'special_chambers.no_double_key',
    ],
  },
  {
    id: 'ultimate',
    level: 7,
    expansions: ['illusions', 'quest'],
    extraGems: 6,
    quests: 6,
    ticked: ['curses', 'illusions'],
    modules: ['challenges', 'curses', 'illusions', 'quests', 'special_chambers'],
    variants: [
      'challenges.ultimate',
      'special_chambers.no_linked',
      'special_chambers.no_double_torch',
      'special_chambers.no_double_key',
    ],
  },
]

/** What settings say of any of them, and what may be added to it. */
export const SETUP = {
  moduleName: 'challenges',
  lateVariant: 'challenges.late',
  blockChambers: 12,
  freeModules: ['sixth_adventurer', 'special_chambers', 'pit', 'fountain'],
  questsModule: 'quests',
  spoilingVariants: ['special_chambers.no_treasure_chamber'],
} as const
