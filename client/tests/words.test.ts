import { FluentBundle, FluentResource } from '@fluent/bundle'
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { compile } from '../compile.ts'
import { Words } from '../src/words/fluent.ts'
import { bestLanguage, type Language, LANGUAGES, OWN_NAMES } from '../src/words/languages.ts'

const LOCALES = new URL('../../src/tumbledown/locales/', import.meta.url)

function texts(language: Language): string[] {
  const folder = new URL(`${language}/`, LOCALES)
  return readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'))
}

function words(language: Language): Words {
  return new Words(language, texts(language).map(compile))
}

test('every language of the files is one of the client’s, and calls itself by its own name', () => {
  assert.deepEqual(readdirSync(LOCALES).sort(), [...LANGUAGES].sort())
  assert.equal(new Set(Object.values(OWN_NAMES)).size, LANGUAGES.length)
})

/** Everything that stands behind a dollar sign, with a value of its own. */
function sampleArgs(text: string, count: number): Record<string, string | number> {
  const names = new Set([...text.matchAll(/\$([\w-]+)/g)].map(([, name]) => name!))
  return Object.fromEntries([...names].map((name) => [name, name === 'side' ? ['north', 'east', 'south', 'west'][count % 4]! : /name|card|what|list|chamber|other|one|effect|steps|price/.test(name) ? `<${name}>` : count]))
}

test('every message is said exactly as Fluent says it, whatever the numbers', () => {
  for (const language of LANGUAGES) {
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts(language)) bundle.addResource(new FluentResource(text))
    const made = words(language)
    for (const text of texts(language)) for (const { id } of new FluentResource(text).body) for (const count of [0, 1, 2, 5, 1234]) {
      const args = sampleArgs(text, count)
      assert.equal(made.say(id, args), bundle.formatPattern(bundle.getMessage(id)!.value!, args, []), `${language} ${id} ${count}`)
    }
  }
})

test('what the page cannot say is told when it is built', () => {
  assert.throws(() => compile('door = Door\n    .title = A door'), /door/)
  assert.throws(() => compile('pi = { NUMBER($pi) }'), /pi/)
  assert.deepEqual(compile('# For all.\n\none = One { "{" }\n\n# Another.\ntwo = { one }, { $name }'), { one: ['One ', '{'], two: [{ m: 'one' }, ', ', { v: 'name' }] })
})

test('plurals come out right in every language', () => {
  const said = LANGUAGES.map((language) => [1, 2].map((count) => words(language).say('missing-torch', { count })))
  assert.deepEqual(said, [
    ['One torch missing', '2 torches missing'],
    ['Il manque une torche', 'Il manque 2 torches'],
    ['Eine Fackel fehlt', '2 Fackeln fehlen'],
    ['Falta una antorcha', 'Faltan 2 antorchas'],
  ])
})

test('names stand in a text as they are, without invisible marks', () => {
  const made = new Words('en', [compile('hello = Hello, { $name }!')])
  assert.equal(made.say('hello', { name: '<b>Ada</b>' }), 'Hello, <b>Ada</b>!')
})

test('a message that does not exist is its own id, and a variable that is lacking breaks nothing', () => {
  const made = new Words('en', [compile('hello = Hello, { $name }!'), compile('door = Door')])
  assert.equal(made.say('no-such-message'), 'no-such-message')
  assert.equal(made.say('hello'), 'Hello, {$name}!')
  assert.equal(made.say('door'), 'Door')
  assert.ok(made.has('door') && !made.has('window'))
})

test('the language is the first wish that there is, whatever its region', () => {
  assert.equal(bestLanguage(['pt-BR', 'de-AT', 'fr']), 'de')
  assert.equal(bestLanguage(['ES_mx']), 'es')
  assert.equal(bestLanguage(['ja', 'zh']), 'en')
  assert.equal(bestLanguage([]), 'en')
})
