/** The coach's card keeps clear of what it points at. */

import assert from 'node:assert/strict'
import { test } from 'vitest'
import { common, placeCard } from '../src/chapters/lesson/placing.ts'

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
