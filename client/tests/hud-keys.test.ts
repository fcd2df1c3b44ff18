import assert from 'node:assert/strict'
import { test } from 'vitest'
import { DEED_CODES, DIE_CODES, keyDeed, keyNames, USE_CODES } from '../src/hud/keys.ts'

test('every key does one thing, by where it lies on the keyboard', () => {
  assert.deepEqual(keyDeed('Space'), { does: 'roll' })
  assert.deepEqual(keyDeed('KeyQ'), { does: 'die', number: 0 })
  assert.deepEqual(keyDeed('KeyS'), { does: 'deed', number: 1 })
  assert.deepEqual(keyDeed('Digit2'), { does: 'ping', number: 1 })
  assert.deepEqual(keyDeed('KeyL'), { does: 'lift-card' })
  assert.deepEqual(keyDeed('KeyV'), { does: 'use-card', number: 1 })
  assert.deepEqual(keyDeed('KeyZ'), { does: 'use-role' })
  assert.equal(keyDeed('KeyP'), undefined)
})

test('no key of a die is a key of a deed', () => {
  const codes = [
    ...DIE_CODES,
    ...DEED_CODES,
    ...USE_CODES,
    'KeyL',
    'KeyK',
    'KeyH',
    'KeyG',
    'KeyC',
    'KeyO',
    'KeyM',
    'KeyF',
  ]
  assert.equal(new Set(codes).size, codes.length)
})

test('keys are called as they are printed in the reader’s country', async () => {
  assert.deepEqual(await keyNames(['KeyQ', 'KeyW', 'KeyA'], 'fr'), ['A', 'Z', 'Q'])
  assert.deepEqual(await keyNames(['KeyY', 'KeyQ'], 'de'), ['Z', 'Q'])
  assert.deepEqual(await keyNames(['KeyQ', 'KeyW'], 'es'), ['Q', 'W'])
})
