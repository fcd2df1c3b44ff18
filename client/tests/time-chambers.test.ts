import assert from 'node:assert/strict'
import { test } from 'vitest'
import * as facts from '../src/chapters/time_chambers/facts.ts'
import { foretells } from '../src/chapters/time_chambers/sounds.ts'
import { DIE_AT } from '../src/generated/wire.ts'
import type { ChamberView, DieView } from '../src/generated/wire.ts'

type Notes = Record<string, number | string | number[]>

const store = (notes: Notes, dice: Partial<DieView>[] = []) => ({
  chapters: new Map([['time_chambers', { type: 'ChapterView' as const, notes }]]),
  chambers: new Map([['8', { kind: 'lava_dice' } as ChamberView]]),
  dice: new Map(dice.map((die, n) => [n, die as DieView])),
})

test('a glass says where it runs, at which part and until when; one that stands still says nothing', () => {
  const running = store({ green_sand: [8, 1, 1000, 31_000], blue_sand: [], blue_sand_queue: [4, 5] })
  assert.deepEqual(facts.green(running), { tile: 8, part: 1, turnedAt: 1000, endsAt: 31_000 })
  assert.equal(facts.blue(running), undefined)
  assert.deepEqual(facts.blueQueue(running), [4, 5])
})

test('a ban of the slam has a name, and lasts from when until when', () => {
  assert.deepEqual(facts.slamBan(store({ slam_ban: [4, 10, 20] })), { name: 'starting_chamber', from: 10, until: 20 })
  assert.equal(facts.slamBan(store({ slam_ban: [] })), undefined)
})

test('the tasks of the lava come one after the other, and then none', () => {
  assert.equal(facts.kindOf(store({}), 8), 'lava_dice')
  assert.deepEqual(
    [0, 1, 2, 3].map((solved) => facts.taskOf('lava_dice', solved).join('')),
    ['TTTTT', 'KKKK', 'AAA', ''],
  )
})

test('a die on the sacrifice chamber is known by its owner, and no other die is', () => {
  const dice = [
    { where: (DIE_AT.tile << 10) | 8, holder: 2 },
    { where: (DIE_AT.tile << 10) | 9, holder: 1 },
    { where: 0, holder: 0 },
  ]
  assert.deepEqual(facts.offerers(store({}, dice), 8), [2])
})

test('sand is heard ten seconds before its end, in its last seconds and when it is out; other timers are not', () => {
  const heard = foretells(['blue_sand', 60_000, [8]]).map(({ cue, at }) => [cue, at])
  assert.deepEqual(heard[0], ['sand-ten', 50_000])
  assert.deepEqual(heard.at(-1), ['sand-out', 60_000])
  assert.equal(heard.length, 5)
  assert.deepEqual(foretells(['slam', 60_000, [1]]), [])
})
