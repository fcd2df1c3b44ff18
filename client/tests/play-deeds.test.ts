import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Command } from '../src/generated/wire.ts'
import { act, commandFor, deeds, sideOf } from '../src/play/deeds.ts'
import { situation } from './situation.ts'

const keys = (found: { key: string }[]) => found.map(({ key }) => key)

test('each target of each option is a deed, and the throw is none', () => {
  const where = situation('AAKT.', '.....', [
    { verb: 'roll', pick: [1, 5], pool: 31 },
    { verb: 'discover', targets: [0, 2], spends: 3 },
    { verb: 'escape', spends: 4 },
  ])
  assert.deepEqual(keys(deeds(where)), ['escape:-1:-1', 'discover:0:-1', 'discover:2:-1'])
})

test('the likeliest come first, giving up comes last, and what nobody has heard of stands between', () => {
  const verbs = ['give_up', 'fate', 'enter', 'lift_curse', 'discover', 'gift', 'free', 'activate', 'escape', 'answer']
  const where = situation(
    'AAKT.',
    '.....',
    verbs.map((verb) => ({ verb })),
  )
  const order = ['answer', 'escape', 'activate', 'free', 'gift', 'discover', 'enter', 'lift_curse', 'fate', 'give_up']
  assert.deepEqual(
    deeds(where).map((deed) => deed.verb),
    order,
  )
})

test('more gems come before fewer', () => {
  const where = situation('KKKK.', '.....', [
    { verb: 'activate', targets: [0] },
    { verb: 'activate', targets: [2] },
    { verb: 'activate', targets: [1] },
  ])
  assert.deepEqual(
    deeds(where).map((deed) => deed.target),
    [2, 1, 0],
  )
})

test('whoever is locked most is freed first', () => {
  const where = situation('GB...', 'BBB..', [{ verb: 'free', targets: [0, 1], spends: 1 }])
  assert.deepEqual(
    deeds(where).map((deed) => deed.target),
    [1, 0],
  )
})

test('the price is the server’s, and without one it is what the dice show', () => {
  const where = situation(
    'AAG..',
    '.....',
    [
      { verb: 'enter', targets: [10], spends: 3 },
      { verb: 'free', targets: [0], spends: 4 },
    ],
    [{ verb: 'enter', target: 10, price: 'A2' }],
  )
  assert.deepEqual(
    deeds(where).map((deed) => deed.price),
    [['G'], ['A', 'A']],
  )
})

test('dice that still roll pay for nothing before they lie', () => {
  const where = situation('AAKT.', 'K....', [
    { verb: 'enter', targets: [10], spends: 3 },
    { verb: 'escape', spends: 4 },
    { verb: 'activate', targets: [0], spends: 36 },
  ])
  where.store.throws.set(0, { dice: 3, readyAt: 4000 })
  where.store.throws.set(1, { dice: 32, readyAt: 5000 })
  const at = Object.fromEntries(deeds(where).map((deed) => [deed.verb, deed.at]))
  assert.deepEqual(at, { enter: 4000, escape: 0, activate: 5000 })
})

test('an option that says from when it can be done is believed', () => {
  const where = situation('AAKT.', '.....', [{ verb: 'enter', targets: [10], at: 700 }])
  assert.equal(deeds(where)[0]!.at, 700)
})

test('a deed lies on the side to which it leads', () => {
  const where = situation('.....')
  const sides = [
    [10, 1],
    [12, 2],
    [14, 0],
    [18, 3],
  ] as const
  for (const [target, side] of sides) assert.equal(sideOf(where, { verb: 'enter', target }), side)
  assert.equal(sideOf(where, { verb: 'discover', target: 3 }), 3)
  assert.equal(sideOf(where, { verb: 'activate', target: 0 }), -1)
  assert.equal(sideOf(where, { verb: 'enter', target: 98 }), -1)
})

test('each deed is asked for by its own command', () => {
  const where = situation('AAKT.', '.....', [
    { verb: 'enter', targets: [10] },
    { verb: 'enter', targets: [10], about: 6 },
    { verb: 'discover', targets: [2] },
    { verb: 'activate', targets: [1] },
    { verb: 'escape' },
    { verb: 'answer', targets: [1], about: 7 },
    { verb: 'free', targets: [1] },
    { verb: 'fate' },
  ])
  const commands = deeds(where).map((deed) => commandFor(0, deed))
  const expected: Command[] = [
    { type: 'Answer', seat: 0, question: 7, option: 1 },
    { type: 'Escape', seat: 0 },
    { type: 'ActivateGems', seat: 0, step: 1 },
    { type: 'Perform', seat: 0, verb: 'free', target: 1 },
    { type: 'Discover', seat: 0, side: 2 },
    { type: 'Enter', seat: 0, to: 10 },
    { type: 'Enter', seat: 0, to: 10, carry: 6 },
    { type: 'Perform', seat: 0, verb: 'fate' },
  ]
  assert.deepEqual(commands, expected)
})

test('a gift names one die of the pool, the first or the one that was chosen', () => {
  const where = situation('.....', '.....', [{ verb: 'gift', targets: [1], pick: [1, 1], pool: 0b10100 }])
  const [gift] = deeds(where)
  assert.equal((commandFor(0, gift!) as { dice?: number }).dice, 0b100)
  assert.equal((commandFor(0, gift!, 0b10000) as { dice?: number }).dice, 0b10000)
})

test('doing a deed asks the session, and gives its answer back', async () => {
  const asked: Command[] = []
  const where = {
    ...situation('AA...', '.....', [{ verb: 'discover', targets: [0] }]),
    do: async (command: Command) => (asked.push(command), null),
  }
  assert.equal(await act(where, deeds(where)[0]!), null)
  assert.deepEqual(asked, [{ type: 'Discover', seat: 0, side: 0 }])
})
