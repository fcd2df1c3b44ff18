import assert from 'node:assert/strict'
import { test } from 'vitest'
import { HeldClock } from '../src/companion/clock.ts'
import { AFTER_MS, lengthOf, placeAt, secondsOf, spokenAt, timersOf } from '../src/companion/phase.ts'
import { glassAt, laidAside, turnedOver } from '../src/companion/sands.ts'
import { MEASURES } from '../src/companion/soundtracks.ts'

const one = MEASURES[0]?.timeline
const SANDS = { green: 30_000, blue: 60_000 }

for (const { id, timeline: track } of MEASURES)
  test(`${id}: a game goes from gong to doors to gong, and ends with the collapse`, () => {
    const seen: string[] = []
    for (let time = 0; time <= lengthOf(track); time += 500) {
      const { phase } = placeAt(track, time)
      if (phase !== seen.at(-1)) seen.push(phase)
    }
    assert.deepEqual(seen, ['explore', 'back', 'after', 'explore', 'back', 'after', 'explore', 'out', 'over'])
  })

test('what comes next and how long that is changes exactly at the gong and at the doors', () => {
  const [gong, end] = [one!.gongs[0]!, one!.ends[0]!]
  assert.deepEqual(placeAt(one!, gong - 1), {
    phase: 'explore',
    part: 0,
    coming: 'gong',
    comingIn: 1,
    isCountdown: false,
    left: 600_000 - gong + 1,
  })
  assert.deepEqual([placeAt(one!, gong).coming, placeAt(one!, gong).comingIn], ['slam', end - gong])
  assert.equal(placeAt(one!, end).phase, 'after')
  assert.equal(placeAt(one!, end + AFTER_MS).phase, 'explore')
  assert.equal(placeAt(one!, one!.gongs[2]!).coming, 'collapse')
  assert.equal(secondsOf(one!, 2), 60)
})

test('it speaks at the gong, at 30 and 10 seconds and when the doors are shut, and at no other moment', () => {
  const said: [number, string][] = []
  for (let time = 0; time <= lengthOf(one!); time += 1000) {
    const now = spokenAt(one!, time)
    if (now && now !== said.at(-1)?.[1]) said.push([time, now])
  }
  assert.deepEqual(said, [
    [180_000, 'back-0-gong'],
    [200_000, 'back-0-10'],
    [210_000, 'after-1'],
    [390_000, 'back-1-gong'],
    [410_000, 'back-1-10'],
    [420_000, 'after-2'],
    [540_000, 'out-2-gong'],
    [570_000, 'out-2-30'],
    [590_000, 'out-2-10'],
    [600_000, 'over-2'],
  ])
})

test('gongs and doors are told as a table would tell them', () => {
  assert.deepEqual(timersOf(one!, 1000).slice(-2), [
    ['gong', 541_000, [3]],
    ['collapse', 601_000, [3]],
  ])
})

test('a clock that is held stands, and runs on when it was told to', () => {
  let heard = 500
  const clock = new HeldClock(() => heard)
  assert.equal(clock.now(), 0)
  clock.letGo(3000)
  heard += 2999
  assert.deepEqual([clock.now(), clock.waitsFor()], [0, 1])
  heard += 1001
  assert.deepEqual([clock.now(), clock.waitsFor()], [1000, 0])
  assert.equal(clock.heardAt(5000), 500 + 3000 + 5000)
  clock.hold()
  heard += 60_000
  assert.deepEqual([clock.now(), clock.heardAt(5000)], [1000, Infinity])
})

test('sand runs out, runs back when it is turned over in between, and lies aside again', () => {
  let turned = turnedOver(SANDS, {}, 'green', 1000)
  assert.deepEqual(glassAt(SANDS, turned, 'green', 11_000), {
    colour: 'green',
    left: 20_000,
    share: 2 / 3,
    state: 'running',
  })
  assert.equal(glassAt(SANDS, turned, 'blue', 11_000).state, 'still')
  turned = turnedOver(SANDS, turned, 'green', 11_000)
  assert.equal(glassAt(SANDS, turned, 'green', 11_000).left, 10_000)
  assert.equal(glassAt(SANDS, turned, 'green', 21_000).state, 'out')
  turned = turnedOver(SANDS, turned, 'green', 25_000)
  assert.equal(glassAt(SANDS, turned, 'green', 25_000).left, 30_000)
  assert.deepEqual(laidAside(turned, 'green'), {})
})
