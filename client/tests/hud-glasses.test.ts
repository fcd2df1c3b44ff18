import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Ban } from '../src/chapters/chapter.ts'
import { bannedAfterSlam, isSaid, secondsLeft } from '../src/hud/bans.ts'
import { runOf } from '../src/hud/glasses.ts'
import type { Moment } from '../src/hud/timeline.ts'
import type { Deed } from '../src/play/deeds.ts'
import { arranged } from '../src/tray/deedRow.svelte.ts'

const ban: Ban = {
  sign: '',
  words: 'No movement',
  begunAt: 10_000,
  endsAt: 40_000,
  refusals: ['no_movement'],
  faces: [],
  closes: () => true,
  isOnGems: false,
}
const slam = (comingIn: number): Moment => ({
  time: 0,
  left: 0,
  coming: 'slam',
  number: 1,
  comingIn,
  isCountdown: true,
})

test('a glass counts begun seconds, and its last ten are special', () => {
  const glass = { endsAt: 60_000, runMs: 60_000 }
  assert.deepEqual(runOf(glass, 0), { isRunning: true, left: 1, seconds: 60, isLast: false })
  assert.deepEqual(runOf(glass, 30_500), { isRunning: true, left: 29_500 / 60_000, seconds: 30, isLast: false })
  assert.equal(runOf(glass, 50_000).isLast, true)
  assert.equal(runOf(glass, 61_000).seconds, 0)
})

test('a glass that stands still counts nothing', () => {
  assert.deepEqual(runOf({ endsAt: -1, runMs: 60_000 }, 5), { isRunning: false, left: 0, seconds: 0, isLast: false })
})

test('a ban is said in its first four and its last three seconds, and when somebody runs into it', () => {
  assert.equal(isSaid(ban, -Infinity, 13_900), true)
  assert.equal(isSaid(ban, -Infinity, 14_000), false)
  assert.equal(isSaid(ban, 20_000, 22_400), true)
  assert.equal(isSaid(ban, 20_000, 22_500), false)
  assert.equal(isSaid(ban, -Infinity, 37_000), true)
  assert.equal(isSaid(undefined, 0, 0), false)
  assert.equal(secondsLeft(ban, 27_500), 13)
})

test('a ban that outlasts the slam says for how long', () => {
  assert.equal(bannedAfterSlam(ban, slam(26_000), 10_000), 4)
  assert.equal(bannedAfterSlam(ban, slam(30_000), 10_000), 0)
  assert.equal(bannedAfterSlam(undefined, slam(26_000), 10_000), 0)
  assert.equal(bannedAfterSlam(ban, { ...slam(26_000), coming: 'gong', isCountdown: false }, 10_000), 0)
})

test('what is banned comes up struck where there is room, behind what can be done', () => {
  const deed = (key: string): Deed => ({ key }) as Deed
  const wanted = { deeds: [deed('a')], barred: new Set(['b', 'c']), banned: [deed('b'), deed('c')], places: 2 }
  const row = arranged([], wanted, 0)
  assert.deepEqual(
    row.map(({ deed: { key }, isBarred }) => [key, isBarred]),
    [
      ['a', false],
      ['b', true],
    ],
  )
})
