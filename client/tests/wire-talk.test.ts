import assert from 'node:assert/strict'
import { test } from 'vitest'
import { VERSION } from '../src/generated/wire.ts'
import type { Command, Frame, Refusal, TableView, Told, Welcome } from '../src/generated/wire.ts'
import { Talk } from '../src/wire/talk.ts'
import type { Status } from '../src/wire/types.ts'
import { type FakeSocket, FakeWorld, settle } from './fake_world.ts'

const ROLL: Command = { type: 'Roll', seat: 0 }

class Heard {
  statuses: string[] = []
  welcomes: Welcome[] = []
  frames: [Frame, boolean][] = []
  told: Told[] = []
  strays: string[] = []
  snags: string[] = []
  status = (status: Status, goodbye: string) => void this.statuses.push(goodbye ? `${status} ${goodbye}` : status)
  snag = (why: string) => void this.snags.push(why)
  welcome = (message: Welcome) => void this.welcomes.push(message)
  frame = (frame: Frame, isNew: boolean) => void this.frames.push([frame, isNew])
  tell = (told: Told) => void this.told.push(told)
  refused = (refusal: Refusal) => void this.strays.push(refusal.code)
}

function table(phase = 'playing', trouble = ''): TableView {
  return {
    type: 'TableView',
    code: 'ABCDEF',
    phase,
    host: 0,
    settings: {},
    chairs: [],
    trouble,
  } as unknown as TableView
}

function welcome(n: number, game = 'first', phase = 'playing', now = 0): object {
  return {
    type: 'welcome',
    n,
    now,
    seat: 0,
    set: { table: table(phase) },
    options: [],
    prices: [],
    game,
    version: VERSION,
  }
}

function frame(n: number, more: object = {}): object {
  return { type: 'frame', n, t: 100 * n, events: [], set: {}, ...more }
}

interface Set {
  world: FakeWorld
  heard: Heard
  talk: Talk
}

function begin(explain: () => Promise<string> = async () => ''): Set {
  const world = new FakeWorld()
  const heard = new Heard()
  const talk = new Talk('ws://table', 'token', world, { ...heard, told: heard.tell }, explain)
  talk.open()
  world.last.opens()
  return { world, heard, talk }
}

function live(n = 3): Set {
  const made = begin()
  made.world.last.says(welcome(n))
  return made
}

/** Lost, and open again. */
async function cut({ world }: Set): Promise<FakeSocket> {
  world.last.breaks()
  await world.passes(1)
  world.last.opens()
  return world.last
}

function answerPings(socket: FakeSocket, now: number): void {
  for (const ping of socket.of('ping')) socket.says({ type: 'pong', t: ping['t'], now })
}

// ------------------------------------------------------------------ hello and coming back
test('the first hello has nothing, and counts anew', () => {
  const { world } = begin()
  assert.deepEqual(world.last.sent[0], { type: 'hello', token: 'token', last: -1, game: '', version: VERSION })
})

test('whoever comes back says what it has, and is live again with the first word', async () => {
  const made = live(3)
  made.world.last.says(frame(4))
  const socket = await cut(made)
  assert.deepEqual(socket.sent[0], { type: 'hello', token: 'token', last: 4, game: 'first', version: VERSION })
  assert.deepEqual(made.heard.statuses, ['live', 'lost'])
  socket.says(frame(5))
  assert.deepEqual(made.heard.statuses, ['live', 'lost', 'live'])
})

test('whoever has lost the seat comes back as a spectator', async () => {
  const made = live()
  made.talk.standUp()
  assert.equal((await cut(made)).sent[0]!['token'], '')
})

// ------------------------------------------------------------------ frames
test('a frame is new once; one with a number that we have is about the table', () => {
  const { world, heard } = live(3)
  world.last.says(frame(4))
  world.last.says(frame(4, { set: { table: table('paused') } }))
  world.last.says(frame(4))
  assert.deepEqual(
    heard.frames.map(([each, isNew]) => [each.n, isNew]),
    [
      [4, true],
      [4, false],
      [4, false],
    ],
  )
})

test('if a frame is missing, what is there is asked for again', async () => {
  const { world, heard } = live(3)
  world.last.says(frame(6))
  assert.equal(heard.frames.length, 0)
  await world.passes(1)
  world.last.opens()
  assert.equal(world.last.sent[0]!['last'], 3)
})

// ------------------------------------------------------------------ commands
test('commands are numbered upwards, and the frame that names the number is the answer', async () => {
  const { world, talk } = live()
  const answers = [talk.do(ROLL), talk.do(ROLL)]
  assert.deepEqual(
    world.last.of('do').map((each) => each['id']),
    [1, 2],
  )
  world.last.says(frame(4, { re: 1 }))
  world.last.says({ type: 'refused', id: 2, refusal: { type: 'refused', code: 'still_rolling' } })
  assert.deepEqual(await Promise.all(answers), [null, { type: 'refused', code: 'still_rolling' }])
})

test('what was not answered before the connection was lost is sent again under its number', async () => {
  const made = live()
  const answer = made.talk.do(ROLL)
  const socket = await cut(made)
  assert.deepEqual(socket.of('do'), [])
  socket.says(frame(3, { set: { table: table() } }))
  assert.deepEqual(
    socket.of('do').map((each) => each['id']),
    [1],
  )
  socket.says(frame(4, { re: 1 }))
  assert.equal(await answer, null)
})

test('what was answered is not sent again', async () => {
  const made = live()
  void made.talk.do(ROLL)
  made.world.last.says(frame(4, { re: 1 }))
  const socket = await cut(made)
  socket.says(frame(4))
  assert.deepEqual(socket.of('do'), [])
})

test('what was asked for while the connection was lost is sent in order, once it is back', async () => {
  const made = live()
  made.world.last.breaks()
  void made.talk.do(ROLL)
  void made.talk.do({ type: 'Enter', seat: 0, to: 4 })
  await made.world.passes(1)
  made.world.last.opens()
  made.world.last.says(frame(3))
  assert.deepEqual(
    made.world.last.of('do').map((each) => (each['command'] as Command).type),
    ['Roll', 'Enter'],
  )
})

test('what did not get through for long is not wanted any more', async () => {
  const made = live()
  const answer = made.talk.do(ROLL)
  made.world.last.breaks()
  await made.world.passes(9000)
  made.world.last.opens()
  made.world.last.says(frame(3))
  assert.equal((await answer)?.code, 'line_lost')
  assert.deepEqual(made.world.last.of('do'), [])
})

test('a command of the last game is not carried into the next one', async () => {
  const made = live()
  const answer = made.talk.do(ROLL)
  const socket = await cut(made)
  socket.says(welcome(0, 'second'))
  assert.equal((await answer)?.code, 'game_over')
  assert.deepEqual(socket.of('do'), [])
})

test('a command that was too fast is sent again after a breath, and no other', async () => {
  const { world, talk } = live()
  void talk.do(ROLL)
  void talk.do(ROLL)
  world.last.says({ type: 'fault', code: 'too_fast', detail: '', id: 2 })
  await world.passes(500)
  assert.deepEqual(
    world.last.of('do').map((each) => each['id']),
    [1, 2, 2],
  )
})

test('a command that the server cannot read is answered all the same, and no other', async () => {
  const { world, talk } = live()
  const answers = [talk.do(ROLL), talk.do(ROLL)]
  world.last.says({ type: 'fault', code: 'malformed', detail: '', id: 2 })
  assert.equal((await answers[1])?.code, 'malformed')
  world.last.says(frame(4, { re: 1 }))
  assert.equal(await answers[0], null)
})

test('a fault that names no message changes nothing', async () => {
  const { world, heard, talk } = live()
  const answer = talk.do(ROLL)
  world.last.says({ type: 'fault', code: 'too_fast', detail: '', id: -1 })
  await world.passes(500)
  assert.deepEqual(
    world.last.of('do').map((each) => each['id']),
    [1],
  )
  world.last.says(frame(4, { re: 1 }))
  assert.deepEqual([await answer, heard.strays], [null, []])
})

// ------------------------------------------------------------------ the host, words and signals
test('a host is answered by number: done, refused or at fault', async () => {
  const { world, talk } = live()
  const answers = [
    talk.ask({ type: 'manage', what: 'add_bot' }),
    talk.ask({ type: 'manage', what: 'add_bot' }),
    talk.ask({ type: 'manage', what: 'pause' }),
  ]
  world.last.says({ type: 'refused', id: 2, refusal: { type: 'refused', code: 'table_full' } })
  world.last.says({ type: 'fault', code: 'too_fast', detail: '', id: 3 })
  world.last.says({ type: 'done', id: 1 })
  assert.deepEqual(
    (await Promise.all(answers)).map((each) => each?.code),
    [undefined, 'table_full', 'too_fast'],
  )
})

test('neither silence nor news of the table is taken for an answer', async () => {
  const { world, talk } = live()
  let answered = false
  void talk.ask({ type: 'manage', what: 'pause' }).then(() => (answered = true))
  world.last.says(frame(3, { set: { table: table() } }))
  for (let second = 0; second < 10; second += 1) {
    answerPings(world.last, 0)
    await world.passes(1000)
  }
  assert.equal(answered, false)
  world.last.says({ type: 'done', id: 1 })
  await settle()
  assert.equal(answered, true)
})

test('a host without a connection is told so', async () => {
  const made = live()
  const underWay = made.talk.ask({ type: 'manage', what: 'pause' })
  made.world.last.breaks()
  assert.equal((await underWay)?.code, 'line_lost')
  assert.equal((await made.talk.ask({ type: 'manage', what: 'pause' }))?.code, 'line_lost')
})

test('words wait for the connection, signals do not', async () => {
  const made = live()
  made.world.last.breaks()
  made.talk.say({ type: 'say', text: 'wait for me' })
  made.talk.signal('here', 4)
  await made.world.passes(1)
  made.world.last.opens()
  made.world.last.says(frame(3))
  assert.deepEqual(made.world.last.of('say'), [{ type: 'say', text: 'wait for me', id: 1 }])
  assert.deepEqual(made.world.last.of('signal'), [])
})

test('a refusal that nobody waits for is heard all the same', () => {
  const { world, heard } = live()
  world.last.says({ type: 'refused', id: -1, refusal: { type: 'refused', code: 'spectators_watch' } })
  assert.deepEqual(heard.strays, ['spectators_watch'])
})

test('words that came too fast are not lost in silence', () => {
  const { world, heard, talk } = live()
  talk.say({ type: 'say', text: 'quick' })
  world.last.says({ type: 'fault', code: 'too_fast', detail: '', id: 1 })
  assert.deepEqual(heard.strays, ['too_fast'])
})

// ------------------------------------------------------------------ goodbyes
for (const why of ['replaced', 'bad_token', 'other_version'])
  test(`after ${why} nobody comes back by itself`, async () => {
    const { world, heard, talk } = live()
    const answer = talk.do(ROLL)
    world.last.says({ type: 'goodbye', why })
    world.last.breaks()
    await world.passes(60_000)
    assert.equal(world.sockets.length, 1)
    assert.deepEqual(heard.statuses, ['live', `ended ${why}`])
    assert.equal((await answer)?.code, 'line_lost')
    assert.equal((await talk.do(ROLL))?.code, 'line_lost')
  })

for (const why of ['restarting', 'asleep', 'slow', 'too_big', 'broken'])
  test(`after ${why} one comes back where one was`, async () => {
    const made = live(7)
    made.world.last.says({ type: 'goodbye', why })
    const socket = await cut(made)
    assert.equal(socket.sent[0]!['last'], 7)
  })

test('a table that does not exist is not asked for again', async () => {
  const world = new FakeWorld()
  const heard = new Heard()
  const talk = new Talk('ws://table', '', world, { ...heard, told: heard.tell }, async () => 'no_such_table')
  talk.open()
  world.last.breaks()
  await settle()
  await world.passes(60_000)
  assert.deepEqual(heard.statuses, ['ended no_such_table'])
  assert.ok(world.sockets.length <= 2)
})

test('while the server is away that is told, and unsaid when it is back', async () => {
  const world = new FakeWorld()
  const heard = new Heard()
  const talk = new Talk('ws://table', '', world, { ...heard, told: heard.tell }, async () => 'server_away')
  talk.open()
  world.last.breaks()
  await world.passes(400)
  world.last.opens()
  world.last.says(welcome(-1, ''))
  assert.deepEqual(heard.snags, ['server_away', ''])
})

// ------------------------------------------------------------------ the pulse
test('a connection that stays open and says nothing is dead after a few seconds', async () => {
  const made = live()
  await made.world.passes(3600)
  assert.deepEqual(made.heard.statuses, ['live', 'lost'])
  assert.ok(made.world.sockets[0]!.isClosed)
})

test('a connection that answers lives on', async () => {
  const { world, heard } = live()
  for (let second = 0; second < 40; second += 1) {
    answerPings(world.last, 0)
    world.last.sent.length = 0
    await world.passes(1000)
  }
  assert.deepEqual(heard.statuses, ['live'])
})

test('when the page is seen again, a dead connection is noticed within a good second', async () => {
  const made = live()
  answerPings(made.world.last, 0)
  made.world.returns()
  await made.world.passes(1300)
  assert.deepEqual(made.heard.statuses, ['live', 'lost'])
})

test('when the network returns, a lost connection is tried at once', async () => {
  const made = live()
  made.world.last.breaks()
  for (let second = 0; second < 90; second += 1) {
    await made.world.passes(1000)
    for (const socket of made.world.sockets) socket.breaks()
  }
  const before = made.world.sockets.length
  made.world.returns()
  assert.equal(made.world.sockets.length, before + 1)
})

test('a command without an answer makes the connection suspect', async () => {
  const made = live()
  await made.world.passes(600)
  answerPings(made.world.last, 0)
  void made.talk.do(ROLL)
  await made.world.passes(2800)
  assert.deepEqual(made.heard.statuses, ['live', 'lost'])
})

test('time is measured by eight pings, again after half a minute, and the delay is told', async () => {
  const { world } = live()
  await world.passes(600)
  assert.ok(world.last.of('ping').length >= 8)
  await world.passes(20)
  const [first] = world.last.of('ping')
  world.last.says({ type: 'pong', t: first!['t'], now: 0 })
  for (let second = 0; second < 32; second += 1) {
    answerPings(world.last, second * 1000)
    world.last.sent.length = 0
    await world.passes(1000)
    if (world.last.of('ping').length >= 8) break
  }
  assert.ok(world.last.of('ping').length >= 8)
  assert.ok((world.last.of('ping')[0]!['delay'] as number) > 0)
})

test('after a lost connection the time is measured anew: the table may have stood still meanwhile', async () => {
  const made = live()
  await made.world.passes(600)
  for (const ping of made.world.last.of('ping')) made.world.last.says({ type: 'pong', t: ping['t'], now: 600 })
  const socket = await cut(made)
  socket.says(frame(3))
  const [ping] = socket.of('ping')
  await made.world.passes(10)
  socket.says({ type: 'pong', t: ping!['t'], now: 500 })
  assert.equal(Math.round(made.talk.now()), 505)
})

test('after the machine slept the time is measured anew', async () => {
  const { world } = live()
  await world.passes(600)
  answerPings(world.last, 0)
  world.last.sent.length = 0
  world.asleep += 600_000
  await world.passes(3000)
  assert.ok(world.last.of('ping').length >= 8)
})

test('the table’s time stands still with the table, and with its troubles', async () => {
  const { world, talk } = live()
  world.last.says(frame(3, { t: 5000, set: { table: table('paused') } }))
  await world.passes(2000)
  assert.equal(talk.now(), 5000)
  world.last.says(frame(3, { t: 5000, set: { table: table('playing') } }))
  await world.passes(1000)
  assert.equal(Math.round(talk.now()), 6000)
  world.last.says(frame(3, { t: 6000, set: { table: table('playing', 'disk_full') } }))
  await world.passes(1000)
  assert.equal(talk.now(), 6000)
})
