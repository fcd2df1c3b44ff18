/** The labyrinth on the page: how a line would lie, who would be cut off, what the pile shows, and what a time-out leaves open. */

import assert from 'node:assert/strict'
import { test } from 'vitest'
import { foundIn } from '../src/chapters/labyrinth/facts.ts'
import {
  cutOff,
  first,
  leftBehind,
  riders,
  sideOf,
  slideOf,
  slidingPreview,
  slidWays,
  targetAt,
  wayTo,
} from '../src/chapters/labyrinth/sliding.svelte.ts'
import { known } from '../src/chapters/known.svelte.ts'
import type { ChamberView, EdgeView, QuestionView } from '../src/generated/wire.ts'
import { type OpenQuestion, openQuestions } from '../src/hud/questions.ts'
import { learnAll } from './all_chapters.ts'
import { FakeTable, seatView } from './fake_table.ts'

learnAll()

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const
const CENTRE = { x: 0, y: 0 }
const cross = Object.values(known.chambers).find(({ openings, chapter }) => openings === 15 && chapter === 'base')!.id

const chamber = (x: number, y: number, kind: string): ChamberView => ({
  type: 'ChamberView',
  x,
  y,
  turn: 0,
  state: 2,
  kind,
})

/** The start between two halls, the exit south of the eastern one; I stand in the western hall. */
function temple(): FakeTable {
  const table = new FakeTable()
  const laid = [chamber(0, 0, 'start'), chamber(-1, 0, cross), chamber(1, 0, cross), chamber(1, 1, 'exit')]
  for (const [tile, view] of laid.entries()) table.store.chambers.set(String(tile), view)
  // The stairway of the exit leads up to the hall.
  table.store.chambers.set('3', { ...laid[3]!, turn: 2 })
  for (const [seat, place] of [2, 6].entries()) {
    table.store.seats.set(seat, seatView(seat))
    table.store.adventurers.set(seat, { type: 'AdventurerView', place })
  }
  return table
}

// -------------------------------------------------------------------- sliding
test('the number of a slide says line and side, and back again', () => {
  for (const side of [NORTH, EAST, SOUTH, WEST]) {
    const target = targetAt({ x: -3, y: 5 }, side)
    assert.equal(sideOf(slideOf(target)), side)
    assert.equal(slideOf(target).line, side % 2 ? 5 : -3)
  }
  assert.equal(targetAt(CENTRE, EAST), (128 << 2) | 1)
})

test('the whole row moves on the map, gaps are left behind, and whoever stands in it rides along', () => {
  const table = temple()
  const target = targetAt(CENTRE, EAST)
  const { chambers } = slidingPreview(target, table)
  assert.deepEqual([...chambers.keys()].sort(), ['0', '1', '2'])
  assert.deepEqual(chambers.get('2'), { x: 2, y: 0 })
  assert.deepEqual(leftBehind(target, table), [{ x: -1, y: 0 }])
  assert.deepEqual(riders(target, table), [0])
})

test('the own row is shown first', () => {
  const targets = [targetAt({ x: 1, y: 1 }, EAST), targetAt(CENTRE, EAST)]
  assert.equal(first(targets, temple()), targetAt(CENTRE, EAST))
})

test('ways inside the line go along, and only those across it open and close', () => {
  const table = temple()
  const changed = slidWays(targetAt(CENTRE, EAST), table)
  assert.deepEqual(
    changed.map(({ x, y, opens }) => [x, y, opens]),
    [[300, 200, false]],
  )
})

test('it is said before the exit or the start is cut off', () => {
  const table = temple()
  assert.deepEqual(cutOff(targetAt(CENTRE, EAST), table), ['exit', 'start'])
  assert.deepEqual(cutOff(targetAt({ x: 1, y: 0 }, SOUTH), table), ['exit', 'start'])
  assert.deepEqual(cutOff(targetAt({ x: -1, y: 0 }, SOUTH), table), ['exit', 'start'])
})

test('a secret passage within the line goes along and leaves nobody cut off', () => {
  const table = temple()
  table.store.chambers.set('1', { ...table.store.chambers.get('1')!, kind: 'exit' })
  table.store.chambers.delete('3')
  table.store.adventurers.set(1, { type: 'AdventurerView', place: 0 })
  const edge: EdgeView = { type: 'EdgeView', x: -1, y: 0, side: EAST, near: 0, far: 0 }
  table.store.edges.set('-1.0.1', edge)
  assert.deepEqual(cutOff(targetAt(CENTRE, EAST), table), [])
})

test('a ride leads from the cell before to the new one', () => {
  assert.deepEqual(wayTo(2 * 211 - 3, EAST), [-4, 2, -3, 2])
  assert.deepEqual(wayTo(-211, NORTH), [0, 0, 0, -1])
})

// -------------------------------------------------------------------- the pile
const question = (kind: string, choices: number[]): OpenQuestion => ({
  id: 1,
  kind,
  choices,
  mine: undefined,
  voters: [],
  dueAt: 0,
  answers: 'tiles',
  args: [],
})

test('the pile is shown kind by kind, the exit first, and says what lies on top', () => {
  const table = temple()
  table.store.chambers.set('9', { ...chamber(0, 1, cross), state: 1 })
  for (const [tile, kind] of [[10, 'gem_key_3'] as const, [11, 'exit'] as const, [12, 'gem_key_3'] as const])
    table.store.tiles.set(tile, { type: 'TileView', kind })
  assert.deepEqual(foundIn(question('shortcut', [9, 10, 11, 12]), table), [
    { kind: 'exit', count: 1, tile: 11, isTop: false },
    { kind: 'gem_key_3', count: 2, tile: 10, isTop: false },
    { kind: cross, count: 1, tile: 9, isTop: true },
  ])
})

// -------------------------------------------------------------------- a time-out
test('while the clock stands still only its own question is open', () => {
  const asked = (kind: string): QuestionView => ({
    type: 'QuestionView',
    kind,
    asked: 3,
    need: 0,
    due_at: 5_000,
    blocks: false,
    args: [],
    answers: {},
    choices: [],
  })
  const questions = new Map([
    [1, asked('fate')],
    [2, asked('time_out')],
  ])
  const kinds = (stopped_at: number): string[] =>
    openQuestions({ questions, dice: new Map(), clock: { stopped_at } }, [], 0).map(({ kind }) => kind)
  assert.deepEqual(kinds(-1), ['fate', 'time_out'])
  assert.deepEqual(kinds(1_000), ['time_out'])
})
