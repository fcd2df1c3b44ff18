import assert from 'node:assert/strict'
import { test } from 'vitest'
import {
  UNIT,
  automatic,
  boxAround,
  centred,
  fitting,
  following,
  framing,
  kept,
  middle,
  onScreen,
  overlaps,
  revealing,
  sizesFor,
  tierOf,
  zoomed,
} from '../src/board/camera.ts'
import type { Box } from '../src/board/camera.ts'

const DESK: Box = { left: 276, top: 92, right: 1178, bottom: 680 }
const PHONE: Box = { left: 12, top: 158, right: 378, bottom: 574 }
const row = (count: number) => Array.from({ length: count }, (_, x) => ({ x, y: 0 }))
const block = (wide: number, high: number) =>
  Array.from({ length: wide * high }, (_, n) => ({ x: n % wide, y: Math.floor(n / wide) }))
const near = (one: number, other: number) => assert.ok(Math.abs(one - other) < 1e-6, `${one} is not ${other}`)

test('the box around no chamber is one chamber', () => {
  assert.deepEqual(boxAround([]), { left: 0, top: 0, right: UNIT, bottom: UNIT })
})

test('a small temple is framed whole, in the middle of what is free, and not bigger than is good', () => {
  const box = boxAround(row(3))
  const view = automatic({ x: 100, y: 100 }, box, DESK)
  near(view.scale * UNIT, sizesFor(DESK).most)
  const seen = onScreen(view, box)
  near((seen.left + seen.right) / 2, middle(DESK).x)
  near((seen.top + seen.bottom) / 2, middle(DESK).y)
})

test('a temple that grows is framed smaller, as long as its prices can be read', () => {
  const box = boxAround(block(6, 4))
  const view = automatic({ x: 100, y: 100 }, box, DESK)
  near(view.scale, fitting(box, DESK))
  assert.ok(view.scale * UNIT >= sizesFor(DESK).least)
})

test('the board never frames tiles of less than 72 pixels by itself: it follows me instead', () => {
  for (const area of [DESK, PHONE]) {
    const view = automatic({ x: 500, y: 700 }, boxAround(block(14, 12)), area)
    assert.ok(view.scale * UNIT >= 72)
    near(view.scale * UNIT, sizesFor(area).usual)
    assert.ok(overlaps(onScreen(view, { left: 400, top: 600, right: 600, bottom: 800 }), area))
  }
})

test('a spectator has nobody to follow and sees all of it', () => {
  const box = boxAround(block(14, 12))
  assert.ok(automatic(undefined, box, DESK).scale * UNIT < 72)
})

test('following keeps the edges of the temple at the edges of the screen', () => {
  const box = boxAround(block(10, 10))
  const seen = onScreen(following({ x: 100, y: 100 }, box, DESK, 0.6), box)
  near(seen.left, DESK.left)
  near(seen.top, DESK.top)
})

test('following shows a direction whole in which the temple fits', () => {
  const box = boxAround(row(12))
  const seen = onScreen(following({ x: 1500, y: 100 }, box, DESK, 0.6), box)
  near((seen.top + seen.bottom) / 2, middle(DESK).y)
  near((1500 - 0) * 0.6 + seen.left, middle(DESK).x)
})

test('zooming keeps the point under the finger where it is', () => {
  const view = { x: 40, y: -30, scale: 0.6 }
  const after = zoomed(view, 1.7, { x: 300, y: 200 })
  near((300 - view.x) / view.scale, (300 - after.x) / after.scale)
  near((200 - view.y) / view.scale, (200 - after.y) / after.scale)
})

test('zooming has an end in both directions', () => {
  const view = { x: 0, y: 0, scale: 0.6 }
  assert.ok(zoomed(view, 1000, { x: 0, y: 0 }).scale <= 2)
  assert.ok(zoomed(view, 0.001, { x: 0, y: 0 }).scale >= 0.1)
})

test('however far it is dragged, something of the temple stays in sight', () => {
  const box = boxAround(block(4, 4))
  for (const [x, y] of [
    [9999, 9999],
    [-9999, -9999],
    [9999, -9999],
  ] as const) {
    assert.ok(overlaps(onScreen(kept({ x, y, scale: 0.6 }, box, DESK), box), DESK))
  }
})

test('what has the focus is brought into sight by the shortest way', () => {
  const view = centred({ x: 100, y: 100 }, DESK, 0.6)
  assert.deepEqual(revealing(view, boxAround([{ x: 0, y: 0 }]), DESK), view)
  const shown = onScreen(revealing(view, boxAround([{ x: 9, y: 0 }]), DESK), boxAround([{ x: 9, y: 0 }]))
  near(shown.right, DESK.right)
})

test('all that can be aimed at is seen in its strip, and no bigger than usual', () => {
  const strip = { ...DESK, bottom: DESK.top + 300 }
  const far = boxAround([
    { x: 0, y: 0 },
    { x: 3, y: 5 },
  ])
  const shown = onScreen(framing(far, strip), far)
  assert.ok(shown.top >= strip.top && shown.bottom <= strip.bottom)
  near(framing(boxAround([{ x: 0, y: 0 }]), DESK).scale * UNIT, sizesFor(DESK).usual)
})

test('below 72 and 56 pixels less is shown', () => {
  assert.deepEqual([0.5, 0.36, 0.35, 0.28, 0.27].map(tierOf), ['near', 'near', 'middle', 'middle', 'far'])
})
