import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Kept, type Shelf } from '../src/wire/kept.ts'
import { Tokens } from '../src/wire/tokens.ts'

function shelf(): Shelf & { held: Map<string, string> } {
  const held = new Map<string, string>()
  return {
    held,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }
}

const broken: Shelf = {
  getItem: () => {
    throw new Error('private')
  },
  setItem: () => {
    throw new Error('full')
  },
  removeItem: () => {
    throw new Error('private')
  },
}

test('a seat is found again by the code of its table', () => {
  const place = shelf()
  new Tokens(new Kept(place)).keep('ABCDEF', 'secret')
  const later = new Tokens(new Kept(place))
  assert.equal(later.of('ABCDEF'), 'secret')
  assert.equal(later.of('OTHERS'), '')
})

test('a seat that was given up is forgotten, and no other', () => {
  const made = new Tokens(new Kept(shelf()))
  made.keep('AAAAAA', 'one')
  made.keep('BBBBBB', 'two')
  made.forget('AAAAAA')
  assert.equal(made.of('AAAAAA'), '')
  assert.equal(made.of('BBBBBB'), 'two')
})

test('the latest table comes first, and the oldest are forgotten', () => {
  const made = new Tokens(new Kept(shelf()))
  for (let number = 0; number < 30; number += 1) made.keep(`TABLE${number}`, 'x')
  assert.equal(made.codes()[0], 'TABLE29')
  assert.equal(made.codes().length, 20)
})

test('without a store of the browser, tokens last as long as the page', () => {
  for (const none of [null, broken]) {
    const made = new Tokens(new Kept(none))
    made.keep('ABCDEF', 'secret')
    assert.equal(made.of('ABCDEF'), 'secret')
    made.forget('ABCDEF')
    assert.equal(made.of('ABCDEF'), '')
  }
})

test('what somebody else wrote there is not taken for tokens', () => {
  const place = shelf()
  for (const junk of ['{', '"x"', '[1, null, {"code": 3}]', 'null']) {
    place.held.set('tumbledown.seats', junk)
    assert.deepEqual(new Tokens(new Kept(place)).codes(), [])
  }
})
