/** Whatever a chapter of the rules brings has its words, its picture and its place on the page; what is forgotten is named. */

import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'vitest'
import type { Chapter } from '../src/chapters/chapter.ts'
import { known } from '../src/chapters/known.svelte.ts'
import { type ChamberKind, MODULES, type PieceKind } from '../src/generated/pieces.ts'
import { Words } from '../src/words/fluent.ts'
import { CHAPTERS, learnAll } from './all_chapters.ts'

learnAll()

/** What the rules say that a chapter brings: `generated/chapters/<name>.ts`. */
interface Contract {
  CHAMBERS?: Record<string, ChamberKind>
  PIECES?: Record<string, PieceKind>
  VERBS?: readonly string[]
  QUESTIONS?: readonly string[]
  NOTES?: readonly string[]
}

const GENERATED = import.meta.glob<Contract>('../src/generated/chapters/*.ts', { eager: true })
const CONTRACTS = Object.entries(GENERATED).map(
  ([path, contract]) => [path.split('/').at(-1)!.replace('.ts', ''), contract] as const,
)
const SOURCES = new URL('../src/chapters/', import.meta.url)
const LOCALE = new URL('../../src/tumbledown/locales/en/', import.meta.url)

const kebab = (id: string): string => id.replaceAll('_', '-')
const isEmpty = (contract: Contract): boolean =>
  Object.values(contract).every((each: object) => Object.keys(each).length === 0)
const own = (name: string): Chapter => CHAPTERS[name] ?? {}

/** What somebody can read who has fetched the base game and this chapter. */
function wordsOf(name: string): Words {
  const base = readdirSync(LOCALE).filter((file) => file.endsWith('.ftl'))
  const more = [name, ...(own(name).words ?? [])]
    .map((each) => `chapters/${each}.ftl`)
    .filter((file) => existsSync(new URL(file, LOCALE)))
  return new Words(
    'en',
    [...base, ...more].map((file) => readFileSync(new URL(file, LOCALE), 'utf8')),
  )
}

function sourceOf(name: string): string {
  const folder = new URL(`${name}/`, SOURCES)
  return existsSync(folder)
    ? readdirSync(folder)
        .map((file) => readFileSync(new URL(file, folder), 'utf8'))
        .join('\n')
    : ''
}

/** `check` names what is missing of each chapter. */
function nothingIsMissing(check: (name: string, contract: Contract, words: Words) => string[]): void {
  const missing = CONTRACTS.flatMap(([name, contract]) =>
    check(name, contract, wordsOf(name)).map((what) => `${name}: ${what}`),
  )
  assert.deepEqual(missing, [])
}

const unworded = (words: Words, ids: readonly string[]): string[] =>
  ids.filter((id) => !words.has(id)).map((id) => `no message ${id}`)

test('every chapter has its card at the table, and one that brings something has its folder', () => {
  const looks = MODULES.filter(({ name }) => !existsSync(new URL(`${name}/look.ts`, SOURCES))).map(
    ({ name }) => `chapters/${name}/look.ts`,
  )
  const folders = CONTRACTS.filter(
    ([name, contract]) => name !== 'shared' && !isEmpty(contract) && !CHAPTERS[name],
  ).map(([name]) => `chapters/${name}/index.ts`)
  assert.deepEqual([...looks, ...folders], [])
})

test('every chamber has its stone, its badges, its name, and says what it is for if that is new', () => {
  nothingIsMissing((name, { CHAMBERS = {} }, words) =>
    Object.values(CHAMBERS).flatMap(({ id, icons }) => [
      ...(known.chambers[id] ? [] : [`no chamber ${id}`]),
      ...(name === 'base' || known.faces[id] ? [] : [`no face of ${id}`]),
      ...icons.filter((icon) => !known.badges[icon]).map((icon) => `no badge ${icon}`),
      ...(name === 'shared'
        ? []
        : unworded(words, [`chamber-${kebab(id)}`, ...(name === 'base' ? [] : [`chamber-${kebab(id)}-about`])])),
    ]),
  )
})

test('chambers that several chapters share have their names with each of them', () => {
  const sharing = Object.entries(CHAPTERS).filter(([, { chambers = {} }]) =>
    Object.values(chambers).some(({ chapter }) => chapter === 'shared'),
  )
  assert.ok(sharing.length > 1)
  for (const [name, { chambers = {} }] of sharing)
    assert.deepEqual(
      unworded(
        wordsOf(name),
        Object.keys(chambers).map((id) => `chamber-${kebab(id)}`),
      ),
      [],
      name,
    )
})

test('every piece has its emblem, its words, and a pile that has a place; one that is carried can be taken along', () => {
  nothingIsMissing((_, { PIECES = {} }, words) =>
    Object.values(PIECES).flatMap(({ id, pile, carried }) => [
      ...(known.pieces[id] ? [] : [`no piece ${id}`]),
      ...(known.emblems[id] ? [] : [`no emblem of ${id}`]),
      ...(pile && !known.piles[pile] ? [`no place for the pile ${pile}`] : []),
      ...(carried && !known.tokens[id]?.carry ? [`no sign for carrying ${id}`] : []),
      ...unworded(words, [`card-${kebab(id)}`, `card-${kebab(id)}-effect`, `card-${kebab(id)}-entry`]),
      ...unworded(words, carried ? ['', '-short', '-far'].map((ending) => `deed-carry-${kebab(id)}${ending}`) : []),
    ]),
  )
})

test('every verb that is offered has its record and its words', () => {
  nothingIsMissing((_, { VERBS = [] }, words) =>
    VERBS.flatMap((id) => {
      const verb = known.verbs[id]
      if (!verb) return [`no record of the verb ${id}`]
      const { place, card = id, chambers = [], aim, spot, tool } = verb
      return [
        ...(verb.words || place === 'elsewhere' ? [] : unworded(words, [`deed-${kebab(id)}`])),
        ...chambers
          .filter((kind) => !known.chambers[kind])
          .map((kind) => `${id} is done in ${kind}, which does not exist`),
        ...(place === 'card' && !known.pieces[card] ? [`${id} is done by touching a card that does not exist`] : []),
        ...(aim === 'map' && !spot ? [`${id} is aimed at the map and has no spot there`] : []),
        ...(tool && aim !== 'map' ? [`${id} has a tool and is not aimed at the map`] : []),
        ...unworded(words, aim ? [`temple-aim-${kebab(id)}`] : []),
        ...unworded(words, aim === 'card' ? [`deed-${kebab(id)}-card`] : []),
      ]
    }),
  )
})

test('every record of a verb is of one that is offered', () => {
  const offered = new Set(CONTRACTS.flatMap(([, { VERBS = [] }]) => VERBS))
  assert.deepEqual(
    Object.keys(known.verbs).filter((verb) => !offered.has(verb)),
    ['answer'],
  )
})

test('every question has its record and its words', () => {
  const more = { vote: [], dice: [], seats: ['-choice'], pieces: ['-choice'], tiles: [], words: ['-0'] }
  nothingIsMissing((_, { QUESTIONS = [] }, words) =>
    QUESTIONS.flatMap((kind) => {
      const question = known.questions[kind]
      return question
        ? unworded(
            words,
            ['', '-note', ...more[question.answers]].map((ending) => `temple-ask-${kebab(kind)}${ending}`),
          )
        : [`no record of the question ${kind}`]
    }),
  )
})

test('every pile has its words', () => {
  const piles = Object.entries(CHAPTERS).flatMap(([name, { piles = {} }]) =>
    Object.entries(piles)
      .filter(([, { place }]) => place !== 'map')
      .map(([pile, { lifts, keyWords }]) => ({ name, pile, lifts, keyWords })),
  )
  const missing = piles.flatMap(({ name, pile, lifts, keyWords }) =>
    unworded(wordsOf(name), [
      `temple-pile-${kebab(pile)}`,
      ...(keyWords ? [keyWords] : []),
      ...(lifts ? [`deed-${lifts}-card`] : []),
    ]),
  )
  assert.deepEqual(missing, [])
})

test('every note that a chapter shows is looked at, or is known not to need it', () => {
  nothingIsMissing((name, { NOTES = [] }) =>
    NOTES.filter((note) => !own(name).unseen?.includes(note) && !sourceOf(name).includes(`'${note}'`)).map(
      (note) => `nothing is made of the note ${note}`,
    ),
  )
})

test('whatever a chapter says is in words that are fetched with it', () => {
  nothingIsMissing((name, _, words) =>
    unworded(
      words,
      [...sourceOf(name).matchAll(/\bt\('([a-z0-9-]+)'/g)].map(([, id]) => id!),
    ),
  )
})

test('the watchers see what is missing', () => {
  const words = new Words('en', ['deed-dance = Dance'])
  assert.deepEqual(unworded(words, ['deed-dance', 'deed-sing']), ['no message deed-sing'])
  assert.throws(() => nothingIsMissing((name) => (name === 'base' ? ['a hat'] : [])), /base: a hat/)
})
