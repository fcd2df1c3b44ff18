import assert from 'node:assert/strict'
import { test } from 'vitest'
import { known } from '../src/chapters/known.svelte.ts'
import treasures from '../src/chapters/treasures/index.ts'
import { type Face, MARK, PIECE_AT, PREFERENCE } from '../src/generated/wire.ts'
import { contributing, dues, iconsOf, missing, nearby } from '../src/play/prices.ts'
import { HERE, mark, situation } from './situation.ts'

const ELSEWHERE = 12
const atSeat = (seat: number) => (PIECE_AT.at_seat << 10) | seat
const atPlace = (place: number) => (PIECE_AT.at_place << 10) | place

const faces = (text: string) => [...text].map((face) => ({ face: face as Face }))

test('a cost is read icon by icon', () => {
  assert.deepEqual(iconsOf('A K'), ['A', 'K'])
  assert.deepEqual(iconsOf('T2 K10'), ['T', 'T', ...Array<string>(10).fill('K')])
  assert.deepEqual(iconsOf(''), [])
})

test('each die counts for one icon of the price', () => {
  assert.deepEqual(missing({ price: 'A2 K' }, faces('A.KK')), ['A'])
  assert.deepEqual(missing({ price: 'A2' }, faces('AAA')), [])
  assert.deepEqual(missing({ price: 'K4' }, faces('KT')), ['K', 'K', 'K'])
})

test('the icons that I have are told from those that I lack, in the order of the price', () => {
  assert.deepEqual(dues(['A', 'T'], faces('T')), [
    { icon: 'A', isShown: false },
    { icon: 'T', isShown: true },
  ])
})

test('what I pay alone is paid by my dice in the hand', () => {
  const where = situation('AAKT.', 'AAAAA')
  where.store.dice.set(0, { type: 'DieView', holder: 0, face: 'A', where: 2048 })
  mark(where, 1, MARK.void)
  assert.deepEqual(
    contributing(where, -1).map(([id]) => id),
    [2, 3],
  )
})

test('where icons must be rolled, dice of a swap do not count', () => {
  const where = situation('KKKAA')
  mark(where, 1, MARK.swapped)
  const climb = { verb: 'climb', target: -1, price: 'K3' }
  where.near = [{ ...climb, rolled: true }]
  assert.deepEqual(nearby(where)[0]?.missing, ['K'])
  where.near = [climb]
  assert.deepEqual(nearby(where)[0]?.missing, [])
})

test('gems are paid by everybody in the chamber who shares', () => {
  const where = situation('KKA..', 'KKK..')
  assert.deepEqual(
    contributing(where, HERE).map(([id]) => id),
    [0, 1, 2, 5, 6, 7],
  )
  mark(where, 0, MARK.held_back)
  assert.deepEqual(
    contributing(where, HERE).map(([id]) => id),
    [1, 2, 5, 6, 7],
  )
  where.store.seats.set(1, { ...where.store.seats.get(1)!, prefs: PREFERENCE.holds_back })
  assert.deepEqual(
    contributing(where, HERE).map(([id]) => id),
    [1, 2],
  )
})

test('what I hold back is still there for what I pay alone', () => {
  const where = situation('KA...')
  mark(where, 0, MARK.held_back)
  assert.deepEqual(
    contributing(where, -1).map(([id]) => id),
    [0, 1],
  )
})

test('alone in a chamber I hold nothing back from anybody', () => {
  const where = situation('KKA..', 'KKK..')
  mark(where, 0, MARK.held_back)
  where.store.seats.set(0, { ...where.store.seats.get(0)!, prefs: PREFERENCE.holds_back })
  assert.deepEqual(
    contributing(where, HERE).map(([id]) => id),
    [5, 6, 7],
  )
  where.store.adventurers.set(1, { type: 'AdventurerView', place: 12 })
  assert.deepEqual(
    contributing(where, HERE).map(([id]) => id),
    [0, 1, 2],
  )
  assert.deepEqual(
    contributing(where, 12).map(([id]) => id),
    [5, 6, 7],
    'somebody else pays for a chamber that I am not in',
  )
})

test('whoever stands elsewhere does not pay', () => {
  const where = situation('KKA..', 'KKK..')
  where.store.adventurers.set(1, { type: 'AdventurerView', place: 12 })
  assert.deepEqual(
    contributing(where, HERE).map(([id]) => id),
    [0, 1, 2],
  )
})

test('near things are listed once each, with what they lack', () => {
  const near = [
    { verb: 'enter', target: 10, price: 'A T' },
    { verb: 'activate', target: 0, price: 'K4', place: HERE },
    { verb: 'discover', target: 2, price: 'A2', barred: 'pile_empty' },
  ]
  const found = nearby(situation('AK...', 'K....', [], near))
  assert.deepEqual(
    found.map(({ key, missing: lacks }) => [key, lacks]),
    [
      ['enter:10:-1', ['T']],
      ['activate:0:-1', ['K', 'K']],
      ['discover:2:-1', ['A']],
    ],
  )
  assert.equal(found[1]!.place, HERE)
  assert.equal(found[2]!.barred, 'pile_empty')
})

test('bills of one way are one price, and of several ways the one that lacks least is shown', () => {
  const near = [
    { verb: 'lift', target: 1, price: 'K3', way: 0 },
    { verb: 'lift', target: 1, price: 'A', way: 1 },
    { verb: 'lift', target: 1, price: 'T', way: 1 },
  ]
  const [found, ...others] = nearby(situation('AT...', '.....', [], near))
  assert.deepEqual(others, [])
  assert.deepEqual(found!.price, ['A', 'T'])
})

/** A chapter's cards are learned with it. */
known.learn(treasures)

/** What I lack of two torches in this chamber while a card with two torches lies there, laid down or not. */
function lackingWith(at: number, added = true) {
  const near = [{ verb: 'activate', target: 0, price: 'T2', place: HERE }]
  const where = situation('A....', 'A....', [], near)
  where.store.adventurers.set(2, { type: 'AdventurerView', place: ELSEWHERE })
  where.store.seats.set(2, { ...where.store.seats.get(1)!, figure: 2, own: 2, driver: 2 })
  where.store.pieces.set('0', { type: 'PieceView', at, kind: 'double_torch', added })
  return nearby(where)[0]!.missing
}

test('a piece that somebody here has added counts towards the price, and so does one that lies ready here', () => {
  assert.deepEqual(lackingWith(atSeat(0)), [])
  assert.deepEqual(lackingWith(atSeat(1)), [])
  assert.deepEqual(lackingWith(atPlace(HERE)), [])
  assert.deepEqual(lackingWith(atSeat(0), false), ['T', 'T'], 'it is not added')
})

test('a piece that lies elsewhere does not count, nor one of somebody who is elsewhere', () => {
  assert.deepEqual(lackingWith(atPlace(ELSEWHERE)), ['T', 'T'])
  assert.deepEqual(lackingWith(atSeat(2)), ['T', 'T'])
  assert.deepEqual(lackingWith(PIECE_AT.at_depot << 10), ['T', 'T'])
  assert.deepEqual(lackingWith((PIECE_AT.at_tile << 10) | HERE), ['T', 'T'])
})

test('dice that still roll keep their secret', () => {
  const near = [{ verb: 'enter', target: 4, price: 'A K' }]
  const where = situation('AK...', '.....', [], near)
  assert.deepEqual(nearby(where, 0b10)[0]?.missing, ['K'])
  assert.deepEqual(nearby(where)[0]?.missing, [])
})
