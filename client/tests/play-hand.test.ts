import assert from 'node:assert/strict'
import { test } from 'vitest'
import { MARK } from '../src/generated/wire.ts'
import type { Refusal } from '../src/generated/wire.ts'
import { markable, marked, seenDice } from '../src/play/hand.ts'
import { Marks } from '../src/play/marks.ts'
import { mark, situation } from './situation.ts'
import { settle } from './fake_world.ts'

const PLAIN = { rolling: 0, kept: null, heldBack: null }

test('my dice are mine alone, in their order', () => {
  assert.deepEqual(
    seenDice(situation('ATK', 'GGGG'), PLAIN).map((die) => [die.id, die.face]),
    [
      [0, 'A'],
      [1, 'T'],
      [2, 'K'],
    ],
  )
})

test('a black mask locks, and a blank die waits for its throw', () => {
  const [black, blank] = seenDice(situation('B.'), PLAIN)
  assert.ok(black!.locked && !black!.used)
  assert.ok(blank!.used && !blank!.locked)
})

test('nothing is known of a die that still rolls', () => {
  const [black, gold] = seenDice(situation('BG', '.....', [{ verb: 'free', targets: [1] }]), { ...PLAIN, rolling: 3 })
  assert.ok(black!.rolling && !black!.locked)
  assert.ok(gold!.rolling && !gold!.golden)
})

test('golden masks that could free somebody are told, all of them, and only then', () => {
  const golden = (options: { verb: string }[]) =>
    seenDice(situation('GAGB', '.....', options), PLAIN).filter((die) => die.golden)
  assert.deepEqual(
    golden([{ verb: 'free' }]).map((die) => die.id),
    [0, 2],
  )
  assert.deepEqual(golden([{ verb: 'roll' }]), [])
})

test('marks are the server’s, or what I just wished for', () => {
  const where = situation('AAT')
  mark(where, 0, MARK.kept)
  mark(where, 1, MARK.held_back)
  assert.deepEqual(
    seenDice(where, PLAIN).map((die) => [die.kept, die.heldBack]),
    [
      [true, false],
      [false, true],
      [false, false],
    ],
  )
  assert.deepEqual(
    seenDice(where, { ...PLAIN, kept: 0b110 }).map((die) => die.kept),
    [false, true, true],
  )
  assert.equal(marked(where, MARK.kept), 1)
})

test('a die that lies elsewhere is not in the hand, and bears no marks', () => {
  const where = situation('AB.T')
  where.store.dice.set(3, { type: 'DieView', holder: 0, face: 'T', where: 6144 })
  const dice = seenDice(where, PLAIN)
  assert.deepEqual(
    dice.map((die) => die.where),
    [0, 0, 0, 6],
  )
  assert.equal(markable(dice), 1)
})

// ------------------------------------------------------------------ wishes
class FakeServer {
  has = 0
  sent: number[] = []
  shown: (number | null)[] = []
  able = 0b11111
  private waiting: (() => void)[] = []
  readonly marks = new Marks({
    marked: () => this.has,
    able: () => this.able,
    send: (dice) => this.send(dice),
    wish: (dice) => void this.shown.push(dice),
  })

  private send(dice: number): Promise<Refusal | null> {
    this.sent.push(dice)
    return new Promise((resolve) => this.waiting.push(() => resolve(this.answer(dice))))
  }

  refuses = false

  private answer(dice: number): Refusal | null {
    if (this.refuses) return { type: 'refused', code: 'die_locked' }
    this.has = dice
    return null
  }

  async answers(): Promise<void> {
    this.waiting.shift()!()
    await settle()
  }
}

test('a mark is shown before the server answers, and then as the server has it', async () => {
  const server = new FakeServer()
  void server.marks.toggle(2)
  assert.deepEqual(server.shown, [4])
  await server.answers()
  assert.deepEqual(server.shown, [4, null])
  assert.equal(server.has, 4)
})

test('a second touch builds on the first one, whether that was answered or not', async () => {
  const server = new FakeServer()
  void server.marks.toggle(2)
  void server.marks.toggle(0)
  void server.marks.toggle(2)
  assert.deepEqual(server.sent, [0b100, 0b101, 0b001])
  await server.answers()
  assert.deepEqual(server.shown, [0b100, 0b101, 0b001])
  await server.answers()
  await server.answers()
  assert.deepEqual(server.shown.at(-1), null)
  assert.equal(server.has, 1)
})

test('a mark that is refused is taken back, and the reason is told', async () => {
  const server = new FakeServer()
  server.refuses = true
  const answer = server.marks.toggle(1)
  await server.answers()
  assert.equal((await answer)?.code, 'die_locked')
  assert.deepEqual(server.shown, [2, null])
})

test('dice that can bear no mark any more are left out of what is asked', () => {
  const server = new FakeServer()
  server.has = 0b11
  server.able = 0b110
  void server.marks.toggle(2)
  assert.deepEqual(server.sent, [0b110])
})
