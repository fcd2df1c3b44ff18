/** Challenges on the page: what a table with one plays, what costs its mark, and what this browser remembers. */

import assert from 'node:assert/strict'
import { test } from 'vitest'
import {
  added,
  ALL,
  blockOf,
  challengeNamed,
  challengeOf,
  isChalice,
  isLate,
  leave,
  linkTo,
  missing,
  numberIn,
  partOf,
  restored,
  settingsFor,
  STEPS,
  turnLate,
} from '../src/chapters/challenges/challenges.ts'
import { Progress } from '../src/chapters/challenges/progress.ts'
import { MODULES } from '../src/generated/pieces.ts'
import type { AttemptShown, Settings } from '../src/generated/wire.ts'
import { isBad, linkTo as mixLink, mixOf, readMix } from '../src/screens/mix.ts'
import { completed, touched } from '../src/screens/modules.ts'
import { fixedBy } from '../src/screens/numbers.ts'
import { played, offered } from '../src/screens/presets.ts'
import { routeOf } from '../src/route.ts'
import { Kept } from '../src/wire/kept.ts'

const named = (id: string) => challengeNamed(id)!
const attempt = (more: Partial<AttemptShown> = {}): AttemptShown => ({
  game: 'g',
  challenge: '1a',
  players: 3,
  won: true,
  took_ms: 500_000,
  left_ms: 90_000,
  gems_left: 0,
  ended_at: 1_700_000_000,
  ...more,
})
const fresh = (): Progress => new Progress(new Kept(null))

// -------------------------------------------------------------------- as data
test('there are twenty-six on seven steps', () => {
  assert.equal(ALL.length, 26)
  assert.deepEqual(
    STEPS.map(({ challenges }) => challenges.length),
    [4, 4, 4, 4, 4, 5, 1],
  )
  assert.deepEqual([named('3b').quests, named('3b').extraGems, blockOf(named('3b'))], [1, 3, 14])
  assert.deepEqual(
    ALL.filter(isChalice).map(({ id }) => id),
    ['3b', '3c', '5c'],
  )
})

test('every challenge has an address, and so has the list', () => {
  assert.deepEqual(routeOf('/challenges'), { screen: 'challenge', id: '' })
  for (const each of ALL) assert.deepEqual(routeOf(linkTo(each)), { screen: 'challenge', id: each.id })
  assert.deepEqual(routeOf('/challenges/a/b'), { screen: 'nowhere' })
})

test('a table that plays one is known by its settings, and one that left it is not', () => {
  for (const each of ALL) {
    const settings = settingsFor(each)
    assert.equal(challengeOf(settings), each)
    assert.equal(challengeOf({ ...settings, ...leave(settings) }), undefined)
  }
  assert.equal(challengeOf({ modules: ['treasures'], variants: ['challenges.3b'] }), undefined)
})

test('what may be added costs nothing, anything else costs the mark, and it can be brought back', () => {
  const challenge = named('3b')
  assert.equal(partOf(challenge, 'treasures'), 'own')
  assert.equal(partOf(challenge, 'pit'), 'free')
  assert.equal(partOf(challenge, 'traps'), 'foreign')
  const whole = settingsFor(challenge, ['sixth_adventurer'])
  assert.deepEqual(added(challenge, whole), [])
  const changed: Settings = {
    ...whole,
    modules: [...whole.modules!.filter((name) => name !== 'treasures'), 'pit', 'traps'],
    variants: [...whole.variants!, 'special_chambers.no_treasure_chamber'],
    practice: true,
  }
  assert.deepEqual([added(challenge, changed), missing(challenge, changed)], [['traps'], ['treasures']])
  const back = { ...changed, ...restored(challenge, changed) }
  assert.deepEqual([added(challenge, back), missing(challenge, back)], [[], []])
  assert.ok(back.modules!.includes('pit') && back.modules!.includes('sixth_adventurer'))
  assert.deepEqual([back.practice, back.variants], [false, whole.variants])
  assert.equal(challengeOf(back), challenge)
})

test('how many quests there are is not chosen within a challenge', () => {
  const inPlay = [{}, { setsNumbers: numberIn }]
  for (const each of ALL) {
    const settings: Settings = { ...settingsFor(each), numbers: [['quests', 3]] }
    assert.equal(fixedBy(inPlay, 'quests', settings), each.quests)
    assert.equal(fixedBy(inPlay, 'traps', settings), undefined)
    assert.equal(fixedBy(inPlay, 'quests', { ...settings, ...leave(settings) }), undefined)
  }
  assert.equal(fixedBy([{}], 'quests', settingsFor(named('1d'))), undefined)
})

test('the late exit is one variant more or less', () => {
  const settings = settingsFor(named('5a'))
  const late = { ...settings, ...turnLate(settings, true) }
  assert.ok(isLate(late) && !isLate(settings))
  assert.deepEqual(turnLate(late, false).variants, settings.variants)
  assert.equal(challengeOf(late)?.id, '5a')
})

test('touching a card keeps the challenge, a preset leaves it', () => {
  const { modules = [] } = settingsFor(named('3b'))
  assert.ok(touched(MODULES, modules, 'pit').includes('challenges'))
  assert.ok(touched(MODULES, modules, 'treasures').includes('challenges'))
  assert.deepEqual(completed(MODULES, ['challenges', 'pit']), ['challenges', 'pit'])
  assert.equal(challengeOf(played(offered()[1]!, settingsFor(named('3b')))), undefined)
})

test('a mix with a challenge in it can be sent as a link', () => {
  const settings = { ...settingsFor(named('4c')), modules: [...settingsFor(named('4c')).modules!, 'pit'] }
  const found = readMix(mixLink(mixOf(settings)).split('/').slice(2))
  assert.ok(!isBad(found))
  assert.equal(challengeOf(found)?.id, '4c')
  assert.ok(found.modules.includes('pit'))
})

// -------------------------------------------------------------------- what is remembered
test('a game is noted once, and the best time counts for each number of players', () => {
  const progress = fresh()
  assert.equal(progress.note([attempt(), attempt({ game: 'h', took_ms: 400_000 })]), 2)
  assert.equal(progress.note([attempt({ took_ms: 1 })]), 0)
  progress.note([attempt({ game: 'i', players: 2, took_ms: 450_000 })])
  progress.note([attempt({ game: 'j', won: false, gems_left: 2 }), attempt({ game: 'k', won: false, gems_left: 5 })])
  const standing = progress.of(named('1a'))
  assert.deepEqual([standing.tries, standing.wins, standing.best?.game, standing.closest], [5, 3, 'h', 2])
  assert.deepEqual(
    standing.byPlayers.map(({ players, took_ms }) => [players, took_ms]),
    [
      [2, 450_000],
      [3, 400_000],
    ],
  )
  assert.deepEqual(progress.of(named('1b')), {
    tries: 0,
    wins: 0,
    best: undefined,
    byPlayers: [],
    closest: undefined,
  })
})

test('the next one is the first behind it that is not passed, and else the easiest', () => {
  const progress = fresh()
  assert.equal(progress.next()?.id, '1a')
  progress.note([attempt({ challenge: '3b' }), attempt({ game: 'h', challenge: '3c' })])
  assert.equal(progress.next(named('3b'))?.id, '3d')
  assert.equal(progress.next(named('ultimate'))?.id, '1a')
  assert.equal(progress.next()?.id, '1a')
  progress.note(ALL.map(({ id }) => attempt({ game: id, challenge: id })))
  assert.equal(progress.next(), undefined)
  assert.equal(progress.passed().length, 26)
})

test('of very many games those that were won stay', () => {
  const progress = fresh()
  progress.note([attempt()])
  progress.note(Array.from({ length: 900 }, (_, n) => attempt({ game: `lost ${n}`, won: false })))
  assert.equal(progress.all().length, 600)
  assert.equal(progress.passed().length, 1)
  assert.equal(progress.all().at(-1)?.game, 'lost 899')
})
