import assert from 'node:assert/strict'
import { test } from 'vitest'
import { fallen, FALL_MS, sizes } from '../src/chapters/totem/fall.ts'
import { leadMs, placeAt, position, type Swing } from '../src/chapters/totem/swing.ts'

const SWING: Swing = [1_000, 1, 800, 1_000]

/** The same moments and numbers as in `tests/expansions/totem/test_swing.py`. */
const JUDGED: [number, number][] = [
  [0, 1_000],
  [1_000, 1_000],
  [1_100, 923],
  [1_250, 555],
  [1_400, 0],
  [1_530, -488],
  [1_800, -1_000],
  [2_200, 0],
  [2_345, 538],
]

test('the die is drawn where the rules say it is', () => {
  for (const [at, judged] of JUDGED)
    assert.ok(Math.abs(position(SWING, at) - judged) <= 1, `${at}: ${position(SWING, at)}`)
})

test('the other side is the mirror image', () => {
  for (const [at] of JUDGED) assert.equal(position([1_000, -1, 800, 1_000], at) + position(SWING, at), 0)
})

test('whoever wants no motion sees seven places, and the middle one is safe at every height', () => {
  const places = new Set<number>()
  for (let at = 1_000; at < 2_600; at += 5) {
    const wide: Swing = [1_000, 1, 800, 2_495]
    const place = placeAt(wide, at)
    places.add(place)
    if (place === 0) assert.ok(Math.abs(position(wide, at)) <= 500)
  }
  assert.deepEqual(
    [...places].sort((one, other) => one - other),
    [-3, -2, -1, 0, 1, 2, 3],
  )
})

test('what of a slow line nobody excuses is seen ahead', () => {
  assert.equal(leadMs(40), 25)
  assert.equal(leadMs(190), 65)
})

test('the widest swing stays in the zone, and a high tower sinks', () => {
  for (const [width, height] of [
    [374, 416],
    [344, 300],
    [458, 384],
    [804, 604],
    [860, 584],
  ] as const) {
    const { die, base, step, lift } = sizes(width, height, 10)
    assert.ok(die * 3 <= width / 2, `${width}`)
    assert.ok(base + 10 * step + lift + die <= height, `${height}`)
    assert.ok(base < sizes(width, height, 0).base)
  }
})

test('a die that stays comes to lie where it belongs, and one that falls goes aside', () => {
  const size = sizes(374, 416, 3)
  const die = { die: 0, face: 'B' as const, lean: 0.4, since: 0, height: 3 }
  assert.match(fallen({ ...die, stays: true }, FALL_MS, size), /^translate\([\d.]+px, 0px\)$/)
  assert.match(fallen({ ...die, lean: 0.8, stays: false }, FALL_MS, size), /rotate\(200deg\)/)
})
