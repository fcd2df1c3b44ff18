/** What this browser remembers of its games: the last ones, the best ones, and all of it as a file. */

import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Progress } from '../src/chapters/challenges/progress.ts'
import type { Story } from '../src/generated/wire.ts'
import { playedGame } from '../src/screens/end/note.ts'
import { Belongings } from '../src/screens/history/belongings.ts'
import { replayIn } from '../src/screens/history/game.ts'
import { type Best, bestOf, Records } from '../src/screens/history/records.ts'
import { rowsOf } from '../src/screens/history/rows.ts'
import { gameTitle } from '../src/screens/history/titles.ts'
import { when } from '../src/screens/history/when.ts'
import { type PlayedGame, PlayedGames } from '../src/screens/played.ts'
import { KeptMixes } from '../src/screens/presets.ts'
import { Visits } from '../src/screens/today.ts'
import { Kept } from '../src/wire/kept.ts'

const name = (n: number): string => n.toString(16).padStart(16, '0')

function played(more: Partial<PlayedGame> = {}): PlayedGame {
  const game = { game: name(1), at: 1000, won: true, took: 480_000, left: 60_000, colours: [0, 1], chapters: [] }
  return { ...game, mix: '/mix/normal/base', day: '', ...more }
}

const best = (more: Partial<Best> = {}): Best => ({
  ...{ game: name(1), at: 1000, mix: '/mix/normal/base', players: 2, took: 480_000 },
  ...more,
})

const ATTEMPT = {
  ...{ game: name(9), challenge: '1a', players: 3, won: true, took_ms: 300_000, left_ms: 1, gems_left: 0 },
  ended_at: 5,
}

function browser(): { all: Belongings; games: PlayedGames; bests: Records; challenges: Progress; mixes: KeptMixes } {
  const store = new Kept(null)
  const [games, bests, challenges, mixes] = [
    new PlayedGames(store),
    new Records(store),
    new Progress(store),
    new KeptMixes(store),
  ]
  return { all: new Belongings(games, bests, challenges, mixes), games, bests, challenges, mixes }
}

function used(): ReturnType<typeof browser> {
  const found = browser()
  found.games.note(played())
  found.bests.add([best()])
  found.challenges.note([ATTEMPT])
  found.mixes.save('Ours', { modules: ['curses'], difficulty: 'normal', variants: [] })
  return found
}

test('a game is noted with its mix and with what was left on the clock', () => {
  const story = {
    ...{ won: true, reason: '', why: '', ended_at: 480_000, gems: 0, chambers: 0, moments: [], figures: [], kept: [] },
    settings: { modules: ['curses'], difficulty: 'expert' },
    countdowns: [[1, 2] as [number, number], [590_000, 600_000] as [number, number]],
  } satisfies Story
  const game = playedGame(story, { game: name(1), at: 1, colours: [0], day: '' })
  assert.deepEqual([game.mix, game.left, game.took], ['/mix/expert/curses', 120_000, 480_000])
  assert.equal(playedGame({ ...story, countdowns: [] }, { game: name(1), at: 1, colours: [0], day: '' }).left, -1)
})

test('the last twenty games stay, the latest first, each of them once', () => {
  const { games } = browser()
  for (let n = 0; n < 30; n += 1) games.note(played({ game: name(n), at: n }))
  games.note(played({ game: name(29), at: 99 }))
  assert.equal(games.all().length, 20)
  assert.deepEqual([games.all()[0]!.at, games.all().at(-1)!.at], [29, 10])
})

test('games that were noted without mix and time left can still be read', () => {
  const { games } = browser()
  const { mix: _mix, left: _left, ...old } = played()
  assert.equal(games.add([old as PlayedGame]), 1)
  assert.deepEqual([games.all()[0]!.mix, games.all()[0]!.left], ['', -1])
})

test('each mix has its best time for each number of players', () => {
  const { bests } = browser()
  assert.equal(bests.add([best(), best({ game: name(2), players: 3, took: 500_000 })]), 2)
  assert.equal(bests.add([best({ game: name(3), took: 490_000 })]), 0)
  assert.equal(bests.add([best({ game: name(4), took: 400_000 })]), 1)
  assert.deepEqual(
    bests
      .all()
      .map(({ game }) => game)
      .toSorted(),
    [name(2), name(4)],
  )
})

test('a record was won by the clock, and in no challenge', () => {
  assert.equal(bestOf(played()).length, 1)
  assert.deepEqual(bestOf(played({ won: false })), [])
  assert.deepEqual(bestOf(played({ left: -1 })), [])
  assert.deepEqual(bestOf(played({ mix: '' })), [])
  assert.deepEqual(bestOf(played({ mix: '/mix/normal/challenges+characters/challenges.1a' })), [])
})

test('records of mixes come before those of challenges, each with its sizes of teams', () => {
  const { challenges } = used()
  const rows = rowsOf([best({ players: 3 }), best(), best({ mix: '/mix/expert/base' })], (each) => challenges.of(each))
  assert.deepEqual(
    rows.map(({ difficulty, bests }) => [difficulty, bests.map(({ players }) => players)]),
    [
      ['', [2, 3]],
      ['expert', [2]],
      ['', [3]],
    ],
  )
})

test('a file takes everything to another browser, and a second time nothing is new', () => {
  const [here, there] = [used(), browser()]
  assert.deepEqual(there.all.imported(here.all.exported()), { fresh: 4 })
  assert.deepEqual(there.all.imported(here.all.exported()), { fresh: 0 })
  assert.equal(there.all.exported(), here.all.exported())
})

test('a file with nothing but challenges can still be read', () => {
  const { all, challenges } = browser()
  const file = JSON.stringify({ format: 'tumbledown-challenges', attempts: [ATTEMPT] })
  assert.deepEqual(all.imported(file), { fresh: 1 })
  assert.deepEqual(challenges.all(), [ATTEMPT])
})

test('of a foreign, damaged or newer file nothing is taken, and nothing is lost', () => {
  const { all } = used()
  const before = all.exported()
  for (const text of ['', 'null', '3', '[]', '{"format":"other"}', before.slice(0, -9)])
    assert.deepEqual(all.imported(text), { fault: 'foreign' }, text)
  for (const version of [2, 'x', null, undefined]) {
    const file = JSON.stringify({ format: 'tumbledown', version, games: [played({ game: name(7) })] })
    assert.deepEqual(all.imported(file), { fault: 'newer' }, String(version))
  }
  assert.equal(all.exported(), before)
})

test('what is nonsense within a file is left out', () => {
  const { all } = browser()
  const nonsense = [null, 3, {}, played({ game: '../../x' }), played({ colours: [7] }), played({ took: Number.NaN })]
  const records = [null, best({ game: 'x' }), best({ players: 0 }), best({ mix: '/mix/normal/no_such_chapter' })]
  const file = { format: 'tumbledown', version: 1, games: nonsense, records, attempts: [null], mixes: [{}, 3] }
  assert.deepEqual(all.imported(JSON.stringify(file)), { fresh: 0 })
})

test('mixes of a file never push out those that are there, nor replace one of the same name', () => {
  const [here, there] = [browser(), used()]
  const mix = { modules: [], difficulty: 'expert', variants: [] }
  for (const each of ['Ours', ...Array.from({ length: 11 }, (_, n) => `mix ${n}`)]) here.mixes.save(each, mix)
  there.mixes.save('Mine', mix)
  assert.deepEqual(there.all.imported(here.all.exported()), { fresh: 10 })
  const names = there.mixes.all().map((each) => each.name)
  assert.equal(names.length, 12)
  assert.deepEqual(names.slice(0, 2), ['Mine', 'Ours'])
  assert.deepEqual(there.mixes.all()[1]!.mix.modules, ['curses'])
})

test('a link to a replay and the number of a game lead there, to the same moment', () => {
  const game = '0123456789abcdef'
  assert.equal(replayIn(` ${game.toUpperCase()} `), `/r/${game}`)
  assert.equal(replayIn(`https://tumbledown.example/r/${game}`), `/r/${game}`)
  assert.equal(replayIn(`http://localhost:8642/r/${game}#t=4:07&by=2`), `/r/${game}#t=4:07&by=2`)
  for (const text of ['', 'ABC·DEF', game.slice(1), `${game}0`, 'https://tumbledown.example/t/ABCDEF'])
    assert.equal(replayIn(text), '', text)
})

test('a game is called by its day, its challenge, its preset or its chapters', () => {
  const title = (more: Partial<PlayedGame>): string => gameTitle(played(more))
  assert.equal(title({ day: '2026-11-16' }), 'home-last-day')
  assert.equal(title({ mix: '/mix/normal/challenges+characters/challenges.1a' }), 'home-last-challenge')
  assert.equal(title({ mix: '/mix/normal/curses+treasures' }), 'table-preset-classic')
  assert.equal(title({ mix: '/mix/normal/curses' }), 'curses')
  assert.equal(title({ mix: '', chapters: ['curses', 'pit', 'illusions', 'fountain'] }), 'home-last-chapters')
})

test('days are counted from midnight, and what is long past has a date', () => {
  const now = new Date(2026, 10, 19, 0, 30)
  assert.equal(when(new Date(2026, 10, 18, 23, 50).getTime(), now), 'yesterday')
  assert.equal(when(new Date(2026, 10, 19, 0, 10).getTime(), now), 'today')
  assert.match(when(new Date(2026, 9, 1).getTime(), now), /2026/)
})

test('this browser knows whether it has been inside the temple of a day', () => {
  const visits = new Visits(new Kept(null))
  assert.equal(visits.has('2026-11-16'), false)
  visits.note('2026-11-16')
  assert.equal(visits.has('2026-11-16'), true)
  assert.equal(visits.has('2026-11-17'), false)
})
