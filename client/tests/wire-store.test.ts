import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Entity, Face } from '../src/generated/wire.ts'
import { change, type Entities, replace } from '../src/wire/entities.ts'

function store(): Entities {
  return {
    table: undefined,
    clock: undefined,
    depot: undefined,
    seats: new Map(),
    adventurers: new Map(),
    dice: new Map(),
    questions: new Map(),
    chambers: new Map(),
    tiles: new Map(),
    edges: new Map(),
    pieces: new Map(),
    piles: new Map(),
    chapters: new Map(),
  }
}

const die = (face: Face): Entity => ({ type: 'DieView', holder: 0, face })
const depot: Entity = { type: 'DepotView', gems: 7, beside: 2 }
const chamber: Entity = { type: 'ChamberView', x: 0, y: 0, turn: 0, state: 2, kind: 'start' }

test('entities lie under their number, or under their name where they have one', () => {
  const made = store()
  change(made, { 'die:12': die('A'), depot, 'chamber:17': chamber, 'pile:tiles': { type: 'PileView', height: 9 } })
  assert.equal(made.dice.get(12)?.face, 'A')
  assert.equal(made.depot?.gems, 7)
  assert.ok(made.chambers.has('17'))
  assert.equal(made.piles.get('tiles')?.height, 9)
})

test('what a chapter has noted lies under its name', () => {
  const made = store()
  change(made, { 'chapter:doomed': { type: 'ChapterView', notes: { sits: [0, 1] } } })
  assert.deepEqual(made.chapters.get('doomed')?.notes, { sits: [0, 1] })
})

test('what is told again takes the place of what was there', () => {
  const made = store()
  change(made, { 'die:1': die('A') })
  change(made, { 'die:1': die('B') })
  assert.deepEqual(
    [...made.dice.values()].map((each) => each.face),
    ['B'],
  )
})

test('what is gone is taken out before the new is put in', () => {
  const made = store()
  change(made, { 'chamber:3': chamber, 'chamber:4': chamber })
  change(made, { 'chamber:5': chamber }, ['chamber:3', 'chamber:4'])
  assert.deepEqual([...made.chambers.keys()], ['5'])
})

test('a whole state throws away what it does not name', () => {
  const made = store()
  change(made, { 'die:1': die('A'), 'die:2': die('T'), depot, 'chamber:4': chamber })
  replace(made, { 'die:2': die('K') })
  assert.deepEqual([...made.dice.keys()], [2])
  assert.equal(made.depot, undefined)
  assert.equal(made.chambers.size, 0)
})

test('an entity of a kind that this client does not know harms nothing', () => {
  const made = store()
  change(made, { 'dragon:1': { type: 'DragonView' } as unknown as Entity }, ['dragon:2'])
  assert.equal(made.dice.size, 0)
})
