import assert from 'node:assert/strict'
import { afterEach, beforeEach, test, vi } from 'vitest'
import type { ClockView, GameEvent, Phase } from '../src/generated/wire.ts'
import { EventReader } from '../src/events/reader.ts'
import { Conductor } from '../src/sound/conductor.ts'
import { Levels } from '../src/sound/levels.ts'
import { Kept } from '../src/wire/kept.ts'
import { FakeContext, install } from './fake_audio.ts'
import { FakeTable } from './fake_table.ts'

install()

/** A table that plays to the first soundtrack. */
class SoundTable extends FakeTable {
  phase: Phase = 'playing'
  clock: Omit<ClockView, 'type'> = { phase: 1, offset: 0, stopped_at: -1, timers: [] }

  constructor() {
    super()
    this.tell()
  }

  tell(): void {
    this.store.table = {
      type: 'TableView',
      code: this.code,
      phase: this.phase,
      host: 0,
      settings: { soundtrack: 'track1' },
      chairs: [],
    }
    this.store.clock = { type: 'ClockView', ...this.clock }
  }
}

let clock = 0

beforeEach(() => {
  clock = 10_000
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Time passes for the page and for these loudspeakers. */
function pass(ms: number, ...contexts: FakeContext[]): void {
  for (let left = ms; left > 0; left -= 50) {
    clock += 50
    for (const context of contexts) context.currentTime += 0.05
    vi.advanceTimersByTime(50)
  }
}

async function conducting(
  table: SoundTable,
  zero = 0,
  kept = new Kept(null),
  sounds = 19,
): Promise<{ conductor: Conductor; context: FakeContext; levels: Levels }> {
  const levels = new Levels(kept)
  const conductor = new Conductor(levels, kept)
  const context = FakeContext.last
  context.zero = zero
  context.currentTime = (clock - zero) / 1000
  conductor.attach(table, new EventReader(table))
  while (conductor.loaded < sounds) await new Promise((resolve) => setImmediate(resolve))
  pass(300, context)
  return { conductor, context, levels }
}

test('a gong is handed over ahead of time and heard at its moment', async () => {
  const table = new SoundTable()
  table.clock.timers = [['gong', clock + 3000, [1]]]
  table.tell()
  const { conductor, context } = await conducting(table)
  pass(500, context)
  assert.equal(context.of('gong-1').length, 0)
  pass(1500, context)
  const [gong] = context.of('gong-1')
  assert.ok(gong!.when > context.currentTime)
  const heard = (gong!.when + context.latency) * 1000 + context.zero
  assert.ok(Math.abs(heard - table.at(13_000)) < 1)
  pass(3000, context)
  assert.equal(context.of('gong-1').length, 1)
  assert.equal(conductor.log.filter(({ cue }) => cue === 'gong-1').length, 1)
})

test('two clients hear the same gong together, whatever their loudspeakers and offsets', async () => {
  const [one, two] = [new SoundTable(), new SoundTable()]
  two.offset = 0
  for (const table of [one, two]) {
    table.clock.timers = [['gong', 13_000, [2]]]
    table.tell()
  }
  const here = await conducting(one, 0)
  const there = await conducting(two, 4321)
  there.context.latency = 0.11
  pass(2500, here.context, there.context)
  const wall = ({ conductor }: { conductor: Conductor }): number =>
    conductor.log.find(({ cue }) => cue === 'gong-2')!.wall
  assert.ok(Math.abs(wall(here) - wall(there)) <= 5)
})

test('the doors begin to creak four seconds before they meet', async () => {
  const table = new SoundTable()
  table.clock.timers = [['slam', clock + 8000, [1]]]
  table.tell()
  const { context } = await conducting(table)
  pass(7000, context)
  const [door] = context.of('door')
  const [slam] = context.of('slam')
  assert.ok(Math.abs(slam!.when - door!.when - 4) < 0.001)
  assert.equal(door!.offset, 0)
})

test('whoever comes in the middle of the opening hears the rest of it, in time', async () => {
  const table = new SoundTable()
  table.phase = 'calling'
  table.offset = -clock - 1000
  table.clock.phase = 0
  table.tell()
  const { context } = await conducting(table)
  const [opening] = context.of('opening')
  assert.ok(opening!.offset > 3)
  const call = opening!.when + (4 - opening!.offset)
  assert.ok(Math.abs((call + context.latency) * 1000 - table.at(0)) < 1)
})

test('a gong that is not to be is taken back', async () => {
  const table = new SoundTable()
  table.clock.timers = [['gong', clock + 1800, [1]]]
  table.tell()
  const { context } = await conducting(table)
  pass(300, context)
  assert.equal(context.of('gong-1').length, 1)
  table.phase = 'paused'
  table.tell()
  pass(300, context)
  assert.equal(context.of('gong-1').length, 0)
  table.phase = 'playing'
  table.offset -= 300
  table.tell()
  pass(600, context)
  assert.equal(context.of('gong-1').length, 1)
})

test('when the time is corrected, what was foretold moves with it', async () => {
  const table = new SoundTable()
  table.clock.timers = [['gong', clock + 1800, [1]]]
  table.tell()
  const { context } = await conducting(table)
  pass(300, context)
  table.offset = 60
  pass(300, context)
  const [gong] = context.of('gong-1')
  assert.equal(context.of('gong-1').length, 1)
  assert.ok(Math.abs((gong!.when + context.latency) * 1000 - table.at(11_800)) < 1)
})

test('an opening that began with a wrong idea of the time is put right while it sounds', async () => {
  const table = new SoundTable()
  table.phase = 'calling'
  table.offset = -clock - 3200
  table.clock.phase = 0
  table.tell()
  const { context, conductor } = await conducting(table)
  table.offset += 200
  pass(300, context)
  const [opening, ...more] = context.of('opening')
  assert.equal(more.length, 0)
  assert.ok(Math.abs((opening!.when + 4 - opening!.offset + context.latency) * 1000 - table.at(0)) < 1)
  assert.equal(conductor.log.filter(({ cue }) => cue === 'opening').length, 1)
})

test('as long as the time was never measured nothing is foretold', async () => {
  const table = new SoundTable()
  table.doubted = Infinity
  table.clock.timers = [['gong', clock + 1000, [1]]]
  table.tell()
  const { context } = await conducting(table)
  pass(300, context)
  assert.equal(context.started.length, 0)
  table.doubted = 10
  pass(300, context)
  assert.equal(context.of('gong-1').length, 1)
})

test('a time that is hardly known is waited for, but not for ever', async () => {
  const table = new SoundTable()
  table.doubted = 80
  table.clock.timers = [['gong', clock + 2000, [1]]]
  table.tell()
  const { context } = await conducting(table)
  pass(900, context)
  assert.equal(context.started.length, 0)
  pass(600, context)
  assert.equal(context.of('gong-1').length, 1)
})

test('the timer of a gong that has just rung does not silence it', async () => {
  const table = new SoundTable()
  table.clock.timers = [['gong', clock + 1000, [1]]]
  table.tell()
  const { context } = await conducting(table)
  pass(650, context)
  table.clock.timers = [['slam', clock + 30_000, [1]]]
  table.tell()
  pass(500, context)
  assert.equal(context.of('gong-1').length, 1)
})

test('all stems start at the place of the game time, to the sample together', async () => {
  const table = new SoundTable()
  table.clock.offset = clock - 47_000
  table.tell()
  const { context } = await conducting(table)
  const stems = context.started.filter(({ name }) => name.startsWith('track1-'))
  assert.equal(stems.length, 7)
  for (const stem of stems) {
    const heard = (stem.when + context.latency) * 1000
    const position = ((heard - table.clock.offset) / 1000) % 20
    assert.ok(Math.abs(stem.offset - 0.12 - position) < 0.001, stem.name)
  }
})

test('music that drifts is hurried a little; after sleep it begins anew in the right place', async () => {
  const table = new SoundTable()
  table.clock.offset = clock - 47_000
  table.tell()
  const { context } = await conducting(table)
  pass(1000, context)
  table.offset += 30
  pass(1000, context)
  assert.equal(context.of('track1-drone').length, 1)
  clock += 60_000
  pass(2000, context)
  const [drone] = context.of('track1-drone')
  const heard = (drone!.when + context.latency) * 1000 + 60_000
  const position = ((heard + table.offset - table.clock.offset) / 1000) % 20
  assert.ok(Math.abs(drone!.offset - 0.12 - position) < 0.002)
})

test('music stands still with the table and with its clock', async () => {
  const table = new SoundTable()
  const { context } = await conducting(table)
  const isPlaying = (): boolean => context.of('track1-drone').length > 0
  assert.ok(isPlaying())
  table.clock.stopped_at = table.now()
  table.tell()
  pass(300, context)
  assert.ok(!isPlaying())
  table.clock.stopped_at = -1
  table.tell()
  pass(300, context)
  assert.ok(isPlaying())
  table.phase = 'over'
  table.tell()
  pass(300, context)
  assert.ok(!isPlaying())
})

test('a throw is heard at once, but not one that happened while the line was lost', async () => {
  const table = new SoundTable()
  const { context, conductor } = await conducting(table)
  const roll: GameEvent = {
    type: 'DiceRolled',
    seat: 0,
    dice: 31,
    faces: [1, 5, 3, 4, 1],
    throw: 0,
    ready_at: table.now() + 1000,
  }
  table.happens([roll], { isLate: true })
  assert.equal(context.of('throw-1').length, 0)
  table.happens([roll])
  assert.ok(Math.abs(context.of('throw-1')[0]!.when - context.currentTime) < 0.001)
  const [lock] = context.of('lock')
  assert.ok(Math.abs((lock!.when + context.latency) * 1000 - clock - 1000) < 1)
  assert.deepEqual(
    conductor.log.slice(-2).map(({ cue }) => cue),
    ['throw-1', 'lock'],
  )
})

test('a ping is heard, and nothing after the table was left', async () => {
  const table = new SoundTable()
  const { context, conductor } = await conducting(table)
  table.tells({ type: 'told', seat: 1, what: 'help' })
  assert.equal(context.of('ping-help').length, 1)
  conductor.close()
  assert.equal(table.listeners, 2, 'only the reader still listens')
  assert.equal(context.of('track1-drone').length, 0)
})

test('whoever wants no music does not download it, until they do', async () => {
  const kept = new Kept(null)
  kept.write('sound', { onlyGongs: true })
  const { conductor, levels } = await conducting(new SoundTable(), 0, kept, 14)
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
  assert.equal(conductor.loaded, 14)
  levels.setOnlyGongs(false)
  while (conductor.loaded < 19) await new Promise((resolve) => setImmediate(resolve))
})

test('the mixer follows the volumes', async () => {
  const { context, levels } = await conducting(new SoundTable())
  const music = context.gains[0]!
  levels.setVolume('music', 0.5)
  assert.equal(music.gain.value, 0.25)
  levels.setOnlyGongs(true)
  assert.equal(music.gain.value, 0)
})
