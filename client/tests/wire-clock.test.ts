import assert from 'node:assert/strict'
import { test } from 'vitest'
import { TableTime } from '../src/wire/clock.ts'

/** A table whose time was 0 when our clock showed 5000. */
const truth = (clock: number) => clock - 5000

function running(): TableTime {
  const time = new TableTime()
  time.hear(0, true, 5000)
  return time
}

function near(actual: number, expected: number, within: number): void {
  assert.ok(Math.abs(actual - expected) <= within, `${actual} is not ${expected} ± ${within}`)
}

test('the quickest of eight pings counts, however lopsided the others were', () => {
  const time = running()
  const ways: [number, number][] = [
    [80, 5],
    [200, 10],
    [9, 9],
    [5, 160],
    [40, 2],
    [300, 4],
    [12, 30],
    [70, 70],
  ]
  for (const [number, [there, back]] of ways.entries()) {
    const sent = 6000 + number * 60
    time.sample(sent, sent + there + back, truth(sent + there))
  }
  near(time.at(9000), truth(9000), 1)
  assert.equal(time.delay, 9)
})

test('a sample cannot be wrong by more than half of its way', () => {
  const time = running()
  time.sample(6000, 6100, truth(6100))
  near(time.at(8000), truth(8000), 50)
  near(time.doubt(6100), 50, 0.1)
})

test('a sample grows stale: after a long time a slower fresh one counts', () => {
  const time = running()
  time.sample(6000, 6004, truth(6002))
  const later = 6000 + 600_000
  time.sample(later, later + 40, truth(later + 20) + 30)
  near(time.at(later + 5000), truth(later + 5000) + 30, 1)
})

test('the first pings count at once', () => {
  const time = running()
  time.sample(5000, 5120, truth(5000))
  time.sample(5200, 5204, truth(5202))
  near(time.at(5204), truth(5204), 1)
})

test('a later correction never makes time jump or run backwards, and is no secret', () => {
  const time = running()
  time.sample(5000, 5120, truth(5000))
  time.sample(7200, 7204, truth(7202))
  near(time.doubt(7204), 62, 1)
  let before = time.at(7204)
  for (let clock = 7205; clock < 8600; clock += 1) {
    const now = time.at(clock)
    assert.ok(now > before && now - before < 1.2, `${now - before} ms in one`)
    before = now
  }
  near(before, truth(8599), 0.5)
  near(time.doubt(8599), 2, 0.5)
})

test('a great error is mended at once', () => {
  const time = running()
  time.sample(6000, 6004, truth(6002) + 4000)
  time.restart(truth(6100), 6100)
  time.sample(6100, 6104, truth(6102))
  near(time.at(6104), truth(6104), 1)
})

test('at what instant a table time will be is the same relation the other way round', () => {
  const time = running()
  time.sample(6000, 6010, truth(6005))
  near(time.at(time.when(3000, 6010)), 3000, 0.001)
})

test('while the table stands still so does its time, and nothing ahead ever comes', () => {
  const time = running()
  time.sample(6000, 6004, truth(6002))
  time.hear(2500, false, 7500)
  assert.equal(time.at(9000), 2500)
  assert.equal(time.when(3000, 9000), Infinity)
  assert.equal(time.when(2000, 9000), 9000)
})

test('after a pause the time is measured anew, and pongs of before are not counted', () => {
  const time = running()
  time.sample(6000, 6004, truth(6002))
  time.hear(2500, false, 7500)
  assert.ok(time.hear(2500, true, 20_000))
  time.sample(19_990, 20_010, 99_999)
  near(time.at(21_000), 3500, 10)
  time.sample(20_100, 20_104, 2602)
  near(time.at(21_100), 3600, 1)
})

test('where things are tried out faster, the time is as exact', () => {
  const time = new TableTime()
  time.hear(0, true, 5000, 20)
  time.sample(6000, 6010, 1005 * 20)
  near(time.at(7000), 2000 * 20, 1)
  near(time.when(3000 * 20, 7000), 8000, 0.1)
})
