// Written by tools/client_data.py; change the Python types or the data, and run it again.

import type { ChamberKind } from '../pieces.ts'

/** By kind, as `ChamberView.kind` names it. */
export const CHAMBERS: Record<string, ChamberKind> = {
  prohibition_a: {
    id: 'prohibition_a',
    chapter: 'time_chambers',
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
  prohibition_b: {
    id: 'prohibition_b',
    chapter: 'time_chambers',
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
  prohibition_c: {
    id: 'prohibition_c',
    chapter: 'time_chambers',
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
    isQuest: false,
  },
  prohibition_d: {
    id: 'prohibition_d',
    chapter: 'time_chambers',
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
    isQuest: false,
  },
  lava_dice: {
    id: 'lava_dice',
    chapter: 'time_chambers',
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
    isQuest: false,
  },
  lava_gems: {
    id: 'lava_gems',
    chapter: 'time_chambers',
    copies: 1,
    openings: 13,
    entry: [['A', 'K']],
    gems: [],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
    isQuest: false,
  },
  torch_chamber: {
    id: 'torch_chamber',
    chapter: 'time_chambers',
    copies: 1,
    openings: 14,
    entry: [['A', 'T']],
    gems: [],
    gemHalf: 0,
    icons: [],
    oneWay: 0,
    halves: [0, 0, 0, 0],
    stairs: true,
    closed: false,
    isQuest: false,
  },
  sacrifice_chamber: {
    id: 'sacrifice_chamber',
    chapter: 'time_chambers',
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
    isQuest: false,
  },
}

/** What its deeds cost and bring. */
export const COSTS = {} as const

/** What seats may be offered: `OptionView.verb`. */
export const VERBS = ['name_volunteer', 'light_torches', 'cool_lava'] as const

/** What they may be asked: `QuestionView.kind`. */
export const QUESTIONS = ['volunteers'] as const

/** What it notes for everybody: `ChapterView.notes`. */
export const NOTES = [
  'green_sand',
  'blue_sand',
  'green_sand_queue',
  'blue_sand_queue',
  'ban_now',
  'slam_ban',
  'loss_now',
  'out_of_reach',
] as const

/** How long each glass runs. */
export const SAND_MS = { green: 30000, blue: 60000 } as const

/** What each prohibition chamber forbids first, and what then. */
export const BANS = {
  prohibition_a: ['gems', 'movement'],
  prohibition_b: ['golden_masks', 'starting_chamber'],
  prohibition_c: ['movement', 'golden_masks'],
  prohibition_d: ['starting_chamber', 'gems'],
} as const

/** A ban by its number, as the note `ban` has it. */
export const BAN_NAMES = ['', 'gems', 'golden_masks', 'movement', 'starting_chamber'] as const

/** Tasks one after the other, and what it costs the team to fail each of them. */
export const TRIALS = {
  torch_chamber: { tasks: ['T7'], dice: [2], gems: [] },
  lava_dice: { tasks: ['T5', 'K4', 'A3'], dice: [3, 2, 1], gems: [] },
  lava_gems: { tasks: ['T5', 'K4', 'A3'], dice: [], gems: [3, 2, 1] },
} as const
