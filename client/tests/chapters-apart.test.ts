/** A chapter is named in its own folder and nowhere else on the page. */

import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'vitest'

const SOURCES = new URL('../src/', import.meta.url)

interface Contract {
  CHAMBERS?: object
  PIECES?: object
  VERBS?: readonly string[]
  QUESTIONS?: readonly string[]
  NOTES?: readonly string[]
}

const GENERATED = import.meta.glob<Contract>('../src/generated/chapters/*.ts', { eager: true })
/** Costs and other tables of a chapter speak of it in words that are everybody's. */
const NAMING: readonly string[] = ['CHAMBERS', 'PIECES', 'VERBS', 'QUESTIONS', 'NOTES']
const ids = (contract: Contract): string[] =>
  Object.entries(contract).flatMap(([name, each]) =>
    !NAMING.includes(name) ? [] : Array.isArray(each) ? each.map(String) : Object.keys(each),
  )
const CONTRACTS = Object.entries(GENERATED).map(
  ([path, contract]) => [path.split('/').at(-1)!.replace('.ts', ''), ids(contract)] as const,
)
const BASE = new Set(CONTRACTS.find(([name]) => name === 'base')![1])

/** Messages about something: the rest of their ids begins with its name. */
const ABOUT =
  /['"`](?:deed|deed-carry|card|chamber|module|refused|table-module|table-variant|temple-(?:aim|ask|key|pile|say|tell))-([a-z0-9-]+)/g
const LITERAL = /['"`]([a-z][a-z0-9_]*)['"`]/g
const LONG_WORD = /\b[a-z0-9]+(?:_[a-z0-9]+)+\b/g

/** Comments may tell of anything, and one attribute of HTML has words of its own. */
const code = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|^\s*\/\/.*$|autocapitalize="\w+"/gm, '')

function namedIn(text: string, wanted: ReadonlySet<string>): string[] {
  const plain = code(text)
  const words = [...plain.matchAll(LITERAL)].map(([, word]) => word!)
  const long = [...plain.matchAll(LONG_WORD)].map(([word]) => word)
  const told = [...plain.matchAll(ABOUT)].flatMap(([, rest]) =>
    [...wanted].filter((id) => `${rest!}-`.startsWith(`${id.replaceAll('_', '-')}-`)),
  )
  return [...new Set([...words, ...long].filter((word) => wanted.has(word)).concat(told))]
}

const FILES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:ts|svelte)$/.test(file) && !file.startsWith('generated/'))
  .map((file) => ({ file, text: readFileSync(new URL(file, SOURCES), 'utf8') }))

for (const [name, brought] of CONTRACTS.filter(([each]) => each !== 'base')) {
  test(`the chapter ${name} is named in its own folder only`, () => {
    const wanted = new Set([...(name === 'shared' ? [] : [name]), ...brought.filter((id) => !BASE.has(id))])
    const elsewhere = FILES.filter(({ file }) => !file.startsWith(`chapters/${name}/`)).flatMap(({ file, text }) =>
      namedIn(text, wanted).map((id) => `${file}: ${id}`),
    )
    assert.deepEqual(elsewhere, [])
  })
}

test('names are seen as literals, as long words and in the ids of messages, but not in comments', () => {
  const wanted = new Set(['pit', 'lost_treasure', 'trap'])
  assert.deepEqual(namedIn("kind === 'pit'", wanted), ['pit'])
  assert.deepEqual(namedIn('lost_treasure: emblem', wanted), ['lost_treasure'])
  assert.deepEqual(namedIn("t('card-trap-effect') + t(`temple-say-pit`)", wanted).sort(), ['pit', 'trap'])
  assert.deepEqual(namedIn("/** the pit */ t('deed-trapdoor') // 'pit'\n'spit'", wanted), ['pit'])
  assert.deepEqual(namedIn("  // a 'pit'\n<!-- 'trap' -->", wanted), [])
})
