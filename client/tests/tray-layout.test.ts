import assert from 'node:assert/strict'
import { test } from 'vitest'
import { lay } from '../src/tray/layout.ts'
import { SIDES, tumble } from '../src/tray/tumble.ts'

const PHONE = { die: 58, rows: 2 }
const none = (count: number): boolean[] => Array<boolean>(count).fill(false)

function isOverlapping(lie: ReturnType<typeof lay>): boolean {
  return lie.slots.some((one, n) =>
    lie.slots.some((other, m) => n < m && Math.abs(one.x - other.x) < lie.slot.width && one.y === other.y),
  )
}

test('five dice lie in one row at their full size on a usual phone', () => {
  const lie = lay(none(5), { ...PHONE, width: 374 })
  assert.equal(lie.size, 58)
  assert.deepEqual(new Set(lie.slots.map((slot) => slot.y)).size, 1)
})

test('up to eight dice fit on a narrow phone, and each can be hit', () => {
  for (let count = 1; count <= 8; count += 1) {
    const lie = lay(none(count), { ...PHONE, width: 344 })
    assert.ok(lie.width <= 344, `${count} dice take ${lie.width}`)
    assert.ok(lie.slot.width >= 44 && lie.slot.height >= 44)
    assert.ok(
      lie.slots.every((slot) => slot.x >= 0 && slot.x + lie.slot.width <= lie.width + 1),
      `${count} dice stay inside`,
    )
    assert.ok(!isOverlapping(lie))
  }
})

test('kept dice lie left of the others, whatever their number', () => {
  const lie = lay([false, true, false, true, false], { ...PHONE, width: 374 })
  const [a, b, c, d, e] = lie.slots.map((slot) => slot.x) as [number, number, number, number, number]
  assert.ok(b < d && d < a && a < c && c < e)
  assert.deepEqual(
    lie.zones.map((zone) => zone.kind),
    ['ledge', 'bowl'],
  )
})

test('keeping a die does not make the tray wider or higher', () => {
  const sizes = [none(5), [true, false, false, false, false], Array<boolean>(5).fill(true)].map((kept) =>
    lay(kept, { ...PHONE, width: 374 }),
  )
  assert.equal(new Set(sizes.map((lie) => `${lie.width} ${lie.height}`)).size, 1)
})

test('seven dice lie in two rows where one would make them too small', () => {
  const lie = lay(none(7), { die: 54, rows: 2, width: 252 })
  assert.equal(new Set(lie.slots.map((slot) => slot.y)).size, 2)
  assert.ok(lie.size >= 48)
})

test('without dice there is nothing to lay', () => {
  assert.deepEqual(lay([], { ...PHONE, width: 374 }).slots, [])
})

test('a cube ends with the thrown face to the front, however it started', () => {
  const front: Record<string, [number, number]> = { A: [0, 0], K: [0, -90], T: [0, 90], G: [-90, 0], B: [90, 0] }
  for (const before of ['.', ...SIDES]) {
    for (const after of new Set(SIDES)) {
      const last = String(tumble(before, after, 3, 8).cube.at(-1)!['transform'])
      const [z, x, y] = [...last.matchAll(/\((-?[\d.]+)deg\)/g)].map((found) => Number(found[1])) as [
        number,
        number,
        number,
      ]
      const [wantedX, wantedY] = front[after]!
      assert.equal(z, 0)
      assert.equal((x - wantedX) % 360, 0)
      assert.equal((y - wantedY) % 360, 0)
    }
  }
})

test('dice of one throw do not all tumble alike', () => {
  const turns = [0, 1, 2, 3, 4].map((die) => tumble('A', 'A', die, 5).cube[1]!['transform'])
  assert.ok(new Set(turns).size > 3)
})
