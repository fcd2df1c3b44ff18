import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'vitest'
import { Words } from '../src/words/fluent.ts'
import { bestLanguage, type Language, LANGUAGES, OWN_NAMES } from '../src/words/languages.ts'

const LOCALES = new URL('../../src/tumbledown/locales/', import.meta.url)

function words(language: Language): Words {
  const folder = new URL(`${language}/`, LOCALES)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ftl'))
  return new Words(
    language,
    files.map((file) => readFileSync(new URL(file, folder), 'utf8')),
  )
}

test('every language of the files is one of the client’s, and calls itself by its own name', () => {
  assert.deepEqual(readdirSync(LOCALES).sort(), [...LANGUAGES].sort())
  assert.equal(new Set(Object.values(OWN_NAMES)).size, LANGUAGES.length)
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
  const made = new Words('en', ['hello = Hello, { $name }!'])
  assert.equal(made.say('hello', { name: '<b>Ada</b>' }), 'Hello, <b>Ada</b>!')
})

test('a message that does not exist is its own id, and a variable that is lacking breaks nothing', () => {
  const made = new Words('en', ['hello = Hello, { $name }!', 'door = Door'])
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
