import assert from 'node:assert/strict'
import { test } from 'vitest'
import { lyingPieces, passages, wornBy } from '../src/board/lying.ts'
import { overlays } from '../src/board/overlay.ts'
import { layOut, standings } from '../src/board/scene.ts'
import { PIECE_AT } from '../src/generated/wire.ts'
import type { AdventurerView, ChamberView, EdgeView, PieceView, SeatView } from '../src/generated/wire.ts'
import { deeds } from '../src/play/deeds.ts'
import { learnAll } from './all_chapters.ts'
import { situation } from './situation.ts'

learnAll()

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
const lies = (where: number, index: number, kind?: string): PieceView => ({
  type: 'PieceView',
  at: (where << 10) | index,
  ...(kind ? { kind } : { back: 'treasures' }),
})
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
const stands = (place: number): AdventurerView => ({ type: 'AdventurerView', place })
const edge = (x: number, y: number, side: number): EdgeView => ({ type: 'EdgeView', x, y, side, near: 0, far: 0 })

test('a treasure lies face down on the icon that called for it', () => {
  const laid = temple(chamber('start', 0, 0), chamber('cursed_02', 1, 0), chamber('cursed_03', 0, 1))
  const found = lyingPieces(laid, [
    ['5', lies(PIECE_AT.at_place, 2)],
    ['6', lies(PIECE_AT.at_place, 4)],
  ])
  assert.deepEqual(found, [
    { key: '5', kind: 'treasures', x: 371, y: 27, inStrip: false },
    { key: '6', kind: 'treasures', x: 126, y: 227, inStrip: false },
  ])
})

test('the chalice waits on its pedestal, and stands beside the gems anywhere else', () => {
  const laid = temple(chamber('treasure_chamber', 0, 0), chamber('basic_01', 1, 0))
  const at = (place: number) => lyingPieces(laid, [['1', lies(PIECE_AT.at_place, place, 'chalice')]])[0]!
  assert.deepEqual([at(0).x, at(0).kind], [100, 'chalice'])
  assert.ok(at(2).x > 345)
})

test('cards before a player, used ones and those in a chamber that is gone do not lie on the board', () => {
  const laid = temple(chamber('start', 0, 0))
  const pieces: [string, PieceView][] = [
    ['1', lies(PIECE_AT.at_seat, 0, 'large_torch')],
    ['2', lies(PIECE_AT.at_place, 8, 'chalice')],
  ]
  assert.deepEqual(lyingPieces(laid, pieces), [])
})

test('pieces without a place of their own lie in a strip, one beside the other, chamber by chamber', () => {
  const laid = temple(chamber('start', 0, 0), chamber('basic_01', 1, 0))
  const pieces: [string, PieceView][] = [
    ['1', lies(PIECE_AT.at_place, 0, 'idol')],
    ['2', lies(PIECE_AT.at_place, 1, 'idol')],
    ['3', lies(PIECE_AT.at_tile, 1, 'key')],
  ]
  const found = lyingPieces(laid, pieces)
  assert.ok(found.every(({ inStrip }) => inStrip))
  assert.ok(found[1]!.x - found[0]!.x >= 30 && found[1]!.y === found[0]!.y)
  assert.equal(found[2]!.x, found[0]!.x + 200)
})

test('a passage is on the edge between its two chambers, seen from either, and unseen where one of them has vanished', () => {
  const laid = temple(chamber('start', 0, 0), chamber('basic_01', 1, 0))
  assert.deepEqual(passages(laid, [['0', edge(0, 0, 1)]]), [{ key: '0', x: 200, y: 100, turn: 90 }])
  assert.deepEqual(passages(laid, [['0', edge(1, 0, 3)]]), [{ key: '0', x: 200, y: 100, turn: 90 }])
  assert.deepEqual(passages(laid, [['0', edge(0, 0, 2)]]), [])
  const [below] = passages(temple(chamber('start', 0, 0), chamber('basic_01', 0, 1)), [['0', edge(0, 0, 2)]])
  assert.deepEqual([below!.y, below!.turn], [200, 0])
})

test('whoever has a trap before them wears a chain, and nobody else', () => {
  const laid = temple(chamber('start', 0, 0))
  const standing = standings(
    laid,
    [
      [0, seat(0)],
      [1, seat(1)],
    ],
    new Map([
      [0, stands(0)],
      [1, stands(0)],
    ]),
  )
  const pieces = [lies(PIECE_AT.at_seat, 1, 'trap'), lies(PIECE_AT.at_seat, 0, 'silence')]
  assert.deepEqual(
    wornBy(standing, [...pieces, ...pieces]).map(({ kind, who }) => [kind, who.seat]),
    [['trap', 1]],
  )
})

test('in a double chamber everybody stands in their own half', () => {
  const seats: [number, SeatView][] = [
    [0, seat(0)],
    [1, seat(1)],
  ]
  for (const turn of [0, 1, 2, 3]) {
    const [front, rear] = standings(
      temple(chamber('double_torch_chamber', 0, 0, turn)),
      seats,
      new Map([
        [0, stands(0)],
        [1, stands(1)],
      ]),
    )
    assert.ok(front && rear)
    assert.ok(Math.hypot(front.x - rear.x, front.y - rear.y) > 40, `turn ${turn}`)
    for (const who of [front, rear])
      assert.ok(who.x >= 0 && who.y >= 0 && who.x + who.size <= 200 && who.y + who.size <= 200)
  }
})

test('what can be entered is the half that the option names', () => {
  const open = deeds(situation('AA...', '.....', [{ verb: 'enter', targets: [5] }]))
  assert.deepEqual(
    overlays([], open, undefined).map(({ tile, entry, half }) => [tile, entry, half]),
    [[2, 'now', 1]],
  )
})
