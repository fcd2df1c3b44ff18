import assert from 'node:assert/strict'
import { test } from 'vitest'
import { nextCell } from '../src/board/roving.ts'
import { cameFrom, cellKey, frontier, layOut, shared, standings, turnedSides } from '../src/board/scene.ts'
import type { AdventurerView, ChamberView, EdgeView, SeatView } from '../src/generated/wire.ts'

const chamber = (kind: string, x: number, y: number, turn = 0): ChamberView => ({
  type: 'ChamberView',
  x,
  y,
  turn,
  state: 2,
  kind,
})
const temple = (...chambers: ChamberView[]) =>
  layOut(chambers.map((each, tile): [string, ChamberView] => [String(tile), each]))
const seat = (figure: number): SeatView => ({
  type: 'SeatView',
  figure,
  own: figure,
  colour: figure,
  out: false,
  absent: 0,
  driver: figure,
  ready_at: 0,
  throws: 0,
  gift: false,
  prefs: 0,
})

test('sides turn with the tile', () => {
  assert.equal(turnedSides(0b0100, 1), 0b1000)
  assert.equal(turnedSides(0b1000, 1), 0b0001)
  assert.equal(turnedSides(0b1010, 2), 0b1010)
})

test('a chamber was discovered from where its stairway is', () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((turn) => cameFrom({ turn })),
    [2, 3, 0, 1],
  )
})

test('an opening that meets a wall is blocked, and one that meets an opening is not', () => {
  const [, start, blocked] = temple(chamber('basic_05', -1, 0, 3), chamber('start', 0, 0), chamber('basic_12', 1, 0))
  assert.equal(start!.blocked, 0b0010)
  assert.equal(blocked!.blocked, 0)
  const [, open] = temple(chamber('basic_06', -1, 0, 3), chamber('start', 0, 0), chamber('basic_11', 1, 0, 1))
  assert.equal(open!.blocked, 0)
})

test('an extra passage takes the rubble away, on both sides of it', () => {
  const edge: EdgeView = { type: 'EdgeView', x: 0, y: 0, side: 1, near: 0, far: 0 }
  const laid = layOut(
    [
      ['0', chamber('start', 0, 0)],
      ['1', chamber('basic_12', 1, 0)],
    ],
    [edge],
  )
  assert.deepEqual(
    laid.map((each) => each.blocked),
    [0, 0],
  )
})

test('beside a hidden chamber nothing is known to be blocked', () => {
  const laid = layOut([
    ['0', chamber('start', 0, 0)],
    ['7', { type: 'ChamberView', x: 1, y: 0, turn: 0, state: 2 }],
  ])
  assert.deepEqual(
    laid.map((each) => [each.tile, each.blocked]),
    [
      [0, 0],
      [7, 0],
    ],
  )
})

test('the temple can grow behind openings that lead to nothing', () => {
  const cells = frontier(temple(chamber('start', 0, 0), chamber('basic_07', 1, 0, 1)))
    .map(cellKey)
    .sort()
  assert.deepEqual(cells, ['-1.0', '1.-1', '1.1', '2.0'])
})

test('adventurers stand side by side, closer and smaller the more they are', () => {
  const laid = temple(chamber('start', 2, 1))
  const stand = (count: number) =>
    standings(
      laid,
      Array.from({ length: count }, (_, n): [number, SeatView] => [n, seat(n)]),
      new Map(
        Array.from({ length: count }, (_, n): [number, AdventurerView] => [n, { type: 'AdventurerView', place: 0 }]),
      ),
    )
  const [alone] = stand(1)
  assert.equal(alone!.x + alone!.size / 2, 2 * 200 + 100)
  const six = stand(6)
  assert.ok(
    six.every(
      (each) => each.size < alone!.size && each.x >= 400 && each.x + each.size <= 600 && each.y + each.size <= 400,
    ),
  )
  assert.equal(new Set(six.map((each) => each.x)).size, 6)
})

test('who is outside, or in a chamber that is not seen, stands nowhere', () => {
  const places = new Map(
    [
      [0, -1],
      [1, 44],
    ].map(([figure, place]): [number, AdventurerView] => [figure!, { type: 'AdventurerView', place: place! }]),
  )
  assert.deepEqual(
    standings(
      temple(chamber('start', 0, 0)),
      [
        [0, seat(0)],
        [1, seat(1)],
      ],
      places,
    ),
    [],
  )
})

test('what did not change stays the same object, so that it is not drawn again', () => {
  const before = temple(chamber('start', 0, 0), chamber('basic_07', 1, 0, 1))
  const after = temple(chamber('start', 0, 0), { ...chamber('basic_07', 1, 0, 1), gems: 1 })
  const both = shared(before, after, (each) => each.key)
  assert.equal(both[0], before[0])
  assert.equal(both[1], after[1])
})

test('arrows go to the neighbour, or over a gap to the nearest one in that direction', () => {
  const cells = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 3, y: 1 },
    { x: 0, y: -2 },
  ]
  assert.deepEqual(nextCell(cells, cells[0]!, 1), cells[1])
  assert.deepEqual(nextCell(cells, cells[1]!, 1), cells[2])
  assert.deepEqual(nextCell(cells, cells[0]!, 0), cells[3])
  assert.equal(nextCell(cells, cells[0]!, 3), undefined)
})
