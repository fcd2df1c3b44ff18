import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const SOURCES = new URL('../src/', import.meta.url)
/** A state that Svelte would look into: neither raw, nor a plain value, nor something that comes later. */
const STATE = /\$state(<[^()]*>)?\(([^()]*)\(?/g
const PLAIN = /^(?:|'[^']*'|-?\d+|true|false|null|undefined)$/
const OBJECTS = /\[\]|\{|\b(?:Record|Map|Set|Array)</

function deepStates(text: string): string[] {
  return [...text.matchAll(STATE)].flatMap(([found, type = '', initial = '']) => (PLAIN.test(initial) && !OBJECTS.test(type) ? [] : [found]))
}

test('no state is looked into: objects in one are exchanged, so the page does without the code for it', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => /\.svelte(?:\.ts)?$/.test(name))
  assert.ok(files.length > 50)
  const found = files.flatMap((name) => deepStates(readFileSync(new URL(name, SOURCES), 'utf8')).map((state) => `${name}: ${state}`))
  assert.deepEqual(found, [], 'write $state.raw')
})

test('states that hold objects are seen, and plain ones are left alone', () => {
  assert.equal(deepStates("$state([]) $state({ a: 1 }) $state<Bubble[]>() $state(kept.read(KEY)) $state<Record<string, string>>({})").length, 5)
  assert.deepEqual(deepStates("$state(0) $state('') $state<HTMLElement>() $state<'' | 'won'>('') $state.raw([]) $state.raw<number[]>([])"), [])
})
