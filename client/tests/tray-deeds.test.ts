import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Deed } from '../src/play/deeds.ts'
import { arranged, type DeedSlot, GAP_MS } from '../src/tray/deedRow.svelte.ts'

const deed = (key: string): Deed => ({ key }) as Deed
const row = (before: readonly DeedSlot[], keys: string, now: number, places = 3, barred = ''): DeedSlot[] =>
  arranged(before, { deeds: [...keys].map(deed), barred: new Set(barred), places }, now)
const seen = (slots: readonly DeedSlot[]): string =>
  slots.map(({ deed: { key }, goneAt, isBarred }) => (goneAt ? '_' : isBarred ? key.toUpperCase() : key)).join('')

test('the likeliest deeds stand first, as many as have a place', () => {
  assert.equal(seen(row([], 'abcd', 0)), 'abc')
})

test('a deed that is gone leaves its gap for a moment before the others close up', () => {
  const gap = row(row([], 'abc', 0), 'bc', 100)
  assert.equal(seen(gap), '_bc')
  assert.equal(seen(row(gap, 'bc', 100 + GAP_MS - 1)), '_bc')
  assert.equal(seen(row(gap, 'bc', 100 + GAP_MS)), 'bc')
})

test('what is new stands behind what is there, so that nothing moves under a finger', () => {
  assert.equal(seen(row(row([], 'bc', 0), 'abc', 100)), 'bca')
})

test('nothing takes the place of a gap before it closes', () => {
  const gap = row(row([], 'ab', 0, 2), 'b', 100, 2)
  assert.equal(seen(row(gap, 'cb', 200, 2)), '_b')
  assert.equal(seen(row(gap, 'cb', 100 + GAP_MS, 2)), 'cb')
})

test('when nothing is left of the row the new one stands there at once', () => {
  assert.equal(seen(row(row([], 'ab', 0), 'cd', 100)), 'cd')
})

test('where there is no place for all, the likeliest are chosen anew', () => {
  assert.equal(seen(row(row([], 'bc', 0, 2), 'abc', 100, 2)), 'ab')
})

test('what is forbidden stays in its place, as long as my dice would pay for it', () => {
  const barred = row(row([], 'abc', 0), 'bc', 100, 3, 'a')
  assert.equal(seen(barred), 'Abc')
  assert.equal(seen(row(barred, 'bc', 5000, 3, 'a')), 'Abc')
  assert.equal(seen(row(barred, 'bc', 200)), '_bc')
})

test('what was never offered does not come up because it is forbidden', () => {
  assert.equal(seen(row(row([], 'b', 0), 'b', 100, 3, 'a')), 'b')
})
