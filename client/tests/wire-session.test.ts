import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Hand as HandType } from '../src/play/hand.svelte.ts'
import type { Session as SessionType } from '../src/wire/session.svelte.ts'
import type { Happening } from '../src/wire/table.ts'
import { FakeWorld } from './fake_world.ts'

Object.assign(globalThis, { location: { protocol: 'http:', host: 'table.test' } })

const { Session } = await import('../src/wire/session.svelte.ts')
const { Hand } = await import('../src/play/hand.svelte.ts')
const { tokens } = await import('../src/wire/tokens.ts')

const chair = (kind: string) => ({ kind, name: 'Ada', colour: 0, ready: false, present: true })
const table = (kind = 'person', phase = 'playing') => ({
  type: 'TableView',
  code: 'ABCDEF',
  phase,
  host: 0,
  settings: {},
  chairs: [chair(kind)],
})
const seat = {
  type: 'SeatView',
  figure: 0,
  own: 0,
  colour: 0,
  out: false,
  absent: 0,
  driver: 0,
  ready_at: 0,
  throws: 0,
  gift: false,
  prefs: 0,
}
const die = (face: string, marks = 0) => ({ type: 'DieView', holder: 0, face, marks })

function open(set: object = {}, more: object = {}): { world: FakeWorld; session: SessionType } {
  const world = new FakeWorld()
  world.time = performance.now()
  const session = new Session('ABCDEF', 'token', world)
  world.last.opens()
  const all = { table: table(), 'seat:0': seat, 'die:0': die('A'), 'die:1': die('B'), ...set }
  world.last.says({
    type: 'welcome',
    n: 0,
    now: 0,
    seat: 0,
    set: all,
    options: [],
    prices: [],
    game: 'first',
    version: 1,
    ...more,
  })
  return { world, session }
}

function frame(n: number, more: object): object {
  return { type: 'frame', n, t: 0, events: [], set: {}, ...more }
}

function handOf(session: SessionType): HandType {
  return new Hand(session)
}

test('a session is what the welcome says', () => {
  const { session } = open()
  assert.deepEqual([session.status, session.seat, session.game], ['live', 0, 'first'])
  assert.equal(session.store.dice.get(1)?.face, 'B')
})

test('listeners hear of what happened once, after the store knows it', () => {
  const { world, session } = open()
  const heard: [number, string | undefined][] = []
  session.onFrame((happening: Happening) => heard.push([happening.n, session.store.dice.get(0)?.face]))
  world.last.says(frame(1, { set: { 'die:0': die('K') } }))
  world.last.says(frame(1, { set: { 'die:0': die('T'), table: table('person', 'paused') } }))
  assert.deepEqual(heard, [[1, 'K']])
  assert.equal(session.store.dice.get(0)?.face, 'K')
  assert.equal(session.store.table?.phase, 'paused')
})

test('options and prices stay as they are until new ones are told', () => {
  const { world, session } = open(
    {},
    { options: [{ verb: 'roll' }], prices: [{ verb: 'enter', target: 4, price: 'A' }] },
  )
  world.last.says(frame(1, {}))
  assert.deepEqual([session.options.length, session.near.length], [1, 1])
  world.last.says(frame(2, { options: [], prices: [] }))
  assert.deepEqual([session.options.length, session.near.length], [0, 0])
})

test('whoever is sent away from the chair watches, and forgets the secret of it', () => {
  tokens.keep('ABCDEF', 'token')
  const { world, session } = open()
  world.last.says(frame(0, { set: { table: table('nobody') } }))
  assert.equal(session.seat, -1)
  assert.equal(tokens.of('ABCDEF'), '')
})

test('chat and stray refusals come to those who listen, until they stop', () => {
  const { world, session } = open()
  const heard: string[] = []
  const stop = session.onTold((told) => heard.push(told.text ?? ''))
  session.onRefused((refusal) => heard.push(refusal.code))
  world.last.says({ type: 'told', seat: 0, text: 'hello' })
  stop()
  world.last.says({ type: 'told', seat: 0, text: 'anybody?' })
  world.last.says({ type: 'refused', id: -1, refusal: { type: 'refused', code: 'no_such_signal' } })
  assert.deepEqual(heard, ['hello', 'no_such_signal'])
})

// ------------------------------------------------------------------ the hand
const ROLL = { verb: 'roll', pick: [1, 1], pool: 1 }

test('a press throws what is not kept, and a touch keeps a die at once', async () => {
  const { world, session } = open({}, { options: [{ ...ROLL, pool: 5 }] })
  world.last.says(frame(1, { set: { 'die:2': die('K') } }))
  const hand = handOf(session)
  assert.equal(hand.rollable, 0b101)
  void hand.toggleKeep(2)
  assert.equal(hand.rollable, 0b001)
  assert.deepEqual(world.last.of('do')[0]!['command'], { type: 'Mark', seat: 0, what: 'kept', dice: 4 })
  void hand.roll()
  assert.deepEqual(world.last.of('do')[1]!['command'], { type: 'Roll', seat: 0 })
  hand.close()
})

test('a touch on a locked die, a blank one or one that is away is answered without asking', async () => {
  const { world, session } = open({ 'die:2': die('.') })
  const hand = handOf(session)
  const codes = await Promise.all([1, 2, 9].map(async (id) => (await hand.toggleKeep(id))?.code))
  assert.deepEqual(codes, ['die_locked', 'die_shows_nothing', 'die_away'])
  assert.deepEqual(world.last.of('do'), [])
  hand.close()
})

test('dice roll until the table’s time says that they lie, and what they pay for opens then', async () => {
  const { world, session } = open()
  const hand = handOf(session)
  const options = [
    { ...ROLL, at: 80 },
    { verb: 'discover', targets: [0], spends: 1 },
  ]
  const rolled = { type: 'DiceRolled', seat: 0, dice: 1, faces: [1], throw: 1, ready_at: 80 }
  world.time = performance.now()
  world.last.says(frame(1, { events: [rolled], options }))
  assert.deepEqual(
    hand.dice.map((each) => each.rolling),
    [true, false],
  )
  assert.deepEqual([hand.deeds.length, hand.open.length], [1, 0])
  await until(() => {
    world.time = performance.now()
    return hand.rolling === 0
  })
  assert.ok(session.now() >= 80)
  assert.equal(hand.open.length, 1)
  hand.close()
})

test('a press while the dice roll is sent when they lie', async () => {
  const { world, session } = open()
  const hand = handOf(session)
  world.time = performance.now()
  const rolled = { type: 'DiceRolled', seat: 0, dice: 1, faces: [1], throw: 1, ready_at: 60 }
  world.last.says(frame(1, { events: [rolled], options: [{ ...ROLL, at: 60 }] }))
  void hand.roll()
  assert.equal(hand.queued, true)
  await until(() => {
    world.time = performance.now()
    return world.last.of('do').length > 0
  })
  assert.ok(session.now() >= 60)
  assert.equal(hand.queued, false)
  hand.close()
})

/** Look again and again, at the pace of the machine's own timers. */
async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + 5000
  while (!holds()) {
    assert.ok(performance.now() < end, 'it never came')
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
}

test('whoever was muted is known from the welcome, and whoever takes their seat is heard', async () => {
  const chairs = (kind: string) => ({ table: { ...table(), chairs: [chair('person'), chair(kind)] } })
  const { world, session } = open(chairs('person'), { muted: [1] })
  assert.deepEqual(session.muted, [1])
  const asked = session.mute(1, false)
  const id = world.last.sent.at(-1)!['id'] as number
  world.last.says({ type: 'done', id })
  assert.equal(await asked, null)
  assert.deepEqual(session.muted, [])
  const again = session.mute(1, true)
  world.last.says({ type: 'done', id: id + 1 })
  await again
  assert.deepEqual(session.muted, [1])
  world.last.says(frame(0, { set: chairs('nobody') }))
  assert.deepEqual(session.muted, [])
})
