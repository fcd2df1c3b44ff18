import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Refusal } from '../src/generated/wire.ts'
import { RollPress } from '../src/play/press.ts'
import { FakeWorld } from './fake_world.ts'

/** A hand whose throw may be asked for from `readyAt` on; each throw takes a second. */
class FakeHand {
  readonly world = new FakeWorld()
  readyAt: number | null = 0
  sent: number[] = []
  answers: (Refusal | null)[] = []
  lag = 0
  readonly shown: boolean[] = []
  readonly press = new RollPress(
    {
      wait: () => (this.readyAt === null ? null : this.readyAt - this.world.now()),
      send: () => this.send(),
      isTooEarly: (code: string) => code === 'still_rolling',
    },
    this.world,
    (isQueued) => void this.shown.push(isQueued),
  )

  private async send(): Promise<Refusal | null> {
    this.sent.push(this.world.now())
    if (this.lag) await new Promise<void>((resolve) => this.world.after(this.lag, resolve))
    const answer = this.answers.shift() ?? null
    if (!answer && this.readyAt !== null) this.readyAt = this.world.now() + 1000
    return answer
  }
}

const refusal = (code: string): Refusal => ({ type: 'refused', code })

test('a press throws at once when the dice lie', () => {
  const hand = new FakeHand()
  void hand.press.press()
  assert.deepEqual(hand.sent, [1000])
})

test('a press while they roll waits, is shown, and throws when they lie', async () => {
  const hand = new FakeHand()
  await hand.press.press()
  await hand.world.passes(600)
  const answer = hand.press.press()
  assert.ok(hand.press.isQueued)
  await hand.world.passes(300)
  assert.equal(hand.sent.length, 1)
  await hand.world.passes(200)
  assert.deepEqual(hand.sent, [1000, 2000])
  assert.equal(await answer, null)
  assert.deepEqual(hand.shown, [true, false])
})

test('however often one presses, one throw waits', async () => {
  const hand = new FakeHand()
  await hand.press.press()
  for (let times = 0; times < 5; times += 1) {
    await hand.world.passes(150)
    void hand.press.press()
  }
  await hand.world.passes(900)
  assert.equal(hand.sent.length, 2)
})

test('a finger that trembles presses once', async () => {
  const hand = new FakeHand()
  void hand.press.press()
  await hand.world.passes(60)
  void hand.press.press()
  await hand.world.passes(3000)
  assert.equal(hand.sent.length, 1)
})

test('whoever was refused may press again at once', async () => {
  const hand = new FakeHand()
  hand.answers = [refusal('hand_on_head')]
  assert.equal((await hand.press.press())?.code, 'hand_on_head')
  await hand.world.passes(60)
  assert.equal(await hand.press.press(), null)
  assert.equal(hand.sent.length, 2)
})

test('a press that waits is dropped when the throw is not offered any more', async () => {
  const hand = new FakeHand()
  await hand.press.press()
  await hand.world.passes(400)
  const answer = hand.press.press()
  hand.readyAt = null
  hand.press.look()
  assert.equal(hand.press.isQueued, false)
  assert.equal(await answer, null)
  await hand.world.passes(3000)
  assert.equal(hand.sent.length, 1)
})

test('a press that waits is dropped even if nobody said that something changed', async () => {
  const hand = new FakeHand()
  await hand.press.press()
  await hand.world.passes(400)
  void hand.press.press()
  hand.readyAt = null
  await hand.world.passes(3000)
  assert.equal(hand.sent.length, 1)
  assert.equal(hand.press.isQueued, false)
})

test('a press that waits follows the time when it is moved', async () => {
  const hand = new FakeHand()
  await hand.press.press()
  await hand.world.passes(400)
  void hand.press.press()
  hand.readyAt = 5000
  await hand.world.passes(3500)
  assert.equal(hand.sent.length, 1)
  await hand.world.passes(600)
  assert.deepEqual(hand.sent, [1000, 5000])
})

test('while the table stands still a press waits for it to go on', async () => {
  const hand = new FakeHand()
  await hand.press.press()
  await hand.world.passes(400)
  void hand.press.press()
  hand.readyAt = Infinity
  await hand.world.passes(10_000)
  hand.readyAt = hand.world.now() + 50
  await hand.world.passes(400)
  assert.equal(hand.sent.length, 2)
})

test('a press while the last one is still on its way waits for that throw', async () => {
  const hand = new FakeHand()
  hand.lag = 300
  void hand.press.press()
  await hand.world.passes(200)
  void hand.press.press()
  await hand.world.passes(200)
  assert.equal(hand.sent.length, 1)
  await hand.world.passes(1000)
  assert.deepEqual(hand.sent, [1000, 2300])
})

test('our clock may be a little early: the server is asked again', async () => {
  const hand = new FakeHand()
  hand.answers = [refusal('still_rolling'), refusal('still_rolling')]
  const answer = hand.press.press()
  await hand.world.passes(100)
  assert.equal(await answer, null)
  assert.equal(hand.sent.length, 3)
})

test('the server is not asked for ever: after four times too early the refusal is told', async () => {
  const hand = new FakeHand()
  hand.answers = Array.from({ length: 9 }, () => refusal('still_rolling'))
  const answer = hand.press.press()
  await hand.world.passes(1000)
  assert.equal((await answer)?.code, 'still_rolling')
  assert.deepEqual(hand.sent, [1000, 1020, 1040, 1060])
})

test('any other refusal is told', async () => {
  const hand = new FakeHand()
  hand.answers = [refusal('nothing_to_roll')]
  assert.equal((await hand.press.press())?.code, 'nothing_to_roll')
  hand.readyAt = null
  await hand.world.passes(500)
  hand.answers = [refusal('choice_first')]
  assert.equal((await hand.press.press())?.code, 'choice_first')
})

test('a press that waits can be taken back', async () => {
  const hand = new FakeHand()
  await hand.press.press()
  await hand.world.passes(400)
  void hand.press.press()
  hand.press.forget()
  await hand.world.passes(3000)
  assert.equal(hand.sent.length, 1)
})
