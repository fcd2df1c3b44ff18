import assert from 'node:assert/strict'
import { test } from 'vitest'
import { common, flipped, has, maskOf, numbersIn, sizeOf, without } from '../src/play/masks.ts'

test('a mask is the set of its bits', () => {
  assert.deepEqual(numbersIn(0b10110), [1, 2, 4])
  assert.equal(maskOf([4, 1, 2, 2]), 0b10110)
  assert.equal(sizeOf(0b10110), 3)
  assert.ok(has(0b100, 2) && !has(0b100, 1))
})

test('sets are compared and changed', () => {
  assert.equal(common(0b1101, 0b0111), 0b0101)
  assert.equal(without(0b1101, 0b0111), 0b1000)
  assert.equal(flipped(0b100, 2), 0)
  assert.equal(flipped(0b100, 0), 0b101)
})

test('a box with many dice goes beyond 32 bits', () => {
  const mask = maskOf([0, 31, 35, 40])
  assert.deepEqual(numbersIn(mask), [0, 31, 35, 40])
  assert.ok(has(mask, 31) && has(mask, 40) && !has(mask, 32))
  assert.deepEqual(numbersIn(without(mask, maskOf([31, 40]))), [0, 35])
})
