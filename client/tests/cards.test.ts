import assert from 'node:assert/strict'
import { test } from 'vitest'
import { layOut } from '../src/board/scene.ts'
import { chamberCommand, chamberDeed } from '../src/board/touch.ts'
import { touchSpots, wallOf } from '../src/board/spots.ts'
import { cardsBefore, dieOn } from '../src/cards/pieces.ts'
import { linkedChambers } from '../src/chapters/special_chambers/linked.ts'
import { DIE_AT, PIECE_AT } from '../src/generated/wire.ts'
import type { OptionView, PieceView } from '../src/generated/wire.ts'
import { Caution, WARNED_MS } from '../src/hud/caution.ts'
import { openQuestions } from '../src/hud/questions.ts'
import { deeds } from '../src/play/deeds.ts'
import { nearby } from '../src/play/prices.ts'
import { colourOf } from '../src/play/situation.ts'
import { learnAll } from './all_chapters.ts'
import { HERE, situation } from './situation.ts'

learnAll()

const before = (seat: number, kind: string, added = false): PieceView => ({
  type: 'PieceView',
  at: (PIECE_AT.at_seat << 10) | seat,
  kind,
  added,
})
const lying = (place: number, kind?: string): PieceView => ({
  type: 'PieceView',
  at: (PIECE_AT.at_place << 10) | place,
  ...(kind ? { kind } : { back: 'treasures' }),
})

/** I stand on tile 4, at place 8; 5 is east of it, 7 north. */
function scene(options: OptionView[], pieces: [string, PieceView][] = []) {
  const where = situation('AAKKT', '.....', options)
  for (const [key, piece] of pieces) where.store.pieces.set(key, piece)
  const laid = layOut(where.store.chambers)
  const open = deeds(where)
  return {
    where,
    laid,
    open,
    at: (tile: number) => laid.find((each) => each.tile === tile)!,
    spots: (aim = '') => touchSpots(open, aim, { situation: where, laid, place: HERE, nameOf: String }),
  }
}

test('the cards before a seat are its curses and then its treasures, and nothing that lies elsewhere', () => {
  const pieces: [string, PieceView][] = [
    ['9', before(0, 'teleport')],
    ['4', before(0, 'trap')],
    ['5', before(1, 'poison')],
    ['0', lying(8, 'chalice')],
    ['7', lying(8)],
  ]
  const mine = cardsBefore(pieces, 0)
  assert.deepEqual(
    mine.map((card) => [card.piece, card.kind, card.place]),
    [
      [4, 'trap', 'shelf'],
      [9, 'teleport', 'rack'],
    ],
  )
  assert.deepEqual(mine[0]!.lift, ['T', 'K', 'K'])
  assert.deepEqual(cardsBefore(pieces, 2), [])
})

test('a die is found on the card that it lies on', () => {
  const { where } = scene([])
  assert.equal(dieOn(where.store.dice.values(), 4), undefined)
  where.store.dice.set(2, { type: 'DieView', holder: 0, face: 'B', where: (DIE_AT.card << 10) | 4 })
  assert.equal(dieOn(where.store.dice.values(), 4)?.face, 'B')
  assert.equal(dieOn(where.store.dice.values(), 5), undefined)
})

test('a piece of no pile is a token in the strip of whoever has it', () => {
  assert.deepEqual(
    cardsBefore([['0', before(0, 'chalice')]], 0).map((card) => card.place),
    ['strip'],
  )
})

test('a wall is named by the places on its two sides', () => {
  assert.deepEqual(wallOf((8 << 10) | 11), { near: 8, far: 11 })
})

test('a treasure can be touched where it lies, as soon as it can be claimed', () => {
  const pieces: [string, PieceView][] = [
    ['7', lying(HERE)],
    ['8', lying(10)],
  ]
  assert.deepEqual(scene([], pieces).spots(), [])
  const [spot, ...others] = scene([{ verb: 'claim', spends: 12 }], pieces).spots()
  assert.deepEqual([spot!.look, others], ['ring', []])
  assert.ok(spot!.x > 0 && spot!.x < 200 && spot!.y > 0 && spot!.y < 200)
})

test('the chalice has a place of its own in the next chamber, beside the way without it', () => {
  const { spots } = scene([
    { verb: 'enter', targets: [10], spends: 3 },
    { verb: 'enter', targets: [10], about: 0, spends: 19 },
  ])
  const found = spots()
  assert.deepEqual(
    found.map((spot) => [spot.look, spot.deed.about]),
    [['sign', 0]],
  )
  assert.ok(found[0]!.x > 200 && found[0]!.x < 300, 'in the west of the chamber to the east')
})

test('mates who stand together are healed by spots beside each other', () => {
  const { spots, where } = scene([{ verb: 'remote_healing', targets: [1, 2], spends: 3 }])
  where.store.seats.set(2, { ...where.store.seats.get(1)!, figure: 2 })
  where.store.adventurers.set(2, where.store.adventurers.get(1)!)
  const [one, other, ...more] = spots('remote_healing')
  assert.deepEqual(more, [])
  assert.ok(other!.x - one!.x > 60 && one!.y === other!.y, `${one!.x} and ${other!.x}`)
})

test('chambers and walls can be touched only while somebody aims at them', () => {
  const { spots } = scene([
    { verb: 'teleport', targets: [10, 14] },
    { verb: 'secret_passage', targets: [(8 << 10) | 10] },
  ])
  assert.deepEqual(spots(), [])
  assert.deepEqual(
    spots('teleport').map((spot) => [spot.x, spot.y]),
    [
      [300, 100],
      [100, -100],
    ],
  )
  assert.deepEqual(
    spots('secret_passage').map((spot) => [spot.look, spot.x, spot.y]),
    [['sign', 200, 100]],
  )
})

test('passages to the two halves of a chamber lie beside each other', () => {
  const [one, other] = scene([{ verb: 'secret_passage', targets: [(8 << 10) | 10, (8 << 10) | 11] }]).spots(
    'secret_passage',
  )
  assert.equal(one!.x, other!.x)
  assert.ok(Math.abs(one!.y - other!.y) >= 30)
})

test('all chambers that take part are lit together', () => {
  const { laid, open } = scene([{ verb: 'linked', targets: [3] }])
  const kinds = laid.map((each) =>
    each.tile === 4
      ? { ...each, kind: 'linked_1' }
      : each.tile === 5
        ? { ...each, kind: 'linked_2' }
        : each.tile === 7
          ? { ...each, kind: 'linked_3' }
          : each,
  )
  assert.deepEqual(
    linkedChambers(open[0]!, kinds)
      .map((each) => each.tile)
      .sort(),
    [4, 5],
  )
})

test('touching my chamber does what it is for, and asks for it when it cannot be done', () => {
  const { open, at } = scene([{ verb: 'pit', spends: 31 }])
  const asked = { seat: 0, deeds: open, here: 4 }
  assert.equal(chamberDeed(asked, at(4))?.verb, 'pit')
  assert.deepEqual(chamberCommand(asked, { ...at(4), kind: 'fountain' }), { type: 'Perform', seat: 0, verb: 'regain' })
  assert.equal(chamberDeed({ seat: 0, deeds: [], here: 4 }, at(4)), undefined)
})

test('touching a neighbour goes there without the chalice if that can be chosen', () => {
  const { open, at } = scene([
    { verb: 'enter', targets: [10], about: 0, spends: 19 },
    { verb: 'enter', targets: [10], spends: 3 },
  ])
  assert.equal(chamberDeed({ seat: 0, deeds: open, here: 4 }, at(5))?.about, -1)
})

test('what would lose the game is done by the second touch, and only soon after the first', () => {
  const caution = new Caution()
  const [deed] = deeds(situation('KKKKK', '.....', [{ verb: 'escape', loses: true }]))
  assert.ok(caution.warns(deed!, 1000))
  assert.ok(!caution.warns(deed!, 1000 + WARNED_MS))
  assert.ok(caution.warns(deed!, 1001 + 2 * WARNED_MS))
  assert.ok(!new Caution().warns({ ...deed!, loses: false }, 0))
})

test('a warning about one deed allows no other', () => {
  const caution = new Caution()
  assert.ok(caution.warns({ key: 'escape:-1:-1', loses: true }, 0))
  assert.ok(caution.warns({ key: 'enter:3:-1', loses: true }, 10))
})

test('what a piece adds to a payment is not missing any more, for whoever has added it', () => {
  const where = situation('A....', '.....', [], [{ verb: 'enter', target: 10, price: 'A T2' }])
  where.store.pieces.set('7', before(0, 'double_torch'))
  assert.deepEqual(nearby(where)[0]!.missing, ['T', 'T'])
  where.store.pieces.set('7', before(0, 'double_torch', true))
  assert.deepEqual(nearby(where)[0]!.missing, [])
  where.store.pieces.set('7', before(1, 'double_torch', true))
  assert.deepEqual(nearby(where)[0]!.missing, ['T', 'T'])
})

test('whoever steers another adventurer wears its colour', () => {
  const { seats } = situation('.....').store
  seats.set(0, { ...seats.get(0)!, figure: 1 })
  seats.set(1, { ...seats.get(1)!, figure: 0 })
  assert.deepEqual([colourOf(seats, 0), colourOf(seats, 1), colourOf(seats, 5)], [1, 0, 5])
})

test('a choice of a soul is no vote, and a die on a card is broken', () => {
  const question = {
    type: 'QuestionView' as const,
    kind: 'soul',
    asked: 1,
    need: 1,
    due_at: 9000,
    blocks: true,
    args: [],
    answers: {},
  }
  const dice = new Map([
    [2, { type: 'DieView' as const, holder: 0, face: 'B' as const, where: (DIE_AT.card << 10) | 4 }],
  ])
  const asked = (kind: string, targets: number[]) =>
    openQuestions(
      { questions: new Map([[3, { ...question, kind }]]), dice },
      [{ verb: 'answer', about: 3, targets }],
      0,
    )[0]
  assert.equal(asked('soul', [0, 1])?.answers, 'seats')
  assert.equal(asked('which_die', [2, 1])?.kind, 'broken_die')
  assert.equal(asked('which_die', [1, 0])?.kind, 'which_die')
  assert.equal(asked('catch', [1]), undefined, 'it has a place of its own')
})
