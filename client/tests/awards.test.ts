import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Figures } from '../src/generated/wire.ts'
import { awards } from '../src/screens/end/awards.ts'

const figures = (change: Partial<Figures> = {}): Figures => ({
  rolls: 10,
  dice: 40,
  black_masks: 10,
  golden_masks: 6,
  freed_mates: 0,
  gems: 0,
  chambers: 0,
  steps: 9,
  dice_lost: 0,
  escaped_at: -1,
  ...change,
})
const people = (): boolean => false
const ids = (given: ReturnType<typeof awards>): string[] => given.map(({ id }) => id)

test('everybody gets one award, and no two the same as long as there are enough', () => {
  const given = awards(
    [
      figures({ gems: 5, freed_mates: 9 }),
      figures({ freed_mates: 7 }),
      figures({ chambers: 4 }),
      figures({ steps: 30 }),
    ],
    people,
  )
  assert.deepEqual(
    given.map(({ seat }) => seat),
    [0, 1, 2, 3],
  )
  assert.equal(new Set(ids(given)).size, 4)
  assert.equal(given[0]!.id, 'lamplighter')
  assert.equal(given[0]!.number, 5)
  assert.equal(given[2]!.id, 'pathfinder')
})

test('nobody is honoured for what somebody else did more of', () => {
  const given = awards([figures({ gems: 5, freed_mates: 9 }), figures({ freed_mates: 7 })], people)
  assert.ok(!ids(given).includes('golden-hands'))
})

test('where a person and a bot deserve the same, the person gets it', () => {
  const same = [figures({ gems: 3 }), figures({ gems: 3 })]
  assert.equal(awards(same, (seat) => seat === 0)[1]!.id, 'lamplighter')
  assert.equal(awards(same, (seat) => seat === 1)[0]!.id, 'lamplighter')
})

test('whoever did nothing at all is still not given a bad one', () => {
  const none = figures({ rolls: 0, dice: 0, steps: 0, black_masks: 0 })
  assert.deepEqual(ids(awards([none, none], people)), ['cool-head', 'cool-head'])
})
