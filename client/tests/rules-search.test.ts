/** Searching the rulebook as one types: what is found, in which order, and what of it is marked. */

import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type Findable, folded, marked, search } from '../src/rules/search.ts'

const entry = (sort: Findable['sort'], title: string, text: string, more = '', id = title): Findable => ({
  sort,
  title,
  text,
  address: `/rules/${id}`,
  more,
})

const ENTRIES = [
  entry('card', 'Large torch', 'Make your chamber safe for the next slam.'),
  entry('card', 'Poison', 'A slam costs you one die.', 'It strikes twice.'),
  entry('chapter', 'Illusions', 'Chambers that vanish at the slam'),
  entry('rule', 'Base: The clock', 'A slam ends each countdown.', '', 'base#base.countdown.end'),
  entry('rule', 'Base: The slam', 'Whoever is outside loses a die.', '', 'base#base.slam.lose_die'),
  entry('rule', 'Base: Masken', 'Schlüssel für die größte Tür.'),
]
const found = (query: string, others: Record<string, string> = {}) => search(query, { findables: ENTRIES, others })
const titles = (entries: readonly Findable[]): string[] => entries.map(({ title }) => title)

test('accents and capitals do not count', () => {
  assert.equal(folded('  Größte  TÜR, l’Été '), "grosste tur, l'ete")
  assert.equal(found('GROSSTE schlussel').count, 1)
})

test('a rule whose heading says it is the answer in short; then come things, then other rules', () => {
  const { short, things, rules, count } = found('slam')
  assert.equal(short?.title, 'Base: The slam')
  assert.deepEqual(titles(things), ['Large torch', 'Poison', 'Illusions'])
  assert.deepEqual(titles(rules), ['Base: The clock'])
  assert.equal(count, 5)
})

test('all words must be there, wherever they stand', () => {
  assert.deepEqual(titles(found('poison twice').things), ['Poison'])
  assert.equal(found('poison thrice').count, 0)
})

test('another word for a thing finds it, and what is found is marked by our word', () => {
  const { short, wanted } = found('Doors close', { 'doors close': 'slam' })
  assert.equal(short?.title, 'Base: The slam')
  assert.deepEqual(wanted, ['slam'])
})

test('what is called exactly so comes before what only speaks of it', () => {
  const findables = [entry('card', 'Antidote', 'Poison, poison and poison'), entry('card', 'Poison', 'One die.')]
  assert.deepEqual(titles(search('poison', { findables, others: {} }).things), ['Poison', 'Antidote'])
})

test('a rule is found by its id, but not by an English word in it', () => {
  assert.equal(found('lose_die').count, 0)
  assert.equal(found('base.slam.lose_die').short?.text, 'Whoever is outside loses a die.')
})

test('nothing is looked for while nothing is typed, and signs of patterns are letters like others', () => {
  assert.equal(found('  ').count, 0)
  assert.equal(found('(slam').count, 0)
})

test('the words that were looked for are marked where they stand, accents or not', () => {
  assert.deepEqual(marked('Die größte Tür', ['grosste', 'tur']), [
    { text: 'Die ', isMarked: false },
    { text: 'größte', isMarked: true },
    { text: ' ', isMarked: false },
    { text: 'Tür', isMarked: true },
  ])
})
