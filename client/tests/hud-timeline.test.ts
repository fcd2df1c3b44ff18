import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type ClockFacts, gameTime, minutes, momentOf, nextGong, type Timer, trackFor } from '../src/hud/timeline.ts'

const ONE = { id: 'track1', gongs: [180_000, 390_000, 540_000], ends: [210_000, 420_000, 600_000] }
const TWO = { id: 'track2', gongs: [220_000, 400_000, 540_000], ends: [250_000, 430_000, 600_000] }

function clock(timers: Timer[], more: Partial<ClockFacts> = {}): ClockFacts {
  return { phase: 1, offset: 0, stopped_at: -1, timers, ...more }
}

test('before a gong the clock says which one comes and when', () => {
  const moment = momentOf(
    clock([
      ['absence', 161_000, [0, 2]],
      ['gong', 180_000, [1]],
    ]),
    ONE,
    160_000,
  )
  assert.deepEqual(
    [moment.coming, moment.number, moment.comingIn, moment.left, moment.isCountdown],
    ['gong', 1, 20_000, 440_000, false],
  )
})

test('in a countdown the door comes next', () => {
  const slam = momentOf(clock([['slam', 210_000, [1]]]), ONE, 206_000)
  assert.deepEqual([slam.coming, slam.comingIn, slam.isCountdown], ['slam', 4000, true])
  assert.equal(momentOf(clock([['collapse', 600_000, [3]]]), ONE, 599_000).coming, 'collapse')
})

test('game time is without what the table waited, and stands still while the clock is stopped', () => {
  assert.equal(gameTime(clock([], { offset: 5000 }), 65_000), 60_000)
  assert.equal(gameTime(clock([], { offset: 5000, stopped_at: 50_000 }), 65_000), 45_000)
  assert.equal(gameTime(clock([]), -4000), 0)
})

test('the table’s wish decides the soundtrack, and where chance chose, the timers betray it', () => {
  assert.equal(trackFor([ONE, TWO], 'track2', undefined), TWO)
  assert.equal(trackFor([ONE, TWO], 'chance', clock([['gong', 223_000, [1]]], { offset: 3000 })), TWO)
  assert.equal(trackFor([ONE, TWO], 'chance', clock([['slam', 210_000, [1]]])), ONE)
})

test('a begun second counts, so that nothing is left only at the end', () => {
  assert.deepEqual([440_000, 439_001, 59_500, 1, 0].map(minutes), ['7:20', '7:20', '1:00', '0:01', '0:00'])
})

test('the next gong is the one that has not sounded', () => {
  assert.deepEqual(
    [0, 180_000, 550_000].map((time) => nextGong(ONE, time)),
    [0, 1, -1],
  )
})
