import assert from 'node:assert/strict'
import { test } from 'vitest'
import { calmAt, fallingOf, ringsAt } from '../src/chapters/curses/facts.ts'
import { Holding } from '../src/chapters/curses/holding.ts'
import { pathOf } from '../src/chapters/curses/path.ts'
import { chairOf } from '../src/chapters/doomed/chair.ts'
import type { ClockView, QuestionView } from '../src/generated/wire.ts'

const TIMERS: ClockView['timers'] = [
  ['gong', 180_000, [1]],
  ['sinks', 9_000, [2]],
  ['calm', 7_000, [0]],
]

test('a timer belongs to one seat', () => {
  assert.equal(ringsAt(TIMERS, 'sinks', 2), 9_000)
  assert.equal(ringsAt(TIMERS, 'sinks', 1), -1)
  assert.equal(calmAt(TIMERS, 0), 7_000)
  assert.equal(calmAt(TIMERS, 2), -1)
})

test('whoever sinks needs one push, whoever sits as many as the server says, and nobody else a chair', () => {
  assert.deepEqual(chairOf({}, TIMERS, 2), { isSeated: false, pushes: 0, left: 1, sinksAt: 9_000 })
  assert.deepEqual(chairOf({ sits: [0, 0, 3], pushes: [0, 0, 0] }, [], 2), {
    isSeated: true,
    pushes: 3,
    left: 3,
    sinksAt: -1,
  })
  assert.equal(chairOf({ sits: [0, 0, 3], pushes: [0, 0, 2] }, [], 2)?.left, 1)
  assert.equal(chairOf({ sits: [0, 0, 3], pushes: [0, 0, 2] }, TIMERS, 0), undefined)
})

test('only my own falling die is mine to catch', () => {
  const question: QuestionView = {
    type: 'QuestionView',
    kind: 'catch',
    asked: 0b10,
    need: 1,
    due_at: 1200,
    blocks: false,
    args: [7, 1],
    answers: {},
  }
  const open = new Map([
    [4, { ...question, kind: 'fate' }],
    [5, question],
  ])
  assert.deepEqual(fallingOf(open, 1), { question: 5, die: 7, dueAt: 1200 })
  assert.equal(fallingOf(open, 0), undefined)
  assert.equal(fallingOf(open, -1), undefined)
})

test('something is held as long as a finger or a key holds it, and told once', () => {
  const told: boolean[] = []
  const holding = new Holding((isHeld) => told.push(isHeld))
  holding.press('key')
  holding.press('finger')
  holding.release('key')
  assert.deepEqual(told, [true])
  holding.release('finger')
  holding.release('finger')
  assert.deepEqual(told, [true, false])
  holding.press('key')
  holding.letGo()
  assert.deepEqual(told, [true, false, true, false])
})

test('a falling die rolls for the nearer edge and stays on the screen', () => {
  const tray = { x: 0, y: 600, width: 390, height: 200 }
  const right = pathOf({ x: 300, y: 640, width: 56, height: 56 }, tray, 390, 72)
  assert.ok(right.over > 0 && right.x + right.over + 72 <= 390)
  const left = pathOf({ x: 20, y: 640, width: 56, height: 56 }, tray, 390, 72)
  assert.ok(left.over <= 0 && left.x + left.over >= 0)
  assert.ok(right.down > 0)
})
