import assert from 'node:assert/strict'
import { afterEach, test } from 'vitest'
import { ApiProblem, createTable, explainTable, leaveSeat, listReplays, showTable, takeSeat } from '../src/wire/api.ts'
import { tokens } from '../src/wire/tokens.ts'

const real = globalThis.fetch
const asked: { path: string; init: RequestInit }[] = []

function serve(answer: () => Response | Promise<Response>): void {
  asked.length = 0
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    asked.push({ path, init })
    return answer()
  }) as typeof fetch
}

afterEach(() => void (globalThis.fetch = real))

const json =
  (value: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(value), { status })

test('whoever makes a table or takes a seat keeps its secret', async () => {
  serve(json({ code: 'ABCDEF', seat: 0, token: 'host' }, 201))
  await createTable({ name: 'Ada', settings: { practice: true } })
  assert.equal(tokens.of('ABCDEF'), 'host')
  assert.deepEqual(JSON.parse(String(asked[0]!.init.body)), { name: 'Ada', settings: { practice: true } })
  serve(json({ code: 'GHJKMN', seat: 1, token: 'guest' }, 201))
  await takeSeat('GHJKMN', { name: 'Bo' })
  assert.equal(tokens.of('GHJKMN'), 'guest')
  assert.equal(asked[0]!.path, '/api/tables/GHJKMN/seats')
})

test('whoever leaves shows the secret, and forgets it even if nobody answers', async () => {
  tokens.keep('ABCDEF', 'secret')
  serve(() => Promise.reject(new TypeError('no network')))
  await assert.rejects(leaveSeat('ABCDEF'), { code: 'server_away' })
  assert.equal(tokens.of('ABCDEF'), '')
  assert.equal((asked[0]!.init.headers as Record<string, string>)['Authorization'], 'Bearer secret')
})

test('a code in an address cannot lead elsewhere', async () => {
  serve(json({ table: {} }))
  await showTable('../../admin?x=')
  assert.equal(asked[0]!.path, '/api/tables/..%2F..%2Fadmin%3Fx%3D')
})

test('a problem has the server’s code', async () => {
  serve(json({ code: 'table_full', detail: '' }, 409))
  await assert.rejects(
    takeSeat('ABCDEF', { name: 'Bo' }),
    (error) => error instanceof ApiProblem && error.code === 'table_full',
  )
})

test('a proxy that finds no server, and no network at all, are one problem', async () => {
  serve(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await assert.rejects(listReplays('ABCDEF'), { code: 'server_away' })
  serve(() => Promise.reject(new TypeError('fetch failed')))
  await assert.rejects(listReplays('ABCDEF'), { code: 'server_away' })
})

test('an answer in nobody’s words is a problem inside', async () => {
  serve(() => new Response('oops', { status: 500 }))
  await assert.rejects(listReplays('ABCDEF'), { code: 'internal' })
})

test('a table that is fine explains nothing', async () => {
  serve(json({ table: {} }))
  assert.equal(await explainTable('ABCDEF'), '')
  serve(json({ code: 'no_such_table', detail: '' }, 404))
  assert.equal(await explainTable('ABCDEF'), 'no_such_table')
})
