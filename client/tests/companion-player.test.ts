import assert from 'node:assert/strict'
import { afterEach, beforeEach, test, vi } from 'vitest'
import { Player } from '../src/companion/player.svelte.ts'
import { Levels } from '../src/sound/levels.ts'
import { Kept } from '../src/wire/kept.ts'
import { FakeContext, install } from './fake_audio.ts'

install()
/** As much of a phone as the keys on its lock screen ask for. */
class FakeElement {
  loop = false
  play = (): Promise<void> => Promise.resolve()
  pause(): void {}
}
Object.assign(globalThis, { Audio: FakeElement })
vi.stubGlobal('navigator', {})
const SANDS = { green: 30_000, blue: 60_000 }
/** All that the companion plays of the fake's sounds: those of the clock, of sand, and seven stems. */
const SOUNDS = 17

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The loudspeaker plays for so long, and the page looks now and then. */
function play(ms: number, step = 100): void {
  for (let left = ms; left > 0; left -= step) {
    FakeContext.last.currentTime += step / 1000
    vi.advanceTimersByTime(100)
  }
}

async function begun(kept = new Kept(null)): Promise<Player> {
  const player = new Player(new Levels(kept), kept)
  player.useSands(SANDS)
  player.press()
  while (player.loaded < SOUNDS) await new Promise((resolve) => setImmediate(resolve))
  return player
}

const seconds = (player: Player): number => Math.round(player.time / 100) / 10

test('after 3, 2, 1 the music begins, and the display is the time of the music', async () => {
  const player = await begun()
  assert.equal(player.state, 'counting')
  play(500)
  assert.deepEqual([player.count, player.time], [3, 0])
  play(2000)
  assert.equal(player.count, 1)
  play(10_500)
  assert.deepEqual([player.state, seconds(player)], ['running', 10])
  assert.equal(FakeContext.last.of('track1-drone').length, 1)
})

test('while the loudspeaker stands, so does everything, however long the page waits', async () => {
  const player = await begun()
  play(13_000)
  vi.advanceTimersByTime(60_000)
  assert.equal(seconds(player), 10)
})

test('the first gong is handed over for the very second at which the display says so', async () => {
  const player = await begun()
  play(182_000)
  const [gong] = FakeContext.last.of('gong-1')
  assert.ok(gong)
  play(1000)
  const heardAt = FakeContext.last.currentTime - (player.time - 180_000) / 1000
  assert.ok(Math.abs(heardAt - gong.when) < 0.001)
})

test('a pause stops music and sand, and takes back what was about to sound; 3, 2, 1 starts both again', async () => {
  const player = await begun()
  player.turn('green')
  play(181_500)
  const before = FakeContext.last.of('gong-1').length
  player.pause()
  assert.deepEqual([before, FakeContext.last.of('gong-1').length], [1, 0])
  assert.equal(FakeContext.last.of('track1-drone').length, 0)
  const [time, now] = [player.time, player.now]
  play(20_000)
  assert.deepEqual([player.state, player.time, player.now], ['paused', time, now])
  player.press()
  play(3000)
  assert.ok(Math.abs(player.time - time) < 150)
  play(2000)
  assert.equal(FakeContext.last.of('gong-1').length, 1)
  assert.equal(FakeContext.last.of('track1-drone').length, 1)
})

test('sand that runs out is heard, the slow one lower than the quick one', async () => {
  const player = await begun()
  play(4000)
  player.turn('green')
  player.turn('blue')
  play(62_000)
  const ends = FakeContext.last.of('sand-out')
  assert.deepEqual(
    ends.map(({ rate }) => rate > 1),
    [true, false],
  )
  assert.ok(Math.abs(ends[1]!.when - ends[0]!.when - 30) < 0.01)
})

test('sand lies aside without a sound', async () => {
  const player = await begun()
  player.turn('green')
  player.layAside('green')
  play(40_000)
  assert.deepEqual([player.turned, FakeContext.last.of('sand-out').length], [{}, 0])
})

test('at the end the music stops, and the collapse is heard to its end', async () => {
  const player = await begun()
  play(3000)
  play(601_000, 500)
  assert.deepEqual([player.state, player.time], ['over', 600_000])
  assert.equal(FakeContext.last.of('track1-drone').length, 0)
  assert.equal(FakeContext.last.of('collapse').length, 1)
  player.press()
  assert.deepEqual([player.state, player.time], ['ready', 0])
})

test('another soundtrack begins at its beginning', async () => {
  const player = await begun()
  play(13_000)
  player.choose('track2')
  assert.deepEqual([player.measure.id, player.state, player.time], ['track2', 'ready', 0])
})

test('a page that is loaded again waits where the game was', async () => {
  const shelf = new Map<string, string>()
  const store = {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
    removeItem: (key: string) => void shelf.delete(key),
  }
  const first = await begun(new Kept(store))
  play(5000)
  first.turn('blue')
  play(10_000)
  first.keep()
  const second = await begun(new Kept(store))
  assert.equal(second.state, 'counting')
  play(4000)
  assert.equal(seconds(second), 13)
  const left = SANDS.blue - (second.now - second.turned.blue!)
  assert.ok(Math.abs(left - 49_000) < 200)
})

test('what was kept and makes no sense is forgotten', () => {
  for (const kept of ['null', '{"time":-3}', '{"time":"x","track":7}', '{"time":99999999}', '[]']) {
    const store = new Kept(null)
    store.set('companion-game', kept)
    const player = new Player(new Levels(store), store)
    assert.deepEqual([player.state, player.time, player.measure.id], ['ready', 0, 'track1'], kept)
  }
})

test('if the loudspeaker is taken away, the game pauses', async () => {
  const player = await begun()
  play(13_000)
  FakeContext.last.state = 'interrupted'
  FakeContext.last.onstatechange?.()
  assert.equal(player.state, 'paused')
})
