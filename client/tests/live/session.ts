/**
 * A session against a real server, over a line that breaks when it is told to. `SERVER` is the server's address, `LINE`
 * that of the bad line; a word on the standard output asks whoever started this to do something to the line.
 */

import './runes.ts'
import assert from 'node:assert/strict'
import type { Session as SessionType } from '../../src/wire/session.svelte.ts'

const server = process.env['SERVER']!
const reach = globalThis.fetch
globalThis.fetch = ((path: string, init: RequestInit) => reach(server + path, init)) as typeof fetch
Object.assign(globalThis, { location: { protocol: 'http:', host: new URL(process.env['LINE']!).host } })

const { Session } = await import('../../src/wire/session.svelte.ts')
const { Hand } = await import('../../src/play/hand.svelte.ts')
const { createTable, explainTable } = await import('../../src/wire/api.ts')

const ROLL_MS = 400

async function until(what: string, holds: () => boolean, within = 8000): Promise<number> {
  const began = performance.now()
  while (!holds()) {
    assert.ok(performance.now() - began < within, `never: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return performance.now() - began
}

/** Every number of a frame that was new, to see that none came twice and none was left out. */
function numbersOf(session: SessionType): number[] {
  const numbers: number[] = []
  session.onFrame(({ n }) => numbers.push(n))
  return numbers
}

function assertUnbroken(numbers: number[]): void {
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => numbers[0]! + index),
  )
}

const throwsOf = (session: SessionType) => session.store.seats.get(session.seat)?.throws ?? -1

const { code, token } = await createTable({ name: 'Ada', settings: { roll_ms: ROLL_MS, modules: [] } })
const session = new Session(code, token)
await until('live', () => session.status === 'live')
assert.equal(await session.manage('add_bot'), null)
assert.equal(await session.manage('start'), null)
await until('playing', () => session.store.table?.phase === 'playing' && session.options.length > 0)
assert.ok(session.near.length > 0)
const numbers = numbersOf(session)
const hand = new Hand(session)

// A press while the dice roll is not lost.
assert.equal(await hand.roll(), null)
await until('half of a roll', () => session.now() > hand.readyAt - ROLL_MS / 2)
assert.equal(await hand.roll(), null)
assert.equal(throwsOf(session), 2)

// The line breaks with a press under way: it is done, once.
const press = hand.roll()
console.log('cut')
await until('lost', () => session.status === 'lost')
const away = await until('live again', () => session.status === 'live')
assert.ok(away < 1000, `away for ${away} ms`)
assert.equal(await press, null)
await until('the throw', () => throwsOf(session) === 3)
assertUnbroken(numbers)

// The line stays open and dies: that is noticed, and nothing is lost.
console.log('dead')
await until('lost', () => session.status === 'lost')
await until('live again', () => session.status === 'live')
assertUnbroken(numbers)

// A mark is set by exact dice, and stays.
await until('dice that lie', () => hand.rolling === 0)
const loose = hand.dice.find((die) => !die.locked && !die.used)
if (loose) {
  assert.equal(await hand.toggleKeep(loose.id), null)
  assert.ok(hand.dice.find((die) => die.id === loose.id)?.kept)
}

// Two clients on one machine agree about the time, as well as they say they know it.
const watcher = new Session(code, '')
await until('a measured time', () => watcher.doubt() < 20 && session.doubt() < 20)
const known = session.doubt() + watcher.doubt()
const skew = Math.abs(session.now() - watcher.now())
assert.ok(skew < known + 2, `${skew} ms apart, not ${known}`)
assert.equal(watcher.seat, -1)
assert.equal((await watcher.do({ type: 'Roll', seat: 0 }))?.code, 'spectators_watch')

// Of two tabs the newer one plays. Straight to the server: the bad line swallows last words.
hand.close()
session.close()
Object.assign(globalThis, { location: { protocol: 'http:', host: new URL(server).host } })
const first = new Session(code, token)
await until('the first tab', () => first.status === 'live')
const second = new Session(code, token)
await until('replaced', () => first.status === 'ended')
assert.equal(first.goodbye, 'replaced')
await until('the second tab', () => second.status === 'live')
assert.equal(second.seat, 0)

// Nobody sits where nobody may, and nothing is where nothing is.
const stranger = new Session(code, 'somebody-else')
await until('turned away', () => stranger.status === 'ended')
assert.equal(stranger.goodbye, 'bad_token')
assert.equal(await explainTable('222222'), 'no_such_table')

for (const each of [watcher, second, stranger]) each.close()
console.log('done')
