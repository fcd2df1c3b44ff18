/** The states to look at. Dice as words: a face, then `+` kept, `*` held back, `x` lost; `.` is unrolled. */

import { DIE_AT, MARK } from '../src/generated/wire.ts'
import type { ChairView, OptionView, Prospect } from '../src/generated/wire.ts'
import type { StillSession } from './still.svelte.ts'

interface Player { name: string, colour: number, place: number, dice: string, bot?: boolean, out?: boolean, absent?: number }

const MIDGAME: [number, string, number, number, number, number?][] = [
  [0, 'start', 0, 0, 0], [2, 'gem_key_3', 1, 0, 1], [8, 'basic_03', -1, 0, 3, 1], [12, 'basic_07', 1, -1, 0], [6, 'basic_01', 1, 1, 2, 1],
  [4, 'gem_torch_3', 2, -1, 1], [13, 'basic_08', -1, -1, 0], [14, 'basic_09', -1, 1, 2], [10, 'basic_05', -2, -1, 3], [11, 'basic_06', -1, -2, 0, 1],
  [9, 'basic_04', 2, 0, 2], [16, 'basic_11', 0, 1, 3], [18, 'basic_13', 0, -1, 3], [7, 'basic_02', -2, 1, 3], [15, 'basic_10', 2, 1, 2],
]

const NOOR: Player = { name: 'Noor', colour: 0, place: 24, dice: 'T+ A+ A K B' }
const TEAM: Player[] = [
  NOOR,
  { name: 'Milan', colour: 1, place: 32, dice: 'B B B B B' },
  { name: 'Inés', colour: 2, place: 20, dice: 'A K+ K+ T Kx' },
  { name: 'Otto', colour: 3, place: 8, dice: 'T T G A B', bot: true },
]

const DEEDS: OptionView[] = [{ verb: 'enter', targets: [8], spends: 12 }, { verb: 'discover', targets: [0], spends: 6 }, { verb: 'fate' }, { verb: 'give_up' }]
const PRICES: Prospect[] = [
  { verb: 'enter', target: 8, price: 'A K' }, { verb: 'discover', target: 0, price: 'A2' }, { verb: 'enter', target: 36, price: 'K2' },
]

function seat(session: StillSession, players: Player[]): void {
  const chairs: ChairView[] = []
  let die = 0
  players.forEach((player, number) => {
    chairs.push({ kind: player.bot ? 'bot' : 'person', name: player.name, colour: player.colour, ready: true, present: true })
    session.store.seats.set(number, {
      type: 'SeatView', figure: number, own: number, colour: player.colour, out: player.out ?? false, absent: player.absent ?? 0,
      driver: number, ready_at: 0, throws: 5, gift: false, prefs: 0,
    })
    session.store.adventurers.set(number, { type: 'AdventurerView', place: player.place })
    for (const word of player.dice.split(' ')) {
      const where = word.includes('x') ? DIE_AT.lost * 1024 : player.out ? DIE_AT.out * 1024 : 0
      const marks = (word.includes('+') ? MARK.kept : 0) | (word.includes('*') ? MARK.held_back : 0)
      session.store.dice.set(die++, { type: 'DieView', holder: number, face: word[0]!, where, marks })
    }
  })
  session.store.table = { type: 'TableView', code: 'TRY234', phase: 'playing', host: 0, settings: {}, chairs } as never
}

function scene(session: StillSession, players: Player[] = TEAM): void {
  seat(session, players)
  for (const [tile, kind, x, y, turn, gems = 0] of MIDGAME) {
    session.store.chambers.set(String(tile), { type: 'ChamberView', x, y, turn, state: 2, kind, used: gems > 0, gems })
  }
  session.store.depot = { type: 'DepotView', gems: 11, beside: 2 }
  session.store.piles.set('tiles', { type: 'PileView', height: 4 })
  clock(session, 160_000)
  const pool = [...session.store.dice].filter(([, die]) => die.holder === session.seat && die.face !== 'B' && !die.where)
  session.options = [{ verb: 'roll', pick: [1, pool.length], pool: pool.reduce((mask, [id]) => mask + 2 ** id, 0) }, ...DEEDS]
  session.near = PRICES
}

function clock(session: StillSession, time: number): void {
  const gongs: [number, number][] = [[180_000, 210_000], [390_000, 420_000], [540_000, 600_000]]
  const number = gongs.findIndex(([, end]) => time < end)
  const [gong, end] = gongs[number]!
  const timer: [string, number, number[]] = time < gong ? ['gong', gong, [number + 1]] : [number === 2 ? 'collapse' : 'slam', end, [number + 1]]
  session.setTime(time)
  session.store.clock = { type: 'ClockView', phase: 1, offset: 0, stopped_at: -1, timers: [timer] }
}

function ask(session: StillSession, kind: string, targets: number[], answers: Record<number, number>, args: number[] = []): void {
  const asked = kind === 'which_die' ? 1 : 2 ** session.store.seats.size - 1
  session.store.questions.set(9, { type: 'QuestionView', kind, asked, need: kind === 'which_die' ? 1 : 0, due_at: session.now() + 9000, blocks: false, args, answers })
  session.options = [...session.options, { verb: 'answer', targets, about: 9 }]
}

function patchTable(session: StillSession, change: object): void {
  session.store.table = { ...session.store.table!, ...change }
}

const together: Player[] = [
  { ...NOOR, place: 8, dice: 'T+ T+ T+ K B' }, { ...TEAM[1]!, place: 8, dice: 'T A B B G' }, TEAM[2]!, TEAM[3]!,
]

export const STATES: Record<string, (session: StillSession) => void> = {
  midgame: (session) => scene(session),
  fresh(session) {
    scene(session, TEAM.map((player) => ({ ...player, place: 0, dice: '. . . . .' })))
    for (const [number, view] of session.store.seats) session.store.seats.set(number, { ...view, throws: 0 })
    clock(session, 2_000)
    session.options = [session.options[0]!, { verb: 'give_up' }]
  },
  rolling(session) {
    scene(session)
    setTimeout(() => void session.do({ type: 'Roll', seat: 0 }), 100)
  },
  gems(session) {
    scene(session, together)
    clock(session, 332_000)
    session.options = [session.options[0]!, { verb: 'activate', targets: [0], spends: 7 }, { verb: 'free', targets: [1], spends: 512 }, { verb: 'fate' }]
    session.near = [{ verb: 'activate', target: 0, price: 'T4', place: 8 }, { verb: 'activate', target: 1, price: 'T7', place: 8 }, { verb: 'free', target: 1, price: 'G' }]
  },
  gold(session) {
    scene(session, [{ ...NOOR, place: 32, dice: 'G A* T+ K B' }, ...TEAM.slice(1)])
    session.options = [session.options[0]!, { verb: 'free', targets: [1, 0], spends: 1 }, { verb: 'fate' }, { verb: 'give_up' }]
    session.near = [{ verb: 'free', target: 1, price: 'G' }, { verb: 'enter', target: 12, price: 'A K' }]
  },
  locked(session) {
    scene(session, [{ ...NOOR, dice: 'B B B B B' }, ...TEAM.slice(1)])
    session.options = [{ verb: 'fate' }, { verb: 'give_up' }]
  },
  many(session) {
    scene(session)
    session.options = [session.options[0]!, { verb: 'enter', targets: [8, 36, 2], spends: 6 }, { verb: 'discover', targets: [0, 1], spends: 6 }, { verb: 'fate' }]
  },
  spent: (session) => scene(session, [{ ...NOOR, dice: '. . A+ K B' }, ...TEAM.slice(1)]),
  countdown(session) {
    scene(session, TEAM.map((player, number) => ({ ...player, place: number < 3 ? 0 : 4 })))
    clock(session, 205_500)
  },
  warning(session) {
    scene(session)
    clock(session, 188_000)
  },
  collapse(session) {
    scene(session)
    clock(session, 593_000)
  },
  vote(session) {
    scene(session)
    ask(session, 'fate', [0, 1], { 1: 1, 3: 1 })
  },
  giveup(session) {
    scene(session)
    ask(session, 'give_up', [0, 1], { 1: 1 })
  },
  lostdie(session) {
    scene(session, [{ ...NOOR, dice: 'T+ A A K Bx' }, ...TEAM.slice(1)])
    ask(session, 'which_die', [4, 0, 1, 2, 3], {}, [4, 5, 0])
  },
  out(session) {
    scene(session, [{ ...NOOR, out: true, place: -1 }, ...TEAM.slice(1)])
    session.options = [{ verb: 'gift', targets: [1, 2, 3], pick: [1, 1], pool: 31 }, { verb: 'give_up' }]
  },
  matesout: (session) => scene(session, [NOOR, { ...TEAM[1]!, out: true, place: -1 }, { ...TEAM[2]!, absent: 1 }, TEAM[3]!]),
  paused(session) {
    scene(session)
    patchTable(session, { phase: 'paused' })
    session.isRunning = false
  },
  trouble(session) {
    scene(session)
    patchTable(session, { trouble: 'restarting' })
  },
  lost(session) {
    scene(session)
    session.status = 'lost'
  },
  calling(session) {
    scene(session, TEAM.map((player) => ({ ...player, place: 0, dice: '. . . . .' })))
    patchTable(session, { phase: 'calling' })
    session.store.clock = { type: 'ClockView', phase: 0, offset: 0, stopped_at: -1, timers: [] }
    session.setTime(-5_400)
    session.options = []
  },
  practice(session) {
    scene(session)
    patchTable(session, { settings: { practice: true } })
  },
  solo(session) {
    scene(session, [{ ...NOOR, dice: 'T+ A+ A K B G .' }])
    session.store.depot = { type: 'DepotView', gems: 7, beside: 2 }
  },
  six: (session) => scene(session, [...TEAM, { name: 'Yuki-Alexandra', colour: 4, place: 0, dice: 'A A K T G' }, { name: 'Bo', colour: 5, place: 0, dice: 'A K B B .', bot: true }]),
  watching(session) {
    scene(session)
    session.seat = -1
    session.options = []
  },
  talking(session) {
    scene(session)
    setTimeout(() => {
      session.tell({ type: 'told', seat: 2, text: 'Key gems at the west end! <b>Come</b>' })
      session.tell({ type: 'told', seat: 1, what: 'help', place: 32 })
      session.happen({ type: 'Announced', what: 'exit_found', args: [1, 2] })
    }, 150)
  },
}
