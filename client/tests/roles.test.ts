/** Who somebody is: choosing at the table, the card in play, and what its tools show on the map. */

import assert from 'node:assert/strict'
import { test } from 'vitest'
import { layOut, previewed, standings } from '../src/board/scene.ts'
import { cardsBefore } from '../src/cards/pieces.ts'
import { dueOf, isSlamLeft } from '../src/cards/role/role.ts'
import { lending, nearestFirst, turnAnew, turning } from '../src/chapters/characters/targets.ts'
import { known } from '../src/chapters/known.svelte.ts'
import { PIECE_AT } from '../src/generated/wire.ts'
import type { ChairView, ChamberView, EdgeView, PieceView, TableView } from '../src/generated/wire.ts'
import { quartersBetween } from '../src/hud/tool/turning.ts'
import { changedWays } from '../src/hud/tool/ways.ts'
import { choosingIn, ownersOf, pickOf, surprise } from '../src/screens/table/choice/choosing.ts'
import { CHAPTERS, learnAll } from './all_chapters.ts'
import { HERE, situation } from './situation.ts'

learnAll()

const card = (seat: number, kind: string, where: number): PieceView => ({
  type: 'PieceView',
  at: (where << 10) | seat,
  kind,
})
const chair = (name: string, who = ''): ChairView => ({
  kind: 'person',
  name,
  colour: 0,
  ready: false,
  present: true,
  choices: who ? { 'characters.who': who } : {},
})
const table = (...chairs: ChairView[]): TableView => ({
  type: 'TableView',
  code: 'TMB224',
  phase: 'gathering',
  host: 0,
  settings: {},
  chairs,
})
const choosing = choosingIn([CHAPTERS['base']!, CHAPTERS['characters']!])!

// -------------------------------------------------------------------- choosing
test('there is something to choose only where a chapter of the table has it, and all roles have two cards', () => {
  assert.equal(choosingIn([CHAPTERS['base']!]), undefined)
  assert.equal(Object.keys(choosing.roles).length, 6)
  for (const { cards } of Object.values(choosing.roles)) {
    assert.deepEqual(Object.keys(cards), ['permanent', 'activatable'])
    for (const kind of Object.values(cards)) assert.ok(known.pieces[kind], kind)
  }
})

test('what others have is taken, and what I have is not', () => {
  const all = table(chair('Noor', 'doc'), chair('Milan', 'mechanic'), chair('Inés'))
  assert.deepEqual(
    [...ownersOf(all, choosing, 0)].map(([who, { name }]) => [who, name]),
    [['mechanic', 'Milan']],
  )
  assert.deepEqual(pickOf(all.chairs[2]!, choosing), { who: '', card: '' })
})

test('a surprise is somebody free, and alone never with a card that needs company', () => {
  const taken = new Map(['discoverer', 'doc', 'mentalist', 'mechanic', 'muscleman'].map((who) => [who, true]))
  assert.equal(surprise(choosing, taken, false, () => 0.99).who, 'priest')
  assert.deepEqual(
    surprise(choosing, taken, true, () => 0),
    { who: 'priest', card: 'activatable' },
  )
  assert.deepEqual(
    surprise(choosing, taken, false, () => 0),
    { who: 'priest', card: 'permanent' },
  )
})

// -------------------------------------------------------------------- the card in play
test('the card that says who I am lies first, and stays there on its face when it was used', () => {
  const trap = card(0, 'trap', PIECE_AT.at_seat)
  const used = cardsBefore(
    [
      ['1', trap],
      ['2', card(0, 'doc_activatable', PIECE_AT.spent_by)],
    ],
    0,
  )
  assert.deepEqual(
    used.map(({ kind, place, isUsed }) => [kind, place, isUsed]),
    [
      ['doc_activatable', 'role', true],
      ['trap', 'shelf', false],
    ],
  )
})

test('what was spent for good does not come back as a card', () => {
  assert.deepEqual(cardsBefore([['1', card(0, 'extra_gem', PIECE_AT.spent_by)]], 0), [])
})

test('a card shows its printed price and what my dice lack; one that always works has none', () => {
  const dice = [{ face: 'T' as const }, { face: 'K' as const }]
  assert.deepEqual(dueOf({ kind: 'mechanic_activatable' }, dice), { price: ['T', 'T'], missing: ['T'] })
  assert.deepEqual(dueOf({ kind: 'mechanic_permanent' }, dice), { price: [], missing: [] })
})

test('a used card comes back at the two slams, not at the collapse and not without a clock', () => {
  assert.equal(isSlamLeft({ coming: 'gong', number: 2 }), true)
  assert.equal(isSlamLeft({ coming: 'slam', number: 2 }), true)
  assert.equal(isSlamLeft({ coming: 'gong', number: 3 }), false)
  assert.equal(isSlamLeft({ coming: 'collapse', number: 3 }), false)
  assert.equal(isSlamLeft(undefined), false)
})

// -------------------------------------------------------------------- tools on the map
/** Openings of `basic_01` as it lies at each turn decide; so the test asks the layout itself. */
const chamber = (x: number, y: number, turn = 0): ChamberView => ({
  type: 'ChamberView',
  x,
  y,
  turn,
  state: 2,
  kind: 'start',
})
const corridor = Object.values(known.chambers).find(({ openings }) => openings === 0b0101)!.id
const straight = (x: number, y: number, turn: number): ChamberView => ({ ...chamber(x, y, turn), kind: corridor })

test('a corridor that turns opens ways to its sides and closes those at its ends', () => {
  const before: [string, ChamberView][] = [
    ['0', chamber(0, 0)],
    ['1', straight(1, 0, 0)],
  ]
  const after = previewed(before, { chambers: new Map([['1', { turn: 1 }]]), places: new Map() })
  const changed = changedWays(layOut(before), layOut(after))
  assert.deepEqual(
    changed.map(({ x, y, opens }) => [x, y, opens]).sort((one, other) => Number(one[0]) - Number(other[0])),
    [
      [200, 100, true],
      [300, 0, false],
      [300, 200, false],
      [400, 100, true],
    ],
  )
})

test('a wall with a secret passage stays open whatever turns beside it', () => {
  const before: [string, ChamberView][] = [
    ['0', chamber(0, 0)],
    ['1', straight(1, 0, 0)],
  ]
  const edge: EdgeView = { type: 'EdgeView', x: 1, y: 0, side: 3, near: 0, far: 0 }
  const after = previewed(before, { chambers: new Map([['1', { turn: 1 }]]), places: new Map() })
  const changed = changedWays(layOut(before), layOut(after), [edge])
  assert.ok(!changed.some(({ x, y }) => x === 200 && y === 100))
  assert.equal(changed.length, 3)
})

test('whoever would go elsewhere is seen there', () => {
  const { store } = situation('AAAAA')
  const laid = layOut(store.chambers)
  const preview = { chambers: new Map(), places: new Map([[0, 10]]) }
  const [me, mate] = standings(laid, store.seats, store.adventurers, preview)
  assert.deepEqual([me!.place, mate!.place], [10, HERE])
})

test('a ring turns by the nearest quarter, clockwise', () => {
  const [middle, east] = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ]
  assert.equal(quartersBetween(middle, east, { x: 9, y: 3 }), 0)
  assert.equal(quartersBetween(middle, east, { x: 1, y: 9 }), 1)
  assert.equal(quartersBetween(middle, east, { x: -9, y: -1 }), 2)
  assert.equal(quartersBetween(middle, east, { x: 1, y: -9 }), 3)
})

test('turning on stays with the chamber, and passes the way it lies now', () => {
  const target = (7 << 2) | 3
  assert.deepEqual(turning(turnAnew(target, 1)), { tile: 7, quarters: 0 })
  assert.deepEqual(turning(turnAnew(target, 2)), { tile: 7, quarters: 1 })
  assert.deepEqual(turning(turnAnew(target, -1)), { tile: 7, quarters: 2 })
})

test('the chamber next to me is shown first', () => {
  const targets = [5, 4, 6].map((tile) => (tile << 2) | 1)
  assert.equal(nearestFirst(targets, situation('TTTTT')), (4 << 2) | 1)
})

test('what is lent says where, which icons and for which gems', () => {
  assert.deepEqual(lending((8 << 4) | (1 << 3) | 2), { place: 8, icon: 'K', step: 2 })
  assert.deepEqual(lending(9 << 4), { place: 9, icon: 'T', step: 0 })
})

test('icons for a linked chamber show every chamber that lights with it', () => {
  const inside = situation('BBBAA')
  const lay = (key: string, kind: string): void => {
    inside.store.chambers.set(key, { ...inside.store.chambers.get(key)!, kind })
  }
  lay('4', 'linked_1')
  lay('5', 'linked_3')
  lay('6', 'linked_2')
  const shown = (target: number): string[] => [
    ...known.verbs['leave_icons']!.tool!.preview(target, inside).chambers.keys(),
  ]
  assert.deepEqual(shown((10 << 4) | 5).sort(), ['4', '5'])
  assert.deepEqual(shown((10 << 4) | (1 << 3) | 7).sort(), ['4', '5', '6'])
  assert.deepEqual(shown((14 << 4) | 1), ['7'])
})
