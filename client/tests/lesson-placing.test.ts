/** The coach's card keeps clear of what it points at. */

import assert from 'node:assert/strict'
import { test } from 'vitest'
import { common, inOneFrame, inside, placeCard } from '../src/chapters/lesson/placing.ts'

const room = { x: 0, y: 80, width: 400, height: 700 }
const card = { x: 0, y: 0, width: 376, height: 120 }

test('below the thing if there is room, else above it', () => {
  const high = placeCard({ x: 100, y: 120, width: 100, height: 100 }, [], card, room)
  assert.deepEqual([high.top, high.side], [242, 'up'])
  const low = placeCard({ x: 100, y: 640, width: 100, height: 100 }, [], card, room)
  assert.deepEqual([low.top, low.side], [498, 'down'])
})

test('on the side where it covers nothing else that is needed', () => {
  const thing = { x: 100, y: 400, width: 100, height: 60 }
  const dice = { x: 0, y: 500, width: 400, height: 200 }
  assert.equal(placeCard(thing, [dice], card, room).side, 'down')
})

test('inside the window, with its tail over the thing', () => {
  const placed = placeCard({ x: 370, y: 300, width: 30, height: 30 }, [], card, room)
  assert.equal(placed.left, 12)
  assert.equal(placed.tail, 332)
})

test('boxes that only touch have nothing in common', () => {
  assert.equal(common({ x: 0, y: 0, width: 10, height: 10 }, { x: 10, y: 0, width: 10, height: 10 }), 0)
  assert.equal(common({ x: 0, y: 0, width: 10, height: 10 }, { x: 5, y: 5, width: 10, height: 10 }), 25)
})

test('beside the thing where there is no room above and below it', () => {
  const flat = { x: 0, y: 8, width: 844, height: 374 }
  const small = { x: 0, y: 0, width: 320, height: 130 }
  const vault = { x: 437, y: 130, width: 125, height: 125 }
  const placed = placeCard(vault, [], small, flat)
  assert.deepEqual([placed.side, placed.left, placed.top], ['right', 95, 127.5])
  const exit = { x: 94, y: 130, width: 125, height: 125 }
  assert.deepEqual([placeCard(exit, [], small, flat).side, placeCard(exit, [], small, flat).left], ['left', 241])
})

test('dice that lie side by side get one frame, others their own', () => {
  const die = (x: number): { x: number; y: number; width: number; height: number } => ({
    x,
    y: 700,
    width: 60,
    height: 60,
  })
  assert.deepEqual(inOneFrame([die(140), die(10), die(74)]), [{ x: 10, y: 700, width: 190, height: 60 }])
  assert.equal(inOneFrame([die(10), die(140)]).length, 2)
  assert.equal(inOneFrame([die(10), { ...die(10), y: 640, width: 180 }]).length, 2)
})

test('of a box only what is inside another one counts', () => {
  const map = { x: 0, y: 100, width: 360, height: 300 }
  assert.deepEqual(inside({ x: -20, y: 350, width: 100, height: 100 }, map), { x: 0, y: 350, width: 80, height: 50 })
  assert.equal(inside({ x: 0, y: 500, width: 100, height: 100 }, map).height, 0)
})
