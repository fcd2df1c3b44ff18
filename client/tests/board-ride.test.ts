/** A chamber that floats round the temple goes round its corners, and not across them. */

import assert from 'node:assert/strict'
import { test } from 'vitest'
import { motion } from '../src/parts/motion.svelte.ts'
import { rideMs, roundCorners, turnOver } from '../src/board/motions.ts'

const at = (x: number, y: number): { x: number; y: number } => ({ x, y })

test('once round a single chamber, all four corners are passed outside', () => {
  const sides = [at(0, -1), at(1, 0), at(0, 1), at(-1, 0), at(0, -1)]
  assert.deepEqual(roundCorners(sides), [
    at(0, -1),
    at(1, -1),
    at(1, 0),
    at(1, 1),
    at(0, 1),
    at(-1, 1),
    at(-1, 0),
    at(-1, -1),
    at(0, -1),
  ])
})

test('along a wall, and into a niche of the temple, no cell is added', () => {
  const niche = [at(0, -1), at(1, -1), at(1, 0), at(2, 0)]
  assert.deepEqual(roundCorners(niche), niche)
  assert.deepEqual(roundCorners([at(3, 4)]), [at(3, 4)])
  assert.deepEqual(roundCorners([]), [])
})

test('a longer way takes longer, up to a limit', () => {
  assert.ok(rideMs([at(0, 0)]) < rideMs([at(0, 0), at(1, 0)]))
  assert.equal(rideMs(Array.from({ length: 40 }, () => at(0, 0))), rideMs(Array.from({ length: 20 }, () => at(0, 0))))
})

test('a new chamber turns over where it lies, but not if it floats there: nobody sees the end of its way first', () => {
  motion.choose('full')
  const moves = (floats: boolean): boolean =>
    turnOver({} as Element, { from: 1, floats })
      .css?.(0.5, 0.5)
      .includes('transform') ?? false
  assert.equal(moves(false), true)
  assert.equal(moves(true), false)
})
