/** A finished game, watched again: each moment of it at once, at every speed, with its marks and its link. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Entity, Face, Frame, Story, Welcome } from '../src/generated/wire.ts'
import { keyOf } from '../src/replay/keys.ts'
import { readSpot, spotHash } from '../src/replay/link.ts'
import { fitting, latest, marksOf, neighbour } from '../src/replay/marks.ts'
import { Player } from '../src/replay/player.svelte.ts'
import { readRecording, Recording } from '../src/replay/recording.ts'

const FACES: readonly Face[] = ['A', 'T', 'K', 'G']
const clock = (offset = 0, stopped = -1): Entity => ({
  type: 'ClockView',
  phase: 1,
  offset,
  stopped_at: stopped,
  timers: [],
})
const die = (face: Face): Entity => ({ type: 'DieView', holder: 0, face })
const welcome: Welcome = {
  type: 'welcome',
  n: 0,
  now: 0,
  seat: -1,
  set: { clock: clock(), 'die:0': die('.'), 'piece:1': { type: 'PieceView', at: 0 } },
  options: [],
  prices: [],
  game: '0123456789abcdef',
  version: 2,
  muted: [],
}

/** One throw every second, of another face each time; the piece goes with the fifth. */
function frames(count: number): Frame[] {
  return Array.from({ length: count }, (_, number) => ({
    type: 'frame',
    n: number + 1,
    t: (number + 1) * 1000,
    events:
      number % 10 === 9
        ? [{ type: 'DiceFreed', seat: 1, dice: 1, by: number % 20 === 9 ? 0 : 2 }]
        : [{ type: 'DiceRolled', seat: 0, dice: 1, faces: [1], throw: number, ready_at: 0 }],
    set: { 'die:0': die(FACES[number % 4]!) },
    ...(number === 4 ? { gone: ['piece:1'] } : {}),
  }))
}

const faceOf = (player: Player): string => player.store.dice.get(0)!.face

describe('a recording', () => {
  it('is a welcome and frames, one a line', () => {
    const text = [welcome, ...frames(3)].map((each) => JSON.stringify(each)).join('\n')
    const recording = readRecording(`${text}\n`)
    expect(recording.welcome.game).toBe(welcome.game)
    expect([recording.frames.length, recording.end]).toEqual([3, 3000])
  })

  it('knows every state, also between those that it keeps', () => {
    const recording = new Recording(welcome, frames(300))
    for (const count of [0, 1, 5, 63, 64, 65, 200, 300]) {
      const { entities } = recording.stateAfter(count)
      expect(entities.get('die:0')).toEqual(die(count ? FACES[(count - 1) % 4]! : '.'))
      expect(entities.has('piece:1')).toBe(count < 5)
    }
  })

  it('counts what had happened at a time, including that very moment', () => {
    const recording = new Recording(welcome, frames(10))
    expect([0, 999, 1000, 4500, 99_999].map((time) => recording.countAt(time))).toEqual([0, 0, 1, 4, 10])
  })

  it('finds the time of the table for a time on the soundtrack, though the clock stood still', () => {
    const [one, two, three] = frames(3)
    const stopped: Frame[] = [
      { ...one!, set: { clock: clock(0, 1000) } },
      { ...two!, t: 61_000, set: { clock: clock(60_000) } },
      { ...three!, t: 63_000, set: {} },
    ]
    const recording = new Recording(welcome, stopped)
    expect(recording.gameTimes).toEqual([1000, 1000, 3000])
    expect([500, 2000, 3000].map((time) => recording.timeAt(time))).toEqual([500, 62_000, 63_000])
  })
})

describe('a player', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
  afterEach(() => void vi.useRealTimers())

  it('tells each frame when its time has come, at the speed that is chosen', () => {
    const player = new Player(new Recording(welcome, frames(20)))
    const heard: number[] = []
    player.onFrame(({ n }) => heard.push(n))
    player.play()
    vi.advanceTimersByTime(2500)
    expect([heard, player.now()]).toEqual([[1, 2], 2500])
    player.setSpeed(4)
    vi.advanceTimersByTime(1000)
    expect([heard.at(-1), player.now()]).toEqual([6, 6500])
    player.pause()
    vi.advanceTimersByTime(5000)
    expect([heard.at(-1), player.now()]).toEqual([6, 6500])
  })

  it('says what is too fast to be shown', () => {
    const player = new Player(new Recording(welcome, frames(20)))
    const late: boolean[] = []
    player.onFrame(({ isLate }) => late.push(isLate))
    player.setSpeed(4)
    player.play()
    vi.advanceTimersByTime(250)
    player.setSpeed(8)
    vi.advanceTimersByTime(250)
    expect(late).toEqual([false, true, true])
  })

  it('shows nothing of what happened while the page was asleep but the last moment', () => {
    const player = new Player(new Recording(welcome, frames(40)))
    const shown: number[] = []
    player.onFrame(({ n, isLate }) => !isLate && shown.push(n))
    player.play()
    vi.advanceTimersByTime(1500)
    const asleep = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 28_500)
    vi.advanceTimersByTime(500)
    asleep.mockRestore()
    player.pause()
    expect([player.told, shown]).toEqual([30, [1, 29, 30]])
  })

  it('stops at the end, and begins anew from there', () => {
    const player = new Player(new Recording(welcome, frames(3)))
    player.play()
    vi.advanceTimersByTime(4000)
    expect([player.isPlaying, player.now()]).toEqual([false, 3000])
    player.play()
    expect([player.isPlaying, player.now(), player.told]).toEqual([true, 0, 0])
  })

  it('goes anywhere, forwards and back, with everything as it was', () => {
    const player = new Player(new Recording(welcome, frames(200)))
    let welcomes = 0
    player.onWelcome(() => (welcomes += 1))
    player.seek(150_400)
    expect([faceOf(player), player.store.pieces.size, player.told]).toEqual(['T', 0, 150])
    player.seek(2000)
    expect([faceOf(player), player.store.pieces.size, player.told]).toEqual(['T', 1, 2])
    player.seek(-5)
    expect([faceOf(player), player.now(), welcomes]).toEqual(['.', 0, 3])
  })

  it('steps from deed to deed; a roll alone is none', () => {
    const player = new Player(new Recording(welcome, frames(40)))
    player.step(1)
    expect(player.now()).toBe(10_000)
    player.step(1)
    expect(player.now()).toBe(20_000)
    player.step(-1)
    expect(player.now()).toBe(10_000)
    player.step(-1)
    expect(player.now()).toBe(0)
  })

  it('steps by the deeds of one seat only, if asked to', () => {
    const player = new Player(new Recording(welcome, frames(40)))
    player.step(1, 2)
    expect(player.now()).toBe(20_000)
  })

  it('lets nobody do anything', async () => {
    const player = new Player(new Recording(welcome, frames(1)))
    expect(await player.do({ type: 'Roll', seat: 0 })).toMatchObject({ code: 'spectators_watch' })
  })
})

describe('marks', () => {
  const recording = new Recording(welcome, frames(100))
  const story = {
    moments: [
      { kind: 'found', weight: 1, at: 10_000, seat: 0 },
      { kind: 'gems', weight: 2, at: 10_500, seat: 1, count: 1 },
      { kind: 'gems', weight: 3, at: 40_000, seat: 1, count: 3 },
      { kind: 'late', weight: 3, at: 40_500, count: 1 },
      { kind: 'nobody knows this', weight: 3, at: 50_000 },
    ],
  } as unknown as Story
  const marks = marksOf(story, recording)

  it('stand for moments that are known, and say what kind they are', () => {
    expect(marks.map(({ group, isSquare }) => [group, isSquare])).toEqual([
      ['find', true],
      ['gem', false],
      ['gem', false],
      ['loss', true],
    ])
  })

  it('give way to greater ones where they would touch', () => {
    expect(fitting(marks, 100_000, 1000, 26).map(({ at }) => at)).toEqual([10_500, 40_000])
    expect(fitting(marks, 100_000, 100_000, 26)).toHaveLength(4)
  })

  it('are found before and after a time', () => {
    expect(neighbour(marks, 10_500, 1)?.at).toBe(40_000)
    expect(neighbour(marks, 10_500, -1)?.at).toBe(10_000)
    expect(neighbour(marks, 99_000, 1)).toBeUndefined()
    expect(latest(marks, 10_400)?.at).toBe(10_000)
    expect(latest(marks, 5)).toBeUndefined()
  })
})

describe('a link to a moment', () => {
  it('names the time, and whose eyes it is seen with', () => {
    expect(spotHash({ time: 247_900, seat: -1 })).toBe('#t=4:07')
    expect(spotHash({ time: 247_900, seat: 2 })).toBe('#t=4:07&by=2')
  })

  it.each([
    ['#t=4:07', 247_000, -1],
    ['#t=4:07&by=2', 247_000, 2],
    ['#t=286', 286_000, -1],
    ['', -1, -1],
    ['#t=x&by=9', -1, -1],
    ['#t=-3', -1, -1],
  ])('%s is read', (hash, time, seat) => {
    expect(readSpot(hash)).toEqual({ time, seat })
  })
})

it.each([
  [' ', false, { does: 'play' }],
  ['ArrowLeft', false, { does: 'step', by: -1 }],
  ['ArrowRight', true, { does: 'mark', by: 1 }],
  ['L', false, { does: 'link' }],
  ['h', false, { does: 'hide' }],
  ['6', false, { does: 'follow', seat: 5 }],
  ['7', false, undefined],
])('the key %s', (key, shiftKey, expected) => {
  expect(keyOf({ key, shiftKey })).toEqual(expected)
})
