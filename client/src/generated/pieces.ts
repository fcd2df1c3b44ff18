// Written by tools/client_data.py; change the Python types or the data, and run it again.

import type { Icon } from './wire.ts'

/** A gem step: so many gems for this price. */
export interface GemStep {
  gems: number
  price: Icon[]
}

/** One kind of chamber. Sides are meant with the stairway at the south, before a turn; masks have bit 0 for north. */
export interface ChamberKind {
  id: string
  chapter: string
  copies: number
  openings: number
  /** One price for each half; most chambers have a front only. */
  entry: Icon[][]
  gems: GemStep[]
  /** The half in which the gems are. */
  gemHalf: number
  icons: string[]
  /** Sides through which one may only come in. */
  oneWay: number
  /** Which half each side leads to: 0 front, 1 rear, 2 both. */
  halves: [number, number, number, number]
  stairs: boolean
  closed: boolean
  /** It has a task that a table may have to fulfil. */
  isQuest: boolean
}

/**
 * One kind of card, token or small tile; `lift` is the price that takes it away, `use` that of each use. One that
 * `refreshes` is spent when it was used and ready again at the next slam; `company`: of no use to somebody alone. One
 * that `doubles` is added to a payment and doubles the torches and keys of its owner's dice.
 */
export interface PieceKind {
  id: string
  chapter: string
  pile: string
  copies: number
  carried: boolean
  icons: Icon[]
  lift: Icon[]
  doubles?: boolean
  use?: Icon[]
  refreshes?: boolean
  company?: boolean
}

/** When gongs sound, and when the countdowns end that they open, in milliseconds of game time. */
export interface Soundtrack {
  id: string
  gongs: [number, number, number]
  ends: [number, number, number]
}

/** A chapter that can be played, with what it needs and what it cannot be mixed with. */
export interface Module {
  name: string
  requires: string[]
  /** Chapters that come along with it, whether or not the table chose them. */
  brings: string[]
  excludes: string[]
  seats: number
  /** Ways to play it that a table may choose. */
  variants: string[]
  /** Numbers that a table may choose, by the name that `Settings.numbers` has for them. */
  numbers: { name: string; least: number; most: number; usual: number }[]
  /** What each seat may choose; chapters in play with a choice of the same name share it. */
  choices?: SeatChoice[]
}

/** One of these words for each seat; no two seats have the same if it is `unique`. */
export interface SeatChoice {
  name: string
  domain: string[]
  unique: boolean
}

export const SOUNDTRACKS: Soundtrack[] = [
  { id: 'track1', gongs: [180000, 390000, 540000], ends: [210000, 420000, 600000] },
  { id: 'track2', gongs: [220000, 400000, 540000], ends: [250000, 430000, 600000] },
]

/** The soundtrack setting that leaves the choice to fortune. */
export const CHANCE = 'chance' as const

/** How long a throw takes: `roll_ms`. */
export const PACES = { gentle: 700, normal: 1000, hard: 1300 } as const

export const DICE = { each: 5, solo: 7, faces: ['A', 'A', 'K', 'T', 'G', 'B'] } as const

/** What a new chamber costs. */
export const DISCOVERY: Icon[] = ['A', 'A']

/** What each difficulty adds to the depot. */
export const EXTRA_GEMS = { normal: 0, expert: 3, professional: 6 } as const

/** Every chapter that is built. */
export const MODULES: Module[] = [
  { name: 'base', requires: [], brings: [], excludes: [], seats: 5, variants: [], numbers: [] },
  {
    name: 'sixth_adventurer',
    requires: ['base'],
    brings: [],
    excludes: [],
    seats: 6,
    variants: [],
    numbers: [],
  },
  {
    name: 'sand_of_fortune',
    requires: ['base'],
    brings: [],
    excludes: [],
    seats: 0,
    variants: [],
    numbers: [],
  },
  {
    name: 'illusions',
    requires: ['base'],
    brings: [],
    excludes: [],
    seats: 0,
    variants: [],
    numbers: [],
  },
  {
    name: 'special_chambers',
    requires: ['base'],
    brings: [],
    excludes: [],
    seats: 0,
    variants: [
      'special_chambers.no_linked',
      'special_chambers.no_double_torch',
      'special_chambers.no_double_key',
      'special_chambers.no_treasure_chamber',
    ],
    numbers: [],
  },
  {
    name: 'quests',
    requires: ['base'],
    brings: [],
    excludes: [],
    seats: 0,
    variants: [],
    numbers: [{ name: 'quests', least: 1, most: 3, usual: 2 }],
  },
  {
    name: 'traps',
    requires: ['base'],
    brings: [],
    excludes: [],
    seats: 0,
    variants: [],
    numbers: [{ name: 'traps', least: 2, most: 4, usual: 3 }],
  },
  {
    name: 'time_chambers',
    requires: ['base'],
    brings: [],
    excludes: [],
    seats: 0,
    variants: ['time_chambers.called_out'],
    numbers: [{ name: 'time_chambers', least: 2, most: 4, usual: 3 }],
  },
  {
    name: 'characters',
    requires: ['base'],
    brings: [],
    excludes: [],
    seats: 0,
    variants: [],
    numbers: [],
    choices: [
      {
        name: 'characters.who',
        domain: ['discoverer', 'doc', 'mentalist', 'mechanic', 'priest', 'muscleman'],
        unique: true,
      },
      { name: 'characters.card', domain: ['permanent', 'activatable'], unique: false },
    ],
  },
  { name: 'pit', requires: ['base'], brings: [], excludes: [], seats: 0, variants: [], numbers: [] },
  {
    name: 'doomed',
    requires: ['base', 'curses'],
    brings: [],
    excludes: [],
    seats: 0,
    variants: [],
    numbers: [],
  },
  {
    name: 'fountain',
    requires: ['base'],
    brings: [],
    excludes: [],
    seats: 0,
    variants: [],
    numbers: [],
  },
  {
    name: 'new_quests',
    requires: ['base', 'quests'],
    brings: ['curses'],
    excludes: [],
    seats: 0,
    variants: [],
    numbers: [],
  },
  {
    name: 'labyrinth',
    requires: ['base'],
    brings: [],
    excludes: [],
    seats: 0,
    variants: ['labyrinth.one_table'],
    numbers: [],
  },
  {
    name: 'new_characters',
    requires: ['base', 'characters'],
    brings: [],
    excludes: [],
    seats: 0,
    variants: ['new_characters.agreed_aloud'],
    numbers: [],
    choices: [{ name: 'characters.who', domain: ['teleporter', 'trickster'], unique: true }],
  },
  {
    name: 'exchange_teleport',
    requires: ['base'],
    brings: [],
    excludes: [],
    seats: 0,
    variants: [],
    numbers: [],
  },
  {
    name: 'totem',
    requires: ['base'],
    brings: [],
    excludes: [],
    seats: 0,
    variants: [],
    numbers: [],
  },
  {
    name: 'treasures',
    requires: ['base'],
    brings: [],
    excludes: [],
    seats: 0,
    variants: [],
    numbers: [],
  },
  {
    name: 'curses',
    requires: ['base'],
    brings: [],
    excludes: [],
    seats: 0,
    variants: ['curses.on_honour'],
    numbers: [],
  },
  {
    name: 'calendar',
    requires: ['base'],
    brings: [],
    excludes: [],
    seats: 0,
    variants: ['calendar.cursed'],
    numbers: [],
  },
  {
    name: 'cursed_gems',
    requires: ['base'],
    brings: [],
    excludes: [],
    seats: 0,
    variants: ['cursed_gems.aloud'],
    numbers: [],
  },
]
