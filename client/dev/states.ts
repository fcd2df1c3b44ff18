/** The states to look at. Dice as words: a face, then `+` kept, `*` held back, `x` lost; `.` is unrolled. */

import { DIE_AT, FACES, MARK } from '../src/generated/wire.ts'
import type { ChairView, OptionView, Prospect } from '../src/generated/wire.ts'
import type { StillTable } from './still.svelte.ts'

interface Player {
  name: string
  colour: number
  place: number
  dice: string
  bot?: boolean
  out?: boolean
  absent?: number
}

const MIDGAME: [number, string, number, number, number, number?][] = [
  [0, 'start', 0, 0, 0],
  [2, 'gem_key_3', 1, 0, 1],
  [8, 'basic_03', -1, 0, 3, 1],
  [12, 'basic_07', 1, -1, 0],
  [6, 'basic_01', 1, 1, 2, 1],
  [4, 'gem_torch_3', 2, -1, 1],
  [13, 'basic_08', -1, -1, 0],
  [14, 'basic_09', -1, 1, 2],
  [10, 'basic_05', -2, -1, 3],
  [11, 'basic_06', -1, -2, 0, 1],
  [9, 'basic_04', 2, 0, 2],
  [16, 'basic_11', 0, 1, 3],
  [18, 'basic_13', 0, -1, 3],
  [7, 'basic_02', -2, 1, 3],
  [15, 'basic_10', 2, 1, 2],
]

const NOOR: Player = { name: 'Noor', colour: 0, place: 24, dice: 'T+ A+ A K B' }
const TEAM: Player[] = [
  NOOR,
  { name: 'Milan', colour: 1, place: 32, dice: 'B B B B B' },
  { name: 'Inés', colour: 2, place: 20, dice: 'A K+ K+ T Kx' },
  { name: 'Otto', colour: 3, place: 8, dice: 'T T G A B', bot: true },
]

const DEEDS: OptionView[] = [
  { verb: 'enter', targets: [8], spends: 12 },
  { verb: 'discover', targets: [0], spends: 6 },
  { verb: 'fate' },
  { verb: 'give_up' },
]
const PRICES: Prospect[] = [
  { verb: 'enter', target: 8, price: 'A K' },
  { verb: 'discover', target: 0, price: 'A2' },
  { verb: 'enter', target: 36, price: 'K2' },
]

function seat(table: StillTable, players: Player[]): void {
  const chairs: ChairView[] = []
  let die = 0
  players.forEach((player, number) => {
    chairs.push({
      kind: player.bot ? 'bot' : 'person',
      name: player.name,
      colour: player.colour,
      ready: true,
      present: true,
    })
    table.store.seats.set(number, {
      type: 'SeatView',
      figure: number,
      own: number,
      colour: player.colour,
      out: player.out ?? false,
      absent: player.absent ?? 0,
      driver: number,
      ready_at: 0,
      throws: 5,
      gift: false,
      prefs: 0,
    })
    table.store.adventurers.set(number, { type: 'AdventurerView', place: player.place })
    for (const word of player.dice.split(' ')) {
      const where = word.includes('x') ? DIE_AT.lost * 1024 : player.out ? DIE_AT.out * 1024 : 0
      const marks = (word.includes('+') ? MARK.kept : 0) | (word.includes('*') ? MARK.held_back : 0)
      table.store.dice.set(die++, {
        type: 'DieView',
        holder: number,
        face: FACES.find((face) => face === word[0]) ?? '.',
        where,
        marks,
      })
    }
  })
  table.store.table = { type: 'TableView', code: 'TRY234', phase: 'playing', host: 0, settings: {}, chairs }
}

function scene(table: StillTable, players: Player[] = TEAM): void {
  seat(table, players)
  for (const [tile, kind, x, y, turn, gems = 0] of MIDGAME) {
    table.store.chambers.set(String(tile), { type: 'ChamberView', x, y, turn, state: 2, kind, used: gems > 0, gems })
  }
  table.store.depot = { type: 'DepotView', gems: 11, beside: 2 }
  table.store.piles.set('tiles', { type: 'PileView', height: 4 })
  clock(table, 160_000)
  const pool = [...table.store.dice].filter(([, die]) => die.holder === table.seat && die.face !== 'B' && !die.where)
  table.options = [
    { verb: 'roll', pick: [1, pool.length], pool: pool.reduce((mask, [id]) => mask + 2 ** id, 0) },
    ...DEEDS,
  ]
  table.near = PRICES
}

function clock(table: StillTable, time: number): void {
  const gongs: [number, number][] = [
    [180_000, 210_000],
    [390_000, 420_000],
    [540_000, 600_000],
  ]
  const number = gongs.findIndex(([, end]) => time < end)
  const [gong, end] = gongs[number]!
  const timer: [string, number, number[]] =
    time < gong ? ['gong', gong, [number + 1]] : [number === 2 ? 'collapse' : 'slam', end, [number + 1]]
  table.setTime(time)
  table.store.clock = { type: 'ClockView', phase: 1, offset: 0, stopped_at: -1, timers: [timer] }
}

function ask(
  table: StillTable,
  kind: string,
  targets: number[],
  answers: Record<number, number>,
  args: number[] = [],
): void {
  const asked = kind === 'which_die' ? 1 : 2 ** table.store.seats.size - 1
  table.store.questions.set(9, {
    type: 'QuestionView',
    kind,
    asked,
    need: kind === 'which_die' ? 1 : 0,
    due_at: table.now() + 9000,
    blocks: false,
    args,
    answers,
  })
  table.options = [...table.options, { verb: 'answer', targets, about: 9 }]
}

function patchTable(table: StillTable, change: object): void {
  table.store.table = { ...table.store.table!, ...change }
}

const together: Player[] = [
  { ...NOOR, place: 8, dice: 'T+ T+ T+ K B' },
  { ...TEAM[1]!, place: 8, dice: 'T A B B G' },
  TEAM[2]!,
  TEAM[3]!,
]

export const STATES: Record<string, (table: StillTable) => void> = {
  midgame: (table) => scene(table),
  fresh(table) {
    scene(
      table,
      TEAM.map((player) => ({ ...player, place: 0, dice: '. . . . .' })),
    )
    for (const [number, view] of table.store.seats) table.store.seats.set(number, { ...view, throws: 0 })
    clock(table, 2_000)
    table.options = [table.options[0]!, { verb: 'give_up' }]
  },
  rolling(table) {
    scene(table)
    setTimeout(() => void table.do({ type: 'Roll', seat: 0 }), 100)
  },
  gems(table) {
    scene(table, together)
    clock(table, 332_000)
    table.options = [
      table.options[0]!,
      { verb: 'activate', targets: [0], spends: 7 },
      { verb: 'free', targets: [1], spends: 512 },
      { verb: 'fate' },
    ]
    table.near = [
      { verb: 'activate', target: 0, price: 'T4', place: 8 },
      { verb: 'activate', target: 1, price: 'T7', place: 8 },
      { verb: 'free', target: 1, price: 'G' },
    ]
  },
  gold(table) {
    scene(table, [{ ...NOOR, place: 32, dice: 'G A* T+ K B' }, ...TEAM.slice(1)])
    table.options = [
      table.options[0]!,
      { verb: 'free', targets: [1, 0], spends: 1 },
      { verb: 'fate' },
      { verb: 'give_up' },
    ]
    table.near = [
      { verb: 'free', target: 1, price: 'G' },
      { verb: 'enter', target: 12, price: 'A K' },
    ]
  },
  locked(table) {
    scene(table, [{ ...NOOR, dice: 'B B B B B' }, ...TEAM.slice(1)])
    table.options = [{ verb: 'fate' }, { verb: 'give_up' }]
  },
  many(table) {
    scene(table)
    table.options = [
      table.options[0]!,
      { verb: 'enter', targets: [8, 36, 2], spends: 6 },
      { verb: 'discover', targets: [0, 1], spends: 6 },
      { verb: 'fate' },
    ]
  },
  spent: (table) => scene(table, [{ ...NOOR, dice: '. . A+ K B' }, ...TEAM.slice(1)]),
  countdown(table) {
    scene(
      table,
      TEAM.map((player, number) => ({ ...player, place: number < 3 ? 0 : 4 })),
    )
    clock(table, 205_500)
  },
  warning(table) {
    scene(table)
    clock(table, 188_000)
  },
  collapse(table) {
    scene(table)
    clock(table, 593_000)
  },
  vote(table) {
    scene(table)
    ask(table, 'fate', [0, 1], { 1: 1, 3: 1 })
  },
  giveup(table) {
    scene(table)
    ask(table, 'give_up', [0, 1], { 1: 1 })
  },
  lostdie(table) {
    scene(table, [{ ...NOOR, dice: 'T+ A A K Bx' }, ...TEAM.slice(1)])
    ask(table, 'which_die', [4, 0, 1, 2, 3], {}, [4, 5, 0])
  },
  out(table) {
    scene(table, [{ ...NOOR, out: true, place: -1 }, ...TEAM.slice(1)])
    table.options = [{ verb: 'gift', targets: [1, 2, 3], pick: [1, 1], pool: 31 }, { verb: 'give_up' }]
  },
  matesout: (table) =>
    scene(table, [NOOR, { ...TEAM[1]!, out: true, place: -1 }, { ...TEAM[2]!, absent: 1 }, TEAM[3]!]),
  paused(table) {
    scene(table)
    patchTable(table, { phase: 'paused' })
    table.isRunning = false
  },
  trouble(table) {
    scene(table)
    patchTable(table, { trouble: 'restarting' })
  },
  lost(table) {
    scene(table)
    table.status = 'lost'
  },
  calling(table) {
    scene(
      table,
      TEAM.map((player) => ({ ...player, place: 0, dice: '. . . . .' })),
    )
    patchTable(table, { phase: 'calling' })
    table.store.clock = { type: 'ClockView', phase: 0, offset: 0, stopped_at: -1, timers: [] }
    table.setTime(-5_400)
    table.options = []
  },
  practice(table) {
    scene(table)
    patchTable(table, { settings: { practice: true } })
  },
  solo(table) {
    scene(table, [{ ...NOOR, dice: 'T+ A+ A K B G .' }])
    table.store.depot = { type: 'DepotView', gems: 7, beside: 2 }
  },
  six: (table) =>
    scene(table, [
      ...TEAM,
      { name: 'Yuki-Alexandra', colour: 4, place: 0, dice: 'A A K T G' },
      { name: 'Bo', colour: 5, place: 0, dice: 'A K B B .', bot: true },
    ]),
  watching(table) {
    scene(table)
    table.seat = -1
    table.options = []
  },
  talking(table) {
    scene(table)
    setTimeout(() => {
      table.tell({ type: 'told', seat: 2, text: 'Key gems at the west end! <b>Come</b>' })
      table.tell({ type: 'told', seat: 1, what: 'help', place: 32 })
      table.happen({ type: 'Announced', what: 'exit_found', args: [1, 2] })
    }, 150)
  },
}
