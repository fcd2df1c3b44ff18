/** What is said and heard of the teleport token, of curses that are traded, and of cursed gems. */

import assert from 'node:assert/strict'
import { test } from 'vitest'
import { LOOKS, VALUES } from '../src/chapters/cursed_gems/gems.ts'
import { PIECE_AT } from '../src/generated/wire.ts'
import type { GameEvent } from '../src/generated/wire.ts'
import { learnAll } from './all_chapters.ts'
import { Watched } from './watched.ts'

learnAll()

const at = (where: number, index = 0): number => (where << 10) | index
const [PLACE, SEAT, BESIDE] = [PIECE_AT.at_place, PIECE_AT.at_seat, PIECE_AT.at_beside]
const TOKEN = 'teleport_token'

/** The token goes from one place to another. */
function token(from: number, to: number, seat: number): Watched {
  const watched = new Watched()
  watched.chamber(3, 'exit')
  watched.piece(1, TOKEN, from)
  watched.rests()
  watched.piece(1, TOKEN, to)
  return watched.happens({ type: 'PieceMoved', piece: 1, to, ...(seat < 0 ? {} : { seat }) })
}

test('the token is found, taken, laid down and brought back to the start', () => {
  assert.deepEqual(token(at(BESIDE), at(PLACE, 6), -1).words, ['temple-say-token-found'])
  assert.deepEqual(token(at(PLACE, 6), at(SEAT, 0), 0).words, ['temple-say-token-taken'])
  assert.deepEqual(token(at(PLACE, 6), at(SEAT, 2), 2).words, ['temple-say-token-taken-mate'])
  assert.deepEqual(token(at(SEAT, 0), at(PLACE, 6), 0).words, ['temple-say-token-laid'])
  assert.deepEqual(token(at(SEAT, 2), at(PLACE, 6), 2).words, ['temple-say-token-laid-mate'])
  assert.deepEqual(token(at(PLACE, 6), at(PLACE, 0), -1).words, ['temple-say-token-back'])
})

test('whoever goes through the link is told from whoever walks', () => {
  const step: GameEvent = { type: 'AdventurerMoved', figure: 0, to: 6, means: 3, seat: 0 }
  const rest: GameEvent = { type: 'TimerSet', id: 4, name: 'link_rests', at: 1000, rank: 0, args: [0] }
  const jumped = new Watched().happens(rest, step)
  assert.deepEqual([jumped.words, jumped.sounds.length], [['temple-say-token-jump'], 1])
  assert.ok(!new Watched().happens(step).words.includes('temple-say-token-jump'))
})

test('a trade is one sentence besides those of its cards', () => {
  const watched = new Watched()
  watched.piece(1, 'trap', at(SEAT, 0))
  watched.rests()
  watched.piece(2, 'extra_gem', at(SEAT, 0))
  watched.piece(1, '')
  const told = watched.happens(
    { type: 'Noted', scope: 'exchange_teleport', key: 'traded', value: 1 },
    { type: 'PieceMoved', piece: 1, to: 0, seat: 0 },
    { type: 'PieceMoved', piece: 2, to: at(SEAT, 0), seat: 0 },
  )
  assert.ok(told.words.includes('temple-say-traded'))
  const left = new Watched().happens({ type: 'Noted', scope: 'exchange_teleport', key: 'traded', value: 0 })
  assert.deepEqual(left.words, [], 'to leave is no trade')
})

test('a position token is no treasure', () => {
  const watched = new Watched()
  watched.piece(5, '', at(PLACE, 6), 'gem_positions')
  const found: GameEvent = { type: 'ChamberPlaced', tile: 3, cell: 9, turn: 0, by: 0 }
  const { words } = watched.happens(found, { type: 'PieceMoved', piece: 5, to: at(PLACE, 6), face_up: false })
  assert.ok(words.includes('temple-say-position-lies'))
  assert.ok(!words.includes('temple-say-treasure-lies'))
})

const announced = (what: string, ...args: number[]): Watched => new Watched().happens({ type: 'Announced', what, args })

test('what is told of a token has to be remembered: it is said and not written down', () => {
  for (const [what, args] of [
    ['gem_hint', [3, 5, 2, 0, 1]],
    ['position_looked_at', [3, 5, 2]],
  ] as const) {
    const { sayings } = announced(what, ...args)
    assert.deepEqual(
      sayings.map(({ isFleeting }) => isFleeting),
      [true],
      what,
    )
  }
  assert.equal(announced('gem_returned', 3, 0, 1).sayings[0]!.isFleeting, false)
})

test('a gem that is back is told of, and that all are', () => {
  assert.deepEqual(announced('gem_returned', 3, 0, 1).words, ['temple-say-gem-back'])
  assert.deepEqual(announced('gem_returned', 3, 2, 1).words, ['temple-say-gem-back-mate'])
  assert.deepEqual(announced('gem_returned', 3, 2, 0).words, ['temple-say-gems-all-back'])
})

test('any two features tell a gem from all others, so that nobody needs to see colours', () => {
  const looks = Object.values(LOOKS)
  for (const [one, other] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const)
    assert.equal(new Set(looks.map((each) => `${each[one]} ${each[other]}`)).size, looks.length)
  assert.ok(looks.every((each) => each.every((value, n) => (VALUES[n] as readonly string[]).includes(value))))
})
