/** What the coach of the first games says, and when it has said enough. */

import assert from 'node:assert/strict'
import { test } from 'vitest'
import { HintChoice, hintsFor, IDLE_MS, OFTEN, READ_MS, SAID_MS, type Hint, type Scene } from '../src/hud/coaching.ts'
import { Habits, stepsHome } from '../src/hud/coaching.svelte.ts'
import type { Mate } from '../src/hud/team.ts'
import { Kept } from '../src/wire/kept.ts'

const somebody: Mate = {
  seat: 0,
  name: 'Noor',
  colour: 0,
  isMe: false,
  isBot: false,
  isOut: false,
  presence: 'here',
  place: 0,
  isSafe: false,
  isWithMe: false,
  isAllLocked: false,
  keepsMasks: false,
  isVacant: false,
  dice: [],
}
const me: Mate = { ...somebody, isMe: true }
const quiet: Scene = {
  me,
  team: [me],
  isSlamComing: false,
  stepsHome: -1,
  gems: 0,
  idleMs: 0,
  canRoll: true,
  canDo: false,
}
const hintFor = (scene: Partial<Scene>): Hint | undefined => hintsFor({ ...quiet, ...scene })[0]
const said = (scene: Partial<Scene>): string => hintFor(scene)?.id ?? ''

test('whoever needs nothing hears nothing, and whoever is out neither', () => {
  assert.equal(said({}), '')
  assert.equal(said({ me: { ...me, isOut: true }, idleMs: IDLE_MS }), '')
})

test('whoever is stuck hears who can help', () => {
  const stuck = { ...me, isAllLocked: true }
  const bo = { ...somebody, seat: 1, name: 'Bo' }
  assert.equal(said({ me: stuck, team: [stuck] }), 'coach-stuck-alone')
  assert.equal(said({ me: stuck, team: [stuck, bo] }), 'coach-stuck-far')
  assert.deepEqual(hintFor({ me: stuck, team: [stuck, { ...bo, isWithMe: true }] })?.args, { name: 'Bo' })
})

test('before a slam it counts the steps home, unless I am safe', () => {
  const coming = { isSlamComing: true, stepsHome: 3 }
  assert.deepEqual(hintFor(coming)?.args, { steps: 3 })
  assert.equal(said({ ...coming, stepsHome: -1 }), 'coach-home-lost')
  assert.equal(said({ ...coming, me: { ...me, isSafe: true } }), '')
})

test('the most pressing thing comes first, one at a time', () => {
  const locked = { ...me, dice: [{ id: 0, face: 'B', look: 'locked' }] } satisfies Mate
  assert.equal(said({ me: locked, idleMs: IDLE_MS }), 'coach-masks')
  assert.equal(said({ me: locked, gems: 2 }), 'coach-gems')
  assert.equal(said({ me: locked, gems: 2, isSlamComing: true, stepsHome: 1 }), 'coach-home')
})

test('whoever does nothing for long hears what could be done', () => {
  assert.equal(said({ idleMs: IDLE_MS - 1 }), '')
  assert.equal(said({ idleMs: IDLE_MS }), 'coach-idle-roll')
  assert.equal(said({ idleMs: IDLE_MS, canDo: true }), 'coach-idle-deed')
})

test('the way home is the shortest of the steps around me, as the server counts them', () => {
  assert.equal(stepsHome([{ home: 2 }, { home: 0 }, {}]), 1)
  assert.equal(stepsHome([{}, { home: -1 }]), -1)
})

test('what was said often enough is understood, and the browser keeps it', () => {
  const store = new Kept(null)
  const habits = new Habits(store)
  for (let n = 0; n < OFTEN.home; n++) {
    assert.equal(habits.isUnderstood('home'), false)
    habits.note('home')
  }
  assert.equal(new Habits(store).isUnderstood('home'), true)
  assert.equal(new Habits(store).isUnderstood('gems'), false)
  habits.turn(false)
  assert.equal(new Habits(store).isOn, false)
})

const masks: Hint = { kind: 'masks', id: 'coach-masks', args: {} }
const gems: Hint = { kind: 'gems', id: 'coach-gems', args: { count: 2 } }

test('a sentence counts as said when it could be read, and not before', () => {
  const habits = new Habits(new Kept(null))
  const choice = new HintChoice(habits)
  choice.look([masks], 0)
  choice.look([], READ_MS - 1)
  assert.equal(habits.isUnderstood('masks'), false)
  assert.equal(choice.look([masks], 0), masks)
  assert.equal(choice.look([], READ_MS), undefined)
  assert.equal(habits.isUnderstood('masks'), true)
  assert.equal(choice.look([masks], 0), undefined)
})

test('a sentence that was said leaves its place, and comes again with what it is about', () => {
  const choice = new HintChoice(new Habits(new Kept(null)))
  choice.look([gems], 0)
  assert.equal(choice.look([gems], SAID_MS), undefined)
  assert.equal(choice.look([gems], 1000), undefined)
  choice.look([], 400)
  assert.equal(choice.look([gems], 400), gems)
})

test('what was understood leaves room for what was not', () => {
  const habits = new Habits(new Kept(null))
  const choice = new HintChoice(habits)
  for (let n = 0; n < OFTEN.gems; n++) habits.note('gems')
  assert.equal(choice.look([gems, masks], 0), masks)
})

test('something more pressing comes at once, and what was not read in time is said again', () => {
  const choice = new HintChoice(new Habits(new Kept(null)))
  choice.look([masks], 0)
  assert.equal(choice.look([gems, masks], READ_MS - 1), gems)
  assert.equal(choice.look([masks], 400), masks)
})
