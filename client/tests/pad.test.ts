/** A phone as a dice tray: the finger on its keys, bars that stay where they are, and what is felt. */

import assert from 'node:assert/strict'
import { describe, test } from 'vitest'
import { type Bars, barsAfter, isNew, NEW_MS, room } from '../src/pad/bars.ts'
import { clicksOf, type Felt, PATTERNS, pulseBetween } from '../src/pad/pulses.ts'
import { keyAt, Slide } from '../src/pad/slide.ts'
import type { TableView } from '../src/generated/wire.ts'
import { Conversation } from '../src/hud/conversation.svelte.ts'
import type { Deed } from '../src/play/deeds.ts'
import { wishedFor } from '../src/screens/table/wishes.ts'
import { FakeTable } from './fake_table.ts'

describe('a finger on the dice', () => {
  const row = { left: 0, top: 400, width: 390, count: 5 }

  test('is on the key below it, up to the edges of the screen', () => {
    assert.deepEqual(
      [0, 77, 78, 389, 400].map((x) => keyAt(x, 450, row)),
      [0, 0, 1, 4, 4],
    )
  })

  test('means nothing once it has gone out at the top, and still the key where it slipped down', () => {
    assert.equal(keyAt(100, 399, row), -1)
    assert.equal(keyAt(100, 700, row), 1)
  })

  test('feels each border, and means the key where it is lifted', () => {
    const slide = new Slide()
    const path = [10, 60, 90, 100, 170]
    assert.deepEqual(
      path.map((x) => slide.move(x, 450, row)),
      [true, false, true, false, true],
    )
    assert.equal(slide.lift(), 2)
    assert.equal(slide.at, -1)
  })

  test('keeps nothing when it is lifted above the keys', () => {
    const slide = new Slide()
    slide.move(10, 450, row)
    assert.ok(slide.move(10, 300, row))
    assert.equal(slide.lift(), -1)
  })
})

describe('the bars', () => {
  const deed = (key: string): Deed => ({ key }) as Deed
  const after = (before: Bars, keys: string, now = 0): Bars => barsAfter(before, [...keys].map(deed), now)
  const seen = (bars: Bars): string => bars.map((bar) => bar?.deed.key ?? '_').join('')

  test('show the likeliest first', () => {
    assert.equal(seen(after([], 'abc')), 'abc')
  })

  test('never move while they are shown: what comes fills what is free', () => {
    const shown = after([], 'bc')
    assert.equal(seen(after(shown, 'abc')), 'bca')
    assert.equal(seen(after(shown, 'c')), '_c_')
    assert.equal(seen(after(after(shown, 'c'), 'ac')), 'ac_')
  })

  test('leave the place of the third to a button where there are more', () => {
    assert.deepEqual(room(4), { places: 2, rest: 2 })
    assert.deepEqual(room(3), { places: 3, rest: 0 })
    assert.equal(seen(after(after([], 'abc'), 'abcd')), 'ab')
  })

  test('cannot be pressed in their first moment, and from then on they can', () => {
    const shown = after([], 'a', 1000)
    const [old, fresh] = after(shown, 'ab', 2000)
    assert.equal(old?.since, 1000)
    assert.ok(!isNew(old, 2000))
    assert.ok(fresh && isNew(fresh, 2000 + NEW_MS - 1))
    assert.ok(!isNew(fresh, 2000 + NEW_MS))
  })
})

describe('what is felt', () => {
  const felt = (can = '', more: Partial<Felt> = {}): Felt => ({
    isRolling: false,
    isAllLocked: false,
    can: new Set(can),
    ...more,
  })
  const rolling = felt('', { isRolling: true })

  test('once when the dice lie, twice when something can be done, long when all are locked', () => {
    assert.equal(pulseBetween(rolling, felt()), 'lie')
    assert.equal(pulseBetween(rolling, felt('a')), 'can')
    assert.equal(pulseBetween(rolling, felt('a', { isAllLocked: true })), 'locked')
  })

  test('nothing while they roll, nor while nothing changes', () => {
    assert.equal(pulseBetween(felt(), rolling), undefined)
    assert.equal(pulseBetween(felt('a'), felt('a')), undefined)
    assert.equal(pulseBetween(felt('ab'), felt('a')), undefined)
  })

  test('also when a mate makes it possible', () => {
    assert.equal(pulseBetween(felt('a'), felt('ab')), 'can')
  })

  test('as many clicks as buzzes', () => {
    assert.deepEqual(
      [PATTERNS.lie, PATTERNS.can, PATTERNS.gong].map((each) => Math.ceil(each.length / 2)),
      [1, 2, 3],
    )
    assert.equal(clicksOf('gong'), 3)
  })
})

describe('those who watch', () => {
  test('wish like those who play, and the most wished comes first', () => {
    const wishes = [
      [0, 'pit'],
      [-1, 'curses'],
      [-1, 'curses'],
      [-1, 'pit'],
      [-1, 'curses'],
    ] as [number, string][]
    const table = { wishes } as unknown as TableView
    assert.deepEqual(
      [...wishedFor(table)],
      [
        ['curses', 3],
        ['pit', 2],
      ],
    )
    assert.deepEqual(
      [...wishedFor(table, (seat) => seat < 0)],
      [
        ['curses', 3],
        ['pit', 1],
      ],
    )
  })

  test('are not written down when they cheer, and nobody is who shows who they are', () => {
    const table = new FakeTable()
    const talk = new Conversation(table)
    talk.start()
    table.tells({ type: 'told', seat: -1, what: 'cheer' })
    table.tells({ type: 'told', seat: 1, what: 'me' })
    assert.deepEqual(talk.lines, [])
    assert.deepEqual([...talk.shown], [1])
    table.tells({ type: 'told', seat: 1, what: 'help' })
    assert.equal(talk.lines.length, 1)
  })
})
