import assert from 'node:assert/strict'
import { beforeAll, test } from 'vitest'
import type { ChairView, TableView } from '../src/generated/wire.ts'
import { hostNews } from '../src/screens/shared/hostNews.ts'
import { speak } from '../src/words/words.svelte.ts'

const ada: ChairView = { kind: 'person', name: 'Ada', colour: 0, ready: false, present: true }
const bo: ChairView = { kind: 'person', name: 'Bo', colour: 1, ready: false, present: true }
const nobody: ChairView = { kind: 'nobody', name: '', colour: 0, ready: false, present: false }

const table = (host: number, ...chairs: ChairView[]): TableView => ({
  type: 'TableView',
  code: 'ABCDEF',
  phase: 'gathering',
  host,
  settings: {},
  chairs,
})

beforeAll(() => speak('en'))

test('whoever left is named, and who is host now', () => {
  assert.equal(hostNews(table(0, ada, bo), table(1, nobody, bo), 2), 'Ada has left. Bo is host now.')
  assert.equal(hostNews(table(0, ada, bo), table(1, nobody, bo), 1), 'Ada has left. You are host now.')
})

test('whoever stays away is not said to have left', () => {
  const away = { ...ada, present: false }
  assert.equal(hostNews(table(0, ada, bo), table(1, away, bo), 1), 'Ada is away. You are host now.')
})

test('a table that was handed over has a new host and nobody less', () => {
  assert.equal(hostNews(table(0, ada, bo), table(1, ada, bo), 0), 'Bo is host now.')
})

test('nothing is said while the host is the same person, on whatever chair', () => {
  assert.equal(hostNews(table(1, nobody, ada, bo), table(0, ada, bo, nobody), 1), '')
  assert.equal(hostNews(undefined, table(0, ada), 0), '')
  assert.equal(hostNews(table(0, ada), table(0, nobody), 0), '')
})
