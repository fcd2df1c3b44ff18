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
  /** Sides through which one may only leave. */
  oneWay: number
  /** Which half each side leads to: 0 front, 1 rear, 2 both. */
  halves: [number, number, number, number]
  stairs: boolean
  closed: boolean
}

/** One kind of card, token or small tile; `lift` is the price that takes it away. */
export interface PieceKind {
  id: string
  chapter: string
  pile: string
  copies: number
  carried: boolean
  icons: Icon[]
  lift: Icon[]
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
  excludes: string[]
  seats: number
  /** Ways to play it that a table may choose. */
  variants: string[]
}

/** By kind, as `ChamberView.kind` names it; those of chapters that come later are added then. */
export const CHAMBERS: Record<string, ChamberKind> = {
  start: {
    id: 'start',
    chapter: 'base',
    copies: 1,
    openings: 10,
    entry: [['A', 'A']],
    gems: [],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: false,
    closed: false,
  },
  exit: {
    id: 'exit',
    chapter: 'base',
    copies: 1,
    openings: 4,
    entry: [['A', 'A']],
    gems: [],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
  },
  gem_key_3: {
    id: 'gem_key_3',
    chapter: 'base',
    copies: 2,
    openings: 14,
    entry: [['A', 'T']],
    gems: [
      { gems: 1, price: ['K', 'K', 'K', 'K'] },
      { gems: 2, price: ['K', 'K', 'K', 'K', 'K', 'K', 'K'] },
      { gems: 3, price: ['K', 'K', 'K', 'K', 'K', 'K', 'K', 'K', 'K', 'K'] },
    ],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
  },
  gem_torch_3: {
    id: 'gem_torch_3',
    chapter: 'base',
    copies: 2,
    openings: 14,
    entry: [['A', 'K']],
    gems: [
      { gems: 1, price: ['T', 'T', 'T', 'T'] },
      { gems: 2, price: ['T', 'T', 'T', 'T', 'T', 'T', 'T'] },
      { gems: 3, price: ['T', 'T', 'T', 'T', 'T', 'T', 'T', 'T', 'T', 'T'] },
    ],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
  },
  basic_01: {
    id: 'basic_01',
    chapter: 'base',
    copies: 1,
    openings: 7,
    entry: [['A', 'T']],
    gems: [{ gems: 1, price: ['T', 'T', 'T', 'T'] }],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
  },
  basic_02: {
    id: 'basic_02',
    chapter: 'base',
    copies: 1,
    openings: 12,
    entry: [['A', 'K']],
    gems: [{ gems: 1, price: ['T', 'T', 'T', 'T'] }],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
  },
  basic_03: {
    id: 'basic_03',
    chapter: 'base',
    copies: 1,
    openings: 14,
    entry: [['A', 'A']],
    gems: [{ gems: 1, price: ['T', 'T', 'T', 'T'] }],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
  },
  basic_04: {
    id: 'basic_04',
    chapter: 'base',
    copies: 1,
    openings: 13,
    entry: [['A', 'K']],
    gems: [{ gems: 1, price: ['K', 'K', 'K', 'K'] }],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
  },
  basic_05: {
    id: 'basic_05',
    chapter: 'base',
    copies: 1,
    openings: 6,
    entry: [['A', 'T']],
    gems: [{ gems: 1, price: ['K', 'K', 'K', 'K'] }],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
  },
  basic_06: {
    id: 'basic_06',
    chapter: 'base',
    copies: 1,
    openings: 14,
    entry: [['A', 'A']],
    gems: [{ gems: 1, price: ['K', 'K', 'K', 'K'] }],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
  },
  basic_07: {
    id: 'basic_07',
    chapter: 'base',
    copies: 1,
    openings: 15,
    entry: [['A', 'A']],
    gems: [],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
  },
  basic_08: {
    id: 'basic_08',
    chapter: 'base',
    copies: 1,
    openings: 15,
    entry: [['A', 'T']],
    gems: [],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
  },
  basic_09: {
    id: 'basic_09',
    chapter: 'base',
    copies: 1,
    openings: 7,
    entry: [['A', 'K']],
    gems: [],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
  },
  basic_10: {
    id: 'basic_10',
    chapter: 'base',
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
  },
  basic_11: {
    id: 'basic_11',
    chapter: 'base',
    copies: 1,
    openings: 14,
    entry: [['A', 'A']],
    gems: [],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
  },
  basic_12: {
    id: 'basic_12',
    chapter: 'base',
    copies: 1,
    openings: 5,
    entry: [['A', 'T']],
    gems: [],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
  },
  basic_13: {
    id: 'basic_13',
    chapter: 'base',
    copies: 1,
    openings: 5,
    entry: [['A', 'K']],
    gems: [],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
  },
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

/** The kinds of cards that are curses. */
export const CURSES: string[] = [
  'lost_treasure',
  'really_cursed',
  'doomed',
  'stand_up',
  'poison',
  'strangle_vines',
  'trap',
  'silence',
  'broken_die',
  'lost_dice',
  'mask',
  'cursed_hand',
  'soul_exchange',
]

/** Every chapter that is built. */
export const MODULES: Module[] = [
  { name: 'base', requires: [], excludes: [], seats: 5, variants: [] },
  { name: 'sixth_adventurer', requires: ['base'], excludes: [], seats: 6, variants: [] },
  { name: 'illusions', requires: ['base'], excludes: [], seats: 0, variants: [] },
  {
    name: 'special_chambers',
    requires: ['base'],
    excludes: [],
    seats: 0,
    variants: [
      'special_chambers.no_linked',
      'special_chambers.no_double_torch',
      'special_chambers.no_double_key',
      'special_chambers.no_treasure_chamber',
    ],
  },
  { name: 'pit', requires: ['base'], excludes: [], seats: 0, variants: [] },
  { name: 'doomed', requires: ['base', 'curses'], excludes: [], seats: 0, variants: [] },
  { name: 'fountain', requires: ['base'], excludes: [], seats: 0, variants: [] },
  { name: 'treasures', requires: ['base'], excludes: [], seats: 0, variants: [] },
  { name: 'curses', requires: ['base'], excludes: [], seats: 0, variants: ['curses.on_honour'] },
]
