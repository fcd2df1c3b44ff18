import assert from 'node:assert/strict'
import { test } from 'vitest'
import { EMPTY, settled } from '../src/cards/places.ts'

const ROOM = { usual: 3, most: 4 }
const nothing = (): boolean => false
const lay = (before: number[], pieces: number[], isWanted: (piece: number) => boolean = nothing): number[] =>
  settled(before, pieces, ROOM, isWanted)

test('a card takes the first empty place, and empty places stay', () => {
  assert.deepEqual(lay([], []), [EMPTY, EMPTY, EMPTY])
  assert.deepEqual(lay([EMPTY, EMPTY, EMPTY], [7]), [7, EMPTY, EMPTY])
  assert.deepEqual(lay([7, EMPTY, EMPTY], [2, 7]), [7, 2, EMPTY], 'whatever the order of the box')
})

test('a card keeps its place when another goes, and what is left stays empty until the next one comes', () => {
  assert.deepEqual(lay([7, 2, 5], [5, 7]), [7, EMPTY, 5])
  assert.deepEqual(lay([7, EMPTY, 5], [5, 7, 9]), [7, 9, 5])
})

test('a fourth card gets a place beside the others, and comes back when they fit again', () => {
  assert.deepEqual(lay([7, 2, 5], [2, 5, 7, 9]), [7, 2, 5, 9])
  assert.deepEqual(lay([7, 2, 5, 9], [5, 7, 9]), [7, 9, 5])
})

test('of too many, those that can be used have a place; nobody else moves for it', () => {
  const many = [2, 5, 7, 9, 11]
  assert.deepEqual(lay([7, 2, 5, 9], many), [7, 2, 5])
  assert.deepEqual(
    lay([7, 2, 5], many, (piece) => piece === 11 || piece === 7),
    [7, 11, 5],
  )
  assert.deepEqual(
    lay([7, 11, 5], many, () => true),
    [7, 11, 5],
  )
})
