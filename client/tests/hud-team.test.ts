import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Face } from '../src/generated/wire.ts'
import { openQuestions } from '../src/hud/questions.ts'
import { diceOf, mateOf, type Scene, sharedIcon, teamOf } from '../src/hud/team.ts'
import { nextStop } from '../src/parts/roving.ts'

const TORCH_HALL = 8

interface Who {
  place: number
  dice: string
  prefs?: number
  absent?: number
  driver?: number
  out?: boolean
}

/** Dice as words: a face, then `+` kept, `-` held back, `u` used, `x` lost. */
function scene(...people: Who[]): Scene {
  const dice = people.flatMap(({ dice }, holder) => dice.split(' ').map((word) => ({ word, holder })))
  return {
    seats: new Map(
      people.map(({ prefs = 0, absent = 0, driver, out = false }, seat) => [
        seat,
        {
          type: 'SeatView',
          figure: seat,
          own: seat,
          colour: seat,
          out,
          absent,
          driver: driver ?? seat,
          ready_at: 0,
          throws: 0,
          gift: false,
          prefs,
        },
      ]),
    ),
    adventurers: new Map(people.map(({ place }, seat) => [seat, { type: 'AdventurerView', place }])),
    dice: new Map(
      dice.map(({ word, holder }, id) => [
        id,
        {
          type: 'DieView',
          holder,
          face: word[0] as Face,
          where: word.includes('x') ? 6 * 1024 : 0,
          marks: (word.includes('+') ? 1 : 0) | (word.includes('-') ? 2 : 0) | (word.includes('u') ? 4 : 0),
        },
      ]),
    ),
    chambers: new Map([
      ['0', { type: 'ChamberView', x: 0, y: 0, turn: 0, state: 2, kind: 'start' }],
      ['4', { type: 'ChamberView', x: 1, y: 0, turn: 1, state: 2, kind: 'gem_torch_3' }],
    ]),
    table: {
      chairs: people.map((_, seat) => ({
        kind: seat === 2 ? 'bot' : 'person',
        name: `Player ${seat}`,
        colour: seat,
        ready: true,
        present: true,
      })),
    },
  }
}

const looks = (from: Scene, seat: number): string =>
  diceOf(from, seat)
    .map((die) => die.look)
    .join(' ')

test('dice are shared only where somebody else can count them', () => {
  const alone = scene({ place: TORCH_HALL, dice: 'T T K' }, { place: 0, dice: 'A A A' })
  assert.equal(sharedIcon(alone, 0), '')
  const together = scene({ place: TORCH_HALL, dice: 'T T+ T- K+ B . .u' }, { place: TORCH_HALL, dice: 'A A T' })
  assert.equal(looks(together, 0), 'shared shared free kept locked blank spent')
})

test('somebody who holds everything back shares nothing', () => {
  const from = scene({ place: TORCH_HALL, dice: 'T T K', prefs: 4 }, { place: TORCH_HALL, dice: 'T A A' })
  assert.equal(looks(from, 0), 'free free free')
  assert.equal(looks(from, 1), 'shared free free')
})

test('a mate is stuck when every die in the hand is locked, and lost dice do not count', () => {
  assert.ok(mateOf(scene({ place: 0, dice: 'B B Ax' }), 0, -1).isAllLocked)
  assert.ok(!mateOf(scene({ place: 0, dice: 'B B A' }), 0, -1).isAllLocked)
  assert.ok(!mateOf(scene({ place: -1, dice: 'Bx Bx' }), 0, -1).isAllLocked)
})

test('whoever keeps black masks is told, until they are out', () => {
  const team = teamOf(
    scene(
      { place: 0, dice: 'B B', prefs: 1 },
      { place: 0, dice: 'B', prefs: 4 },
      { place: -1, dice: 'B', prefs: 1, out: true },
    ),
    -1,
  )
  assert.deepEqual(
    team.map((mate) => mate.keepsMasks),
    [true, false, false],
  )
})

test('presence tells bots, lost lines and seats that somebody else steers', () => {
  const from = scene(
    { place: 0, dice: 'A', absent: 1 },
    { place: 0, dice: 'A', absent: 3, driver: -1 },
    { place: 0, dice: 'A' },
    { place: 0, dice: 'A', absent: 3 },
  )
  const team = teamOf(from, -1)
  assert.deepEqual(
    team.map((mate) => mate.presence),
    ['dropped', 'steered', 'bot', 'dropped'],
  )
  assert.deepEqual(
    team.map((mate) => mate.isVacant),
    [false, false, false, true],
  )
})

test('I come first in the team, whoever stands with me is told, and who is safe is what the server says', () => {
  const from = scene({ place: 0, dice: 'A' }, { place: TORCH_HALL, dice: 'A' }, { place: TORCH_HALL, dice: 'A' })
  const team = teamOf(
    {
      ...from,
      adventurers: new Map([...from.adventurers].map(([figure, each]) => [figure, { ...each, safe: figure === 0 }])),
    },
    1,
  )
  assert.deepEqual(
    team.map((mate) => mate.seat),
    [1, 0, 2],
  )
  assert.deepEqual(
    team.map((mate) => mate.isWithMe),
    [false, false, true],
  )
  assert.deepEqual(
    team.map((mate) => mate.isSafe),
    [false, true, false],
  )
})

test('a vote shows everybody asked, and offers answers only to whoever may give one', () => {
  const vote = {
    type: 'QuestionView',
    kind: 'fate',
    asked: 0b1011,
    need: 0,
    due_at: 9000,
    blocks: false,
    args: [],
    answers: { 1: 1 },
  } as const
  const questions = new Map([[7, { ...vote, args: [] }]])
  const [card] = openQuestions({ questions, dice: new Map() }, [{ verb: 'answer', about: 7, targets: [0, 1] }], 0)
  assert.deepEqual(card?.choices, [0, 1])
  assert.deepEqual(card?.voters, [
    { seat: 0, answer: undefined },
    { seat: 1, answer: 1 },
    { seat: 3, answer: undefined },
  ])
  const [answered] = openQuestions({ questions, dice: new Map() }, [], 1)
  assert.deepEqual([answered?.choices, answered?.mine], [[], 1])
  assert.deepEqual(openQuestions({ questions, dice: new Map() }, [], 2), [], 'who is not asked sees no card')
})

test('a choice of which die to lose is no vote, even with two dice', () => {
  const question = {
    type: 'QuestionView',
    kind: 'which_die',
    asked: 1,
    need: 1,
    due_at: 9000,
    blocks: false,
    args: [1, 5, 0],
    answers: {},
  } as const
  const [card] = openQuestions(
    { questions: new Map([[3, { ...question, args: [1, 5, 0] }]]), dice: new Map() },
    [{ verb: 'answer', about: 3, targets: [1, 0] }],
    0,
  )
  assert.equal(card?.answers, 'dice')
})

test('arrows go round, Home and End to the ends', () => {
  assert.deepEqual(
    ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'x'].map((key) => nextStop(key, 0, 5)),
    [1, 4, 0, 4, -1],
  )
  assert.equal(nextStop('ArrowRight', 4, 5), 0)
  assert.equal(nextStop('Home', 0, 0), -1)
})
