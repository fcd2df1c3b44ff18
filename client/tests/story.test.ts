import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Figures, Moment, Story } from '../src/generated/wire.ts'
import { best, clockTime, highlights, length, toSpare } from '../src/screens/story.ts'

const figures = (change: Partial<Figures> = {}): Figures => ({
  rolls: 10,
  dice: 40,
  black_masks: 5,
  golden_masks: 6,
  freed_mates: 1,
  gems: 2,
  chambers: 3,
  steps: 9,
  dice_lost: 0,
  escaped_at: 500_000,
  ...change,
})

const story = (moments: Moment[], change: Partial<Story> = {}): Story => ({
  won: true,
  reason: 'escaped',
  why: '',
  ended_at: 588_400,
  settings: {},
  countdowns: [
    [180_000, 210_000],
    [390_000, 420_000],
    [540_000, 600_000],
  ],
  gems: 9,
  chambers: 15,
  moments,
  figures: [figures()],
  kept: [],
  ...change,
})

const moment = (at: number, weight: number, kind = 'gems'): Moment => ({ kind, weight, at: at * 1000 })

test('the cord is as long as the game that was played, whatever was left on its clock', () => {
  assert.equal(length(story([])), 588_400)
  assert.equal(length(story([], { ended_at: 62_000 })), 62_000)
  assert.equal(length(story([], { countdowns: [], ended_at: 900_000 })), 900_000)
})

test('the discovery of the exit is told, however many weightier moments stand around it', () => {
  const many = Array.from({ length: 59 }, (_, at) => moment(at * 10, 3))
  const shown = highlights(story([...many, moment(301, 1, 'exit_found'), moment(588, 3, 'last_out')]), 3)
  const kinds = shown.map((mark) => mark.moment.kind)
  assert.ok(kinds.includes('exit_found') && kinds.includes('last_out'), kinds.join())
})

test('moments that matter are shown first, and in their order', () => {
  const shown = highlights(story([moment(500, 3), moment(10, 2), moment(250, 3), moment(260, 2), moment(100, 1)]), 5)
  assert.deepEqual(
    shown.map((mark) => mark.moment.at! / 1000),
    [10, 250, 500],
  )
})

test('how it ended is always shown, however close something else was', () => {
  const shown = highlights(story([moment(590, 3, 'first_out'), moment(598, 3, 'last_out')]), 3)
  assert.deepEqual(
    shown.map((mark) => mark.moment.kind),
    ['last_out'],
  )
})

test('passing moments are left out', () => {
  assert.deepEqual(highlights(story([moment(100, 1), moment(200, 1)]), 5), [])
})

test('words on one side of the cord keep their distance', () => {
  const many = Array.from({ length: 60 }, (_, at) => moment(at * 10, 2 + (at % 2)))
  for (const room of [2, 3, 5, 8]) {
    const shown = highlights(story(many), room)
    assert.ok(shown.length > room / 2)
    for (const side of ['above', 'below']) {
      const at = shown.filter((mark) => mark.side === side).map((mark) => mark.at)
      for (const [index, here] of at.entries()) assert.ok(index === 0 || here - at[index - 1]! >= 1 / room - 1e-9)
    }
  }
})

test('words at the ends lean towards the middle', () => {
  const [first, middle, last] = highlights(story([moment(1, 3), moment(300, 3), moment(588, 3)]), 4)
  assert.deepEqual([first!.lean, middle!.lean, last!.lean], ['start', 'middle', 'end'])
})

test('a moment at the very beginning has its place, although the wire leaves a zero out', () => {
  assert.equal(highlights(story([{ kind: 'gems', weight: 3 }]), 4)[0]!.at, 0)
})

test('whoever stands out is marked; where all are alike nobody is', () => {
  const two = [figures({ rolls: 9, gems: 2 }), figures({ rolls: 12, gems: 2 })]
  assert.equal(best(two).rolls, 12)
  assert.equal(best(two).gems, -1)
  assert.equal(best([figures()]).rolls, -1)
  assert.equal(best([figures({ gems: 0 }), figures({ gems: 0 })]).gems, -1)
})

test('times are minutes and seconds, and what was left is counted down to nothing', () => {
  assert.equal(clockTime(48_900), '0:48')
  assert.equal(clockTime(600_000), '10:00')
  assert.equal(toSpare(story([])), 11)
  assert.equal(toSpare(story([], { ended_at: 600_100 })), 0)
  assert.equal(toSpare(story([], { countdowns: [] })), -1)
})
