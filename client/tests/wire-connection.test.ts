import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Connection, type ConnectionEvents } from '../src/wire/connection.ts'
import { FakeWorld } from './fake_world.ts'

interface Heard extends ConnectionEvents {
  log: string[]
}

function ears(): Heard {
  const log: string[] = []
  return {
    log,
    opened: () => log.push('opened'),
    heard: (text) => log.push(text),
    lost: () => log.push('lost'),
    turnedAway: () => log.push('turned away'),
  }
}

function open(): { world: FakeWorld; heard: Heard; connection: Connection } {
  const world = new FakeWorld()
  const heard = ears()
  const made = new Connection('ws://table', world, heard)
  made.open()
  return { world, heard, connection: made }
}

test('a good connection that is lost is tried again at once', async () => {
  const { world, heard, connection: made } = open()
  world.last.opens()
  made.prove()
  world.last.breaks()
  await world.passes(1)
  assert.equal(world.sockets.length, 2)
  world.last.opens()
  assert.deepEqual(heard.log, ['opened', 'lost', 'opened'])
})

test('a server that stays away is asked every second, and after a while more rarely', async () => {
  const { world } = open()
  world.last.breaks()
  const asked: number[] = []
  for (let second = 0; second < 60; second += 1) {
    await world.passes(1000)
    asked.push(world.sockets.length)
    for (const socket of world.sockets) socket.breaks()
  }
  assert.ok(asked[9]! >= 10, `only ${asked[9]} attempts in ten seconds`)
  assert.ok(asked[59]! < 40, `${asked[59]} attempts in a minute`)
  assert.ok(asked[59]! - asked[49]! >= 2, 'it gave up')
})

test('an attempt that hangs in a dead network does not hold up the next one', async () => {
  const { world, heard } = open()
  const [hanging] = world.sockets
  await world.passes(1900)
  assert.ok(world.sockets.length >= 2)
  world.last.opens()
  assert.ok(hanging!.isClosed)
  hanging!.opens()
  assert.deepEqual(heard.log, ['opened'])
})

test('a slow handshake is given time before another attempt starts beside it', async () => {
  const { world } = open()
  await world.passes(800)
  assert.equal(world.sockets.length, 1)
})

test('never more than four attempts hang at once', async () => {
  const { world } = open()
  await world.passes(20_000)
  assert.ok(world.sockets.length > 4)
  assert.equal(world.sockets.filter((socket) => !socket.isClosed).length, 4)
})

test('when the network returns, nobody waits for the next attempt', async () => {
  const { world, connection: made } = open()
  for (let second = 0; second < 60; second += 1) {
    for (const socket of world.sockets) socket.breaks()
    await world.passes(1000)
  }
  for (const socket of world.sockets) socket.breaks()
  const before = world.sockets.length
  made.retryNow()
  assert.equal(world.sockets.length, before + 1)
})

test('when the network returns, an attempt that hangs from before is not waited for', async () => {
  const { world, connection: made } = open()
  await world.passes(100)
  made.retryNow()
  assert.equal(world.sockets.length, 2)
})

test('what a connection says after it was dropped is not heard', async () => {
  const { world, heard, connection: made } = open()
  const [first] = world.sockets
  first!.opens()
  made.drop()
  first!.says({ type: 'goodbye', why: 'replaced' })
  await world.passes(1)
  assert.deepEqual(heard.log, ['opened', 'lost'])
  assert.ok(first!.isClosed)
})

test('a server that takes the connection and drops it again is not hammered', async () => {
  const { world } = open()
  for (let round = 0; round < 200; round += 1) {
    world.last.opens()
    world.last.breaks()
    await world.passes(100)
  }
  assert.ok(world.sockets.length < 30, `${world.sockets.length} attempts in twenty seconds`)
})

test('a closed connection stays closed', async () => {
  const { world, connection: made } = open()
  world.last.opens()
  made.close()
  made.retryNow()
  await world.passes(60_000)
  assert.equal(world.sockets.length, 1)
  assert.equal(made.send({ type: 'say' }), false)
})
