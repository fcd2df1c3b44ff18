import assert from 'node:assert/strict'
import { test } from 'vitest'
import { leadOf } from '../src/sound/library.ts'
import { type Entry, loadingOrder } from '../src/sound/manifest.ts'
import { wrapped } from '../src/sound/music.ts'
import { correctionOf, entranceOf, Loudspeaker } from '../src/sound/sync.ts'

test('the jitter of stamps does not move the loudspeaker', () => {
  const speaker = new Loudspeaker()
  for (let n = 0; n < 15; n++) speaker.hear({ contextTime: n, performanceTime: n * 1000 + 500 + (n % 3) * 8 })
  assert.ok(Math.abs(speaker.contextTime(10_500) - 9.992) < 0.009)
  assert.ok(Math.abs(speaker.performanceTime(speaker.contextTime(4321)) - 4321) < 1e-6)
})

test('one odd stamp is ignored, three of them are a new device', () => {
  const speaker = new Loudspeaker()
  for (let n = 0; n < 5; n++) assert.equal(speaker.hear({ contextTime: n, performanceTime: n * 1000 }), false)
  const slept = (n: number) => speaker.hear({ contextTime: n, performanceTime: n * 1000 + 7000 })
  assert.equal(slept(5), false)
  assert.ok(Math.abs(speaker.contextTime(6000) - 6) < 1e-9)
  assert.deepEqual([slept(6), slept(7)], [false, true])
  assert.ok(Math.abs(speaker.contextTime(15_000) - 8) < 1e-9)
})

test('small errors are left, larger ones worked off, great ones begin anew', () => {
  assert.deepEqual(correctionOf(0.003), { rate: 1, isAnew: false })
  assert.ok(correctionOf(0.02).rate > 1)
  assert.ok(correctionOf(-0.02).rate < 1)
  assert.ok(Math.abs(correctionOf(0.14).rate - 1) <= 0.005)
  assert.ok(correctionOf(0.2).isAnew && correctionOf(-3).isAnew)
})

test('working off an error ends, and does not swing', () => {
  let error = 0.1
  for (let tick = 0; tick < 400; tick++) error -= (correctionOf(error).rate - 1) * 0.25
  assert.ok(error < 0.0061 && error > -0.001)
})

test('a sound in time begins at its anchor before the moment', () => {
  assert.deepEqual(entranceOf(100, 4, 4.2, 90, 0.3), { when: 96, offset: 0 })
})

test('a sound that comes late leaves out what is past', () => {
  assert.deepEqual(entranceOf(100, 4, 4.2, 99, 0.3), { when: 99, offset: 3 })
  const late = entranceOf(100, 0, 6, 100.5, 0.8)
  assert.equal(late?.when, 100.5)
  assert.equal(late?.offset, 0.5)
})

test('a sound that comes too late stays away', () => {
  assert.equal(entranceOf(100, 0, 0.5, 100.2, 0.1), undefined)
  assert.equal(entranceOf(100, 0, 6, 107, 60), undefined)
})

test('a place in a loop is found from any second, even before the start', () => {
  assert.equal(wrapped(45, 20), 5)
  assert.equal(wrapped(-1, 20), 19)
  assert.equal(wrapped(40, 20), 0)
})

test('a decoder that leaves the silence of the encoder is seen through', () => {
  assert.equal(leadOf(5, 5000), 0)
  assert.equal(leadOf(5.0001, 5000), 0)
  assert.ok(leadOf(5.06, 5000) > 0.03)
})

const entry = (name: string, track = '', stem = '', more = false): Entry => ({
  name,
  track,
  stem,
  more,
  file: `${name}.mp3`,
  group: 'effects',
  ms: 1,
  start: 0,
  loop: stem ? 1 : 0,
  anchor: 0,
  gain: 1,
})

test('sounds of chapters are loaded only where chapters are played', () => {
  const all = [entry('gem'), entry('curse', '', '', true)]
  assert.deepEqual(
    loadingOrder(all, '', false).map(({ name }) => name),
    ['gem'],
  )
  assert.deepEqual(
    loadingOrder(all, '', true).map(({ name }) => name),
    ['gem', 'curse'],
  )
})

test('what is needed first is loaded first, and nothing of the other soundtrack', () => {
  const all = [
    entry('collapse'),
    entry('track1-drums', 'track1', 'drums'),
    entry('track1-drone', 'track1', 'drone'),
    entry('track2-drone', 'track2', 'drone'),
    entry('gem'),
    entry('throw-1'),
  ]
  assert.deepEqual(
    loadingOrder(all, 'track1', false).map(({ name }) => name),
    ['throw-1', 'gem', 'track1-drone', 'track1-drums', 'collapse'],
  )
})
