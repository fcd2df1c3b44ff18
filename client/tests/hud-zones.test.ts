import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type Box, type Setting, shapeOf, type Zones, zonesOf } from '../src/hud/zones.ts'

const SIZES: Record<string, [number, number]> = {
  short: [360, 640],
  phone: [390, 844],
  wide: [844, 390],
  tablet: [820, 1180],
  'landscape tablet': [1180, 820],
  desk: [1440, 900],
  'low desk': [1024, 600],
  'low wide': [667, 340],
}
const setting = (size: string, more: Partial<Setting> = {}): Setting => ({
  width: SIZES[size]![0],
  height: SIZES[size]![1],
  heads: 4,
  dice: 5,
  hasShelf: true,
  hasRack: true,
  hasRole: false,
  isLarge: false,
  isLeftHanded: false,
  ...more,
})
const SETTINGS = Object.keys(SIZES).flatMap((size) => [
  setting(size),
  setting(size, { heads: 1, dice: 7 }),
  setting(size, { heads: 6 }),
  setting(size, { hasShelf: false, hasRack: false }),
  setting(size, { isLeftHanded: true }),
  setting(size, { isLarge: true }),
])

const apart = (zones: Zones, isAlone: boolean): [string, Box][] => {
  const { clock, team, rail, map, cards, rack, deeds, tray } = zones
  const all = { clock, ...(isAlone ? {} : { team }), rail, map, cards, rack, deeds, tray }
  return Object.entries(all).filter((entry): entry is [string, Box] => entry[1] !== undefined)
}
const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
const name = ({ width, height, ...more }: Setting): string => `${width}x${height} ${JSON.stringify(more)}`

test('no zone lies over another one, whatever the window', () => {
  assert.ok(SETTINGS.length)
  for (const each of SETTINGS) {
    const boxes = apart(zonesOf(each), each.heads < 2)
    boxes.forEach(([one, box], at) =>
      boxes
        .slice(at + 1)
        .forEach(([other, second]) => assert.ok(!overlap(box, second), `${name(each)}: ${one} ${other}`)),
    )
  }
})

test('every zone lies inside the window', () => {
  assert.ok(SETTINGS.length)
  for (const each of SETTINGS)
    for (const [zone, { x, y, width, height }] of apart(zonesOf(each), each.heads < 2)) {
      assert.ok(x >= 0 && y >= 0, `${name(each)}: ${zone}`)
      assert.ok(x + width <= each.width && y + height <= each.height, `${name(each)}: ${zone}`)
      assert.ok(width > 0 && height > 0, `${name(each)}: ${zone}`)
    }
})

test('under a question at least 360 x 246 of the map are seen on the smallest phone', () => {
  for (const heads of [2, 4, 6]) {
    const { map, question } = zonesOf(setting('short', { heads }))
    assert.equal(map.width, 360)
    assert.ok(question.y - map.y >= 246, `${question.y - map.y}`)
  }
})

test('a question covers neither deeds nor dice, and rises over the lip of the map only', () => {
  assert.ok(SETTINGS.length)
  for (const each of SETTINGS) {
    const { question, deeds, tray, map, lip } = zonesOf(each)
    assert.ok(!overlap(question, deeds) && !overlap(question, tray), name(each))
    assert.ok(question.y >= map.y + map.height - lip || !overlap(question, map), name(each))
  }
})

test('without chapters that bring cards their room belongs to the map', () => {
  const [all, none] = [setting('phone'), setting('phone', { hasShelf: false, hasRack: false })].map(zonesOf)
  assert.equal(none!.cards, undefined)
  assert.equal(none!.map.height, all!.map.height + 64)
  assert.deepEqual(none!.question, all!.question)
})

test('whoever plays alone gives the room of the team to the map', () => {
  const [four, one] = [setting('phone'), setting('phone', { heads: 1, dice: 7 })].map(zonesOf)
  assert.equal(one!.map.height, four!.map.height + 56)
})

test('seven dice lie in one row: on a short phone the big button gets a row of its own', () => {
  assert.equal(zonesOf(setting('phone', { heads: 1, dice: 7 })).die, 47)
  const short = zonesOf(setting('short', { heads: 1, dice: 7 }))
  assert.deepEqual([short.isRollBeside, short.tray.height], [false, 134])
  assert.ok(short.die >= 43)
})

test('large letters take at most 60 pixels from the map', () => {
  for (const size of ['short', 'phone', 'tablet']) {
    const [usual, large] = [setting(size), setting(size, { isLarge: true })].map(zonesOf)
    assert.ok(usual!.map.height - large!.map.height <= 60)
  }
})

test('for a left hand the columns of a phone on its side change places', () => {
  const [right, left] = [setting('wide'), setting('wide', { isLeftHanded: true })].map(zonesOf)
  assert.equal(left!.tray.x, 0)
  assert.equal(left!.team.x, 844 - right!.team.x - right!.team.width)
  assert.equal(left!.map.width, right!.map.width)
})

test('the shape follows from the window alone', () => {
  const shapes = Object.values(SIZES).map(([width, height]) => shapeOf(width, height))
  assert.deepEqual(shapes, ['short', 'phone', 'wide', 'tablet', 'desk', 'desk', 'desk', 'wide'])
  assert.equal(shapeOf(960, 600), 'short')
})
