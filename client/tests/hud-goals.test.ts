import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Laid } from '../src/board/scene.ts'
import type { Goal, Goals } from '../src/chapters/chapter.ts'
import { goalRings, slotsOf } from '../src/hud/goals.ts'
import type { Icon } from '../src/generated/wire.ts'
import { HERE, mark, situation } from './situation.ts'

const TILE = HERE >> 1

function goal(name: string, more: Partial<Goal> = {}): Goal {
  const state = { asked: `${name} is asked`, figure: '1/2', progress: 'one of two', tile: TILE, isDone: false }
  return { key: name, sign: 'a ghost', name, ...state, ...more }
}

function goals(...list: Goal[]): Goals {
  return { sign: 'a star', title: 'Quests', note: 'all of them', barred: 'Quests bar the exit', list }
}

const laid = [{ key: '4', tile: TILE, x: 0, y: 0 } as Laid]
const price = [...'AAKK'] as Icon[]

test('two goals have a slot each, with their own sign, figures and words', () => {
  const slots = slotsOf(goals(goal('Ghost'), goal('Altar', { sign: 'a table', figure: '0/2' })))
  assert.deepEqual(
    slots.map(({ sign, figure, words }) => [sign, figure, words]),
    [
      ['a ghost', '1/2', 'Ghost: one of two'],
      ['a table', '0/2', 'Altar: one of two'],
    ],
  )
})

test('a third goal folds all of them into one slot that counts what is done, and says each of them', () => {
  const [slot, ...more] = slotsOf(goals(goal('Ghost', { isDone: true }), goal('Altar'), goal('Tree')))
  assert.deepEqual(more, [])
  assert.equal(slot?.figure, '1/3')
  assert.equal(slot.sign, 'a star')
  assert.equal(slot.isDone, false)
  for (const name of ['Ghost', 'Altar', 'Tree']) assert.match(slot.words, new RegExp(`${name}: one of two`))
})

test('the one slot is done when all of them are', () => {
  const done = ['Ghost', 'Altar', 'Tree'].map((name) => goal(name, { isDone: true }))
  assert.deepEqual(
    slotsOf(goals(...done)).map(({ isDone, figure }) => [isDone, figure]),
    [[true, '3/3']],
  )
})

test('beside goals of another chapter two of them share a slot as well', () => {
  assert.equal(slotsOf(goals(goal('Ghost'), goal('Altar')), 1).length, 1)
  assert.equal(slotsOf(goals(goal('Ghost')), 1)[0]?.figure, '1/2')
})

test('the next door warns in the slot, also in one that is shared', () => {
  assert.equal(slotsOf(goals(goal('Ghost', { isUrgent: true })))[0]?.isUrgent, true)
  assert.equal(slotsOf(goals(goal('Ghost')))[0]?.isUrgent, false)
  const three = [goal('Ghost'), goal('Altar', { isUrgent: true }), goal('Tree')]
  assert.equal(slotsOf(goals(...three))[0]?.isUrgent, true)
})

test('without goals there is no slot', () => {
  assert.deepEqual(slotsOf(goals()), [])
})

test('a ring says who shows what towards a goal, and counts no icon twice', () => {
  const [ring] = goalRings(situation('AAATB', 'KGGGG'), [goals(goal('Task', { price }))], laid)
  assert.equal(ring?.have, 3)
  assert.equal(ring.need, 4)
  assert.deepEqual(
    ring.parts.map(({ seat, dice }) => [seat, dice]),
    [
      [0, 2],
      [1, 1],
    ],
  )
})

test('a die that is held back is not in the ring', () => {
  const HELD_BACK = 2
  const where = situation('AAATB', 'KGGGG')
  mark(where, 5, HELD_BACK)
  assert.equal(goalRings(where, [goals(goal('Task', { price }))], laid)[0]?.have, 2)
})

test('there is no ring for what is done, is not paid together, or where nobody stands', () => {
  const where = situation('AAATB', 'KGGGG')
  assert.deepEqual(goalRings(where, [goals(goal('Task', { price, isDone: true }))], laid), [])
  assert.deepEqual(goalRings(where, [goals(goal('Ghost'))], laid), [])
  assert.deepEqual(goalRings(where, [goals(goal('Task', { price, tile: 9 }))], [{ ...laid[0]!, tile: 9 }]), [])
})
