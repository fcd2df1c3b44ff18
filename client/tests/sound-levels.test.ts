import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Levels, USUAL } from '../src/sound/levels.ts'
import { TrackMemory } from '../src/sound/track_memory.ts'
import { Kept, type Shelf } from '../src/wire/kept.ts'

function shelf(): Shelf {
  const things = new Map<string, string>()
  return {
    getItem: (key) => things.get(key) ?? null,
    setItem: (key, value) => void things.set(key, value),
    removeItem: (key) => void things.delete(key),
  }
}

test('volumes and mutes are remembered by the browser', () => {
  const store = shelf()
  const levels = new Levels(new Kept(store))
  levels.setVolume('dice', 0.25)
  levels.mute('pings', true)
  levels.setOnlyGongs(true)
  const again = new Levels(new Kept(store))
  assert.equal(again.groups.find(({ id }) => id === 'dice')?.volume, 0.25)
  assert.equal(again.groups.find(({ id }) => id === 'pings')?.muted, true)
  assert.equal(again.groups.find(({ id }) => id === 'music')?.volume, USUAL.music)
  assert.ok(again.onlyGongs)
})

test('muting silences a group and keeps its volume', () => {
  const levels = new Levels(new Kept(shelf()))
  levels.setVolume('gongs', 0.5)
  levels.mute('gongs', true)
  assert.equal(levels.gainOf('gongs'), 0)
  levels.mute('gongs', false)
  assert.equal(levels.gainOf('gongs'), 0.25)
})

test('the silent variant leaves the gongs alone', () => {
  const levels = new Levels(new Kept(shelf()))
  levels.setOnlyGongs(true)
  assert.equal(levels.gainOf('music'), 0)
  assert.ok(levels.gainOf('gongs') > 0)
  assert.ok(levels.gainOf('dice') > 0)
})

test('off is off', () => {
  const levels = new Levels(new Kept(shelf()))
  levels.turnOff(true)
  assert.ok(levels.groups.length)
  for (const { id } of levels.groups) assert.equal(levels.gainOf(id), 0)
})

test('whatever is kept there, volumes stay between nothing and one', () => {
  for (const junk of ['null', '7', '{"volumes": {"music": 99, "dice": "loud", "gongs": -1}, "muted": "all"}', '{']) {
    const store = shelf()
    store.setItem('tumbledown.sound', junk)
    const { groups } = new Levels(new Kept(store))
    assert.ok(groups.length)
    for (const { volume, muted } of groups) {
      assert.ok(volume >= 0 && volume <= 1, junk)
      assert.equal(muted, false)
    }
  }
})

test('whoever listens hears of changes until they stop', () => {
  const levels = new Levels(new Kept(shelf()))
  let changes = 0
  const stop = levels.onChange(() => changes++)
  levels.setVolume('music', 0.1)
  stop()
  levels.setVolume('music', 0.2)
  assert.equal(changes, 1)
})

test('a track that chance chose is remembered for the rest of its game', () => {
  const memory = new TrackMemory(new Kept(shelf()))
  const clock = (name: string, at: number, number: number) => ({
    phase: 1,
    offset: 0,
    timers: [[name, at, [number]] as const],
  })
  assert.equal(memory.trackOf('one', 'chance', clock('gong', 220_000, 1)), 'track2')
  assert.equal(memory.trackOf('one', 'chance', clock('collapse', 600_000, 3)), 'track2')
  assert.equal(memory.trackOf('two', 'chance', clock('collapse', 600_000, 3)), 'track1')
  assert.equal(memory.trackOf('two', 'chance', undefined), '')
  assert.equal(memory.trackOf('', undefined, undefined), 'track1')
})

test('beside a big screen a phone is silent, until its owner wants to hear it', () => {
  const store = shelf()
  const levels = new Levels(new Kept(store))
  levels.setBeside(true)
  assert.ok(levels.isSilent)
  assert.equal(levels.gainOf('gongs'), 0)
  levels.turnOff(false)
  assert.ok(!levels.isSilent)
  const again = new Levels(new Kept(store))
  again.setBeside(true)
  assert.ok(!again.isSilent)
})

test('silence beside a big screen is no silence elsewhere', () => {
  const levels = new Levels(new Kept(shelf()))
  levels.setBeside(true)
  levels.turnOff(true)
  assert.ok(levels.isSilent)
  levels.setBeside(false)
  assert.ok(!levels.isSilent)
})
