import assert from 'node:assert/strict'
import { test } from 'vitest'
import { routeOf } from '../src/route.ts'
import { type Scene, screenFor } from '../src/screen.ts'

test('home is at the root, a table at its code, and nothing anywhere else', () => {
  assert.deepEqual(routeOf('/'), { screen: 'home' })
  assert.deepEqual(routeOf('/t/ABC234'), { screen: 'table', code: 'ABC234', isTray: false })
  assert.deepEqual(routeOf('/t/abc234/'), { screen: 'table', code: 'ABC234', isTray: false })
  for (const path of ['/t/', '/t/ABC/DEF', '/nowhere', '/t']) assert.deepEqual(routeOf(path), { screen: 'nowhere' })
})

test('an address that cannot be decoded is a table that nobody knows', () => {
  assert.deepEqual(routeOf('/t/%E0%A4%A'), { screen: 'table', code: '%E0%A4%A', isTray: false })
})

test('a dice tray is a table too, also in the capitals of a code that is scanned', () => {
  for (const path of ['/p/abc234', '/P/ABC234', '/p/ABC234/'])
    assert.deepEqual(routeOf(path), { screen: 'table', code: 'ABC234', isTray: true })
  assert.deepEqual(routeOf('/p/'), { screen: 'nowhere' })
})

const scene = (more: Partial<Scene>): Scene => ({
  status: 'live',
  snag: '',
  phase: 'gathering',
  isAtTable: false,
  isLingering: false,
  ...more,
})

test('the screen follows the life of the table', () => {
  assert.equal(screenFor(scene({ phase: 'gathering' })), 'table')
  for (const phase of ['calling', 'playing', 'paused']) assert.equal(screenFor(scene({ phase })), 'temple')
  assert.equal(screenFor(scene({ phase: 'over' })), 'end')
})

test('a lost line changes nothing about the screen', () => {
  assert.equal(screenFor(scene({ status: 'lost', snag: 'server_away', phase: 'playing' })), 'temple')
})

test('the collapse is seen to its end before the end is told', () => {
  assert.equal(screenFor(scene({ phase: 'over', isLingering: true })), 'temple')
})

test('from the end one can go back to the table', () => {
  assert.equal(screenFor(scene({ phase: 'over', isAtTable: true })), 'table')
})

test('before anything is known the way is shown, or what is in it', () => {
  assert.equal(screenFor(scene({ status: 'connecting', phase: '' })), 'opening')
  assert.equal(screenFor(scene({ status: 'connecting', phase: '', snag: 'server_away' })), 'trouble')
})

test('a goodbye for good is told whatever was on the screen', () => {
  assert.equal(screenFor(scene({ status: 'ended', phase: 'playing' })), 'trouble')
})
