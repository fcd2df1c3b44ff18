import assert from 'node:assert/strict'
import { afterEach, test } from 'vitest'
import * as facts from '../src/chapters/calendar/facts.ts'
import { deedFor, pairOf, swapping } from '../src/chapters/calendar/swapping.svelte.ts'
import { DIE_AT, PIECE_AT } from '../src/generated/wire.ts'
import type { ChamberView, DieView, GameEvent, PieceView } from '../src/generated/wire.ts'
import type { Deed } from '../src/play/deeds.ts'
import { learnAll } from './all_chapters.ts'
import { Watched } from './watched.ts'

learnAll()

const SIGNS = [0, 1, 0, 2, 1, 2, 0, 1, 0]
const CURSED = { track_bars: [2, 5, 8], track_keys: [3, 3, 3, 3, 3, 3, 3, 2, 1, 0] }
const ROOM = 7
const ASIDE = (DIE_AT.aside << 10) + 12
const THERE = (DIE_AT.tile << 10) + ROOM

/** A table whose pawn has gone so far, after so many slams. */
function store(pawn: number, slams = 0, notes: object = CURSED): facts.Store {
  const calendar = { pawn_at: pawn, track_signs: SIGNS, track_bars: [], track_keys: [], dice_aside: ASIDE, ...notes }
  return {
    chapters: new Map([
      ['calendar', { type: 'ChapterView', notes: calendar }],
      ['base', { type: 'ChapterView', notes: { slams } }],
    ]),
    chambers: new Map<string, ChamberView>(),
    pieces: new Map<string, PieceView>(),
    dice: new Map<number, DieView>(),
  } as unknown as facts.Store
}

const track = (pawn: number, notes?: object): facts.Track => facts.trackOf(store(pawn, 0, notes))!

test('the sign that is wanted is the one after the pawn, and none at the end', () => {
  assert.equal(facts.wanted(track(3)), 'gear')
  assert.equal(facts.wanted(track(9)), undefined)
  assert.equal(facts.trackOf({ ...store(0), chapters: new Map() } as facts.Store), undefined)
})

test('only the cursed side has bars and keys', () => {
  assert.equal(facts.isCursed(track(0)), true)
  assert.equal(facts.isCursed(track(0, {})), false)
})

test('the next bar says how many spaces are missing, until the pawn is behind it or no slam comes', () => {
  const at = (pawn: number, slams: number) => facts.nextBar(track(pawn), store(pawn, slams))
  assert.deepEqual(at(0, 0), { slam: 1, steps: 3 })
  assert.deepEqual(at(2, 0), { slam: 1, steps: 1 })
  assert.equal(at(3, 0), undefined)
  assert.deepEqual(at(3, 1), { slam: 2, steps: 3 })
  assert.equal(at(6, 2), undefined, 'the last bar belongs to the collapse')
})

test('keys stand where their number changes', () => {
  const shown = Array.from({ length: 10 }, (_, space) => facts.keysOn(track(0), space))
  assert.deepEqual(shown, [0, 0, 0, 0, 0, 0, 3, 2, 1, 0])
})

test('dice lie on the chamber or wait for it, and others that wait are none of the calendar', () => {
  const table = store(0)
  const die = (where: number, holder: number): DieView => ({ type: 'DieView', holder, face: '.', where })
  table.dice.set(0, die(0, 0))
  table.dice.set(1, die(ASIDE, 1))
  table.dice.set(2, die((DIE_AT.aside << 10) + 3, 2))
  table.dice.set(3, die(THERE, 3))
  assert.deepEqual(facts.depositors(table), [1])
  table.chambers.set(String(ROOM), { type: 'ChamberView', x: 0, y: 0, turn: 0, state: 2, kind: 'calendar' })
  assert.deepEqual(facts.depositors(table), [1, 3])
})

test('tiles on chambers are listed by chamber', () => {
  const table = store(0)
  const piece = (kind: string, tile: number): PieceView => ({
    type: 'PieceView',
    at: (PIECE_AT.at_place << 10) + 2 * tile,
    kind,
  })
  table.pieces.set('1', piece('calendar_moon', 9))
  table.pieces.set('2', piece('calendar_sun', 4))
  table.pieces.set('3', piece('teleport', 5))
  assert.deepEqual(
    facts.bearers(table).map(({ tile, sign }) => [tile, sign]),
    [
      [4, 'sun'],
      [9, 'moon'],
    ],
  )
})

// -------------------------------------------------------------------- swapping
afterEach(() => swapping.clear())

test('two tiles are chosen, a third takes the place of the first, and one that is touched again is let go', () => {
  for (const tile of [4, 9, 5]) swapping.toggle(tile)
  assert.deepEqual(swapping.chosen, [9, 5])
  swapping.toggle(9)
  assert.deepEqual(swapping.chosen, [5])
})

test('only a pair that is offered can be swapped', () => {
  const deed = { verb: 'swap_tiles', target: (4 << 10) + 9 } as Deed
  assert.deepEqual(pairOf(deed.target), [4, 9])
  assert.equal(deedFor([deed], [9, 4]), deed)
  assert.equal(deedFor([deed], [4, 5]), undefined)
  assert.equal(deedFor([deed], [4]), undefined)
})

// -------------------------------------------------------------------- what happens
const noted = (value: number): GameEvent => ({ type: 'Noted', scope: 'calendar', key: 'pawn_at', value })
const missed: GameEvent = { type: 'Announced', what: 'bar_missed', args: [1] }

test('the pawn is heard going on, staying and arriving', () => {
  const words = (...events: GameEvent[]) => new Watched().happens(...events).words
  assert.deepEqual(words(noted(4)), ['temple-say-pawn'])
  assert.deepEqual(words(noted(9)), ['temple-say-pawn-end'])
  assert.deepEqual(words({ type: 'Announced', what: 'pawn_stays', args: [4, 0] }), ['temple-say-pawn-stays'])
})

test('a bar that was missed interrupts, and says whose die went', () => {
  const heard = new Watched().happens(missed, { type: 'DieMoved', die: 0, where: ASIDE, holder: 0 })
  assert.deepEqual(heard.words, ['temple-say-bar', 'temple-say-deposit'])
  assert.ok(heard.sayings.every(({ isUrgent }) => isUrgent))
})

test('whose last die the calendar took is said to all, and interrupts', () => {
  const [mine, other] = [0, 1].map((seat) =>
    new Watched().happens({ type: 'Announced', what: 'no_die_left', args: [seat] }),
  )
  assert.deepEqual(mine!.words, ['temple-say-last-die'])
  assert.deepEqual(other!.words, ['temple-say-last-die-mate'])
  assert.ok([...mine!.sayings, ...other!.sayings].every(({ isUrgent }) => isUrgent))
})

test('dice that come back are told once, and one that is only exchanged is not', () => {
  const back = (die: number): GameEvent => ({ type: 'DieMoved', die, where: 0, holder: 0 })
  const watched = (): Watched => {
    const table = new Watched()
    table.chamber(ROOM, 'calendar')
    for (const die of [0, 1]) table.lies(die, { where: THERE })
    table.rests()
    return table
  }
  assert.deepEqual(watched().happens(back(0), back(1)).words, ['temple-say-fetched', ''])
  assert.deepEqual(watched().happens(back(0), { type: 'DieMoved', die: 2, where: THERE, holder: 0 }).words, [''])
})
