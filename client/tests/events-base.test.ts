import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { GameEvent } from '../src/generated/wire.ts'
import { cueOfTold } from '../src/sound/calls.ts'
import type { Cue } from '../src/sound/cue.ts'
import { Watched } from './watched.ts'

const heard = (events: GameEvent[]): Cue[] => new Watched().happens(...events).cues
const names = (events: GameEvent[]): string[] => new Watched().happens(...events).sounds
const rolled = (seat: number, faces: number[], ready = 2000, number = 1): GameEvent => ({
  type: 'DiceRolled',
  seat,
  dice: 2 ** faces.length - 1,
  faces,
  throw: number,
  ready_at: ready,
})

test('a throw is heard at once, and lands when the server says', () => {
  const [roll] = heard([rolled(0, [1, 2, 3])])
  assert.match(roll!.name, /^throw-[123]$/)
  assert.equal(roll!.at, 1000)
  assert.ok(roll!.isTimed)
  assert.ok(Math.abs(roll!.rate - 0.95) < 0.01)
  assert.ok(heard([rolled(0, [1], 1700)])[0]!.rate > 1.3)
})

test('three throws in a row sound different', () => {
  const throws = [1, 2, 3].map((number) => heard([rolled(0, [1], 2000, number)])[0]!.name)
  assert.equal(new Set(throws).size, 3)
})

test('more dice are louder, and mine are louder than others', () => {
  const [few] = heard([rolled(0, [1])])
  const [many] = heard([rolled(0, [1, 1, 1, 1, 1])])
  const [hers] = heard([rolled(3, [1, 1, 1, 1, 1])])
  assert.ok(few!.gain < many!.gain)
  assert.ok(hers!.gain < many!.gain / 2)
  assert.ok(hers!.pan > 0.5)
  assert.equal(many!.pan, 0)
})

test('a black mask falls shut when the dice lie, once however many there are', () => {
  const locks = heard([rolled(0, [5, 5, 1])]).filter(({ name }) => name === 'lock')
  assert.deepEqual(
    locks.map(({ at }) => at),
    [2000],
  )
})

test('dice are freed, lost and given', () => {
  assert.deepEqual(names([{ type: 'DiceFreed', seat: 0, dice: 3, by: 1 }]), ['free'])
  assert.deepEqual(names([{ type: 'DieMoved', die: 2, where: 6 << 10, holder: 0 }]), ['lost'])
  assert.deepEqual(names([{ type: 'DieMoved', die: 7, where: 0, holder: 0 }]), ['gift'])
  assert.deepEqual(names([{ type: 'DieMoved', die: 7, where: 7 << 10, holder: 0 }]), [])
})

test('the turn of fate has its own sound above the freed dice', () => {
  const events: GameEvent[] = [
    { type: 'GemsMoved', source: 1, target: 0, count: 1 },
    { type: 'DiceFreed', seat: 0, dice: 3 },
    { type: 'DiceFreed', seat: 1, dice: 32 },
  ]
  assert.deepEqual(names(events).sort(), ['fate', 'free'])
})

test('the temple of the set-up is laid out in silence', () => {
  assert.deepEqual(names([{ type: 'ChamberPlaced', tile: 3, cell: 9, turn: 0 }]), [])
  assert.deepEqual(names([{ type: 'ChamberPlaced', tile: 3, cell: 9, turn: 0, by: 2 }]), ['discovery'])
})

test('the exit is announced after its chamber has slid into place', () => {
  const cues = heard([
    { type: 'ChamberPlaced', tile: 3, cell: 9, turn: 0, by: 0 },
    { type: 'Announced', what: 'exit_found', args: [3, 0] },
  ])
  assert.deepEqual(
    cues.map(({ name }) => name),
    ['discovery', 'exit-found'],
  )
  assert.ok(cues[1]!.at > cues[0]!.at)
})

test('each gem of a step is heard, one after the other and rising', () => {
  const gems = heard([{ type: 'GemsActivated', tiles: [4], gems: [3], seat: 1 }])
  assert.deepEqual(
    gems.map(({ name }) => name),
    ['gem', 'gem', 'gem'],
  )
  assert.ok(gems[0]!.at < gems[1]!.at && gems[1]!.rate < gems[2]!.rate)
})

test('steps, and a leap into the light', () => {
  assert.deepEqual(names([{ type: 'AdventurerMoved', figure: 0, to: 4, means: 0, seat: 0 }]), ['enter'])
  assert.deepEqual(names([{ type: 'AdventurerEscaped', seat: 2, figure: 2 }]), ['escape'])
})

test('keeping and releasing sound for my own dice only, and other marks do not sound', () => {
  const watched = new Watched()
  const mark = (die: number, marks: number): string[] => {
    watched.lies(die, { marks })
    return watched.happens({ type: 'Noted', scope: 'die', key: 'marks', value: marks, index: die }).sounds
  }
  assert.deepEqual(mark(1, 1), ['keep'])
  assert.deepEqual(mark(1, 1 | 4), [])
  assert.deepEqual(mark(1, 4), ['release'])
  assert.deepEqual(mark(1, 2), [])
  assert.deepEqual(mark(9, 1), [])
})

test('what happened is understood once: the same reading has words, a sound and a sign', () => {
  const watched = new Watched().happens({ type: 'DieMoved', die: 2, where: 6 << 10, holder: 0 })
  assert.deepEqual(watched.words, ['temple-say-lost-die'])
  assert.deepEqual(watched.sounds, ['lost'])
  assert.deepEqual(watched.effects, [{ what: 'adventurer', sign: 'lost', seat: 0 }])
})

test('only what happens to me is read out, unless it concerns everybody', () => {
  assert.deepEqual(new Watched().happens({ type: 'DieMoved', die: 7, where: 6 << 10, holder: 1 }).words, [])
  assert.deepEqual(new Watched().happens({ type: 'AdventurerEscaped', seat: 1, figure: 1 }).words, ['temple-say-out'])
})

test('what a throw shows is not said before the dice lie', () => {
  assert.equal(new Watched().happens(rolled(0, [1, 2], 2400)).sayings[0]!.notBefore, 2400)
})

test('somebody who only watches is not told of steps as if they were theirs', () => {
  const watched = new Watched()
  watched.table.seat = -1
  assert.deepEqual(watched.happens({ type: 'AdventurerMoved', figure: 2, to: 4, means: 5 }).words, [])
})

test('what happened while the line was lost is not read at all', () => {
  const watched = new Watched()
  watched.table.happens([rolled(0, [1])], { isLate: true })
  assert.deepEqual([watched.cues, watched.words], [[], []])
})

test('a vote is heard by those who are asked', () => {
  const asked = (mask: number, kind = 'fate'): GameEvent => ({
    type: 'Asked',
    id: 1,
    kind,
    asked: mask,
    need: 0,
    due_at: 9,
    ms: 8,
  })
  assert.deepEqual(names([asked(0b0011)]), ['vote'])
  assert.deepEqual(names([asked(0b0010)]), [])
  assert.deepEqual(names([asked(0b0001, 'which_die')]), [])
})

test('the end is heard after the fall of the temple, not under it', () => {
  const [lost] = heard([{ type: 'GameEnded', won: false, reason: 'collapse' }])
  assert.equal(lost!.name, 'defeat')
  assert.ok(lost!.at > 5000)
  assert.equal(heard([{ type: 'GameEnded', won: true, reason: 'escaped' }])[0]!.name, 'victory')
  assert.equal(heard([{ type: 'GameEnded', won: false, reason: 'gave_up' }])[0]!.at, 1000)
})

test('gongs and slams are foretold, so their events make no second sound', () => {
  assert.deepEqual(
    names([
      { type: 'Announced', what: 'gong', args: [1] },
      { type: 'DoorPhase', countdown: 1, phase: 0, safe: 1 },
    ]),
    [],
  )
})

test('every ping has its sound, and words a soft one', () => {
  assert.equal(cueOfTold({ what: 'help' }, 5)?.name, 'ping-help')
  assert.equal(cueOfTold({ what: 'of an other version' }, 5), undefined)
  assert.equal(cueOfTold({ text: 'Over here!' }, 5)?.name, 'click')
})

test('an exit that is cut off is told together with what may open a way, and each means once', () => {
  const told = new Watched().happens(
    { type: 'Announced', what: 'exit_cut_off' },
    { type: 'Announced', what: 'reopens_mechanic' },
    { type: 'Announced', what: 'reopens_gears' },
    { type: 'Announced', what: 'reopens_mechanic' },
  )
  assert.deepEqual(told.words, ['temple-tell-exit-cut-off temple-tell-reopens-mechanic temple-tell-reopens-gears'])
  assert.equal(told.sayings[0]!.isHeralded, true)
})
