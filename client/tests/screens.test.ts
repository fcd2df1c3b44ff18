import assert from 'node:assert/strict'
import { test } from 'vitest'
import { PACES, SOUNDTRACKS, type Module } from '../src/generated/pieces.ts'
import { CODE, type ChairView, type TableView } from '../src/generated/wire.ts'
import { codeIn, pathOf, spaced, spelled } from '../src/screens/code.ts'
import { hasErrand, leaveErrand, takeErrand } from '../src/screens/errand.ts'
import { Identity, tidy } from '../src/screens/me.ts'
import { cards, touched } from '../src/screens/modules.ts'
import { choices, turned } from '../src/screens/variants.ts'
import { awaited, gongsOf, paceOf, seated } from '../src/screens/table/lobby.ts'
import { Kept, type Shelf } from '../src/wire/kept.ts'

// -------------------------------------------------------------------- codes
const SAMPLE = CODE.alphabet.slice(-CODE.length)

test('a code is found in whatever people paste', () => {
  for (const text of [
    SAMPLE,
    SAMPLE.toLowerCase(),
    ` ${SAMPLE}\n`,
    spaced(SAMPLE),
    SAMPLE.slice(0, 3) + '-' + SAMPLE.slice(3),
    `https://temple.example/t/${SAMPLE}`,
    `HTTPS://TEMPLE.EXAMPLE/P/${SAMPLE}`,
    `come! http://localhost:8642/t/${SAMPLE.toLowerCase()}?x=1#y`,
  ]) {
    assert.equal(codeIn(text), SAMPLE, text)
  }
})

test('what is no code is not taken for one', () => {
  for (const text of ['', 'hello', `${SAMPLE}A`, 'I1O0LL', 'https://temple.example/', '<b>'])
    assert.equal(codeIn(text), '', text)
})

test('a code is shown in halves, spelled for a voice, and leads to its table', () => {
  assert.equal(spaced('ABCDEF'), 'ABC·DEF')
  assert.equal(spelled('ABC'), 'A B C')
  assert.equal(codeIn(pathOf(SAMPLE)), SAMPLE)
})

// -------------------------------------------------------------------- who I am
function shelf(): Shelf {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

test('somebody new gets a name and a colour, and keeps them', () => {
  const store = shelf()
  const first = new Identity(new Kept(store), () => 0.3).get()
  assert.ok(first.name.length > 1)
  assert.deepEqual(new Identity(new Kept(store), () => 0.9).get(), first)
})

test('a chosen name is remembered as the server would write it', () => {
  const store = shelf()
  const identity = new Identity(new Kept(store))
  identity.set({ name: '  Inés \n of  the Cave ', colour: 4 })
  assert.deepEqual(new Identity(new Kept(store)).get(), { name: 'Inés of the Cave', colour: 4 })
  assert.equal([...tidy('🐍'.repeat(40))].length, 24)
})

test('what somebody else wrote into the store does no harm', () => {
  const store = shelf()
  for (const value of ['null', '{"name":7}', '{"name":"Bo","colour":99}', 'nonsense', '{"name":"  "}']) {
    store.setItem('tumbledown.me', value)
    const me = new Identity(new Kept(store), () => 0).get()
    assert.ok(me.name && me.colour >= 0 && me.colour < 6, value)
  }
})

// -------------------------------------------------------------------- modules
const module = (name: string, requires: string[] = [], excludes: string[] = []): Module => ({
  name,
  requires: ['base', ...requires],
  excludes,
  seats: 5,
  variants: [],
  brings: [],
  numbers: [],
})
const ALL: Module[] = [
  { name: 'base', requires: [], excludes: [], seats: 5, variants: [], brings: [], numbers: [] },
  module('cave'),
  module('bats', ['cave']),
  module('owls', ['bats']),
  module('sun', [], ['cave']),
]

test('the base game is no card: it is always in', () => {
  assert.deepEqual(
    cards(ALL, []).map((card) => card.name),
    ['cave', 'bats', 'owls', 'sun'],
  )
})

test('a card pulls in what it needs, however far', () => {
  assert.deepEqual(touched(ALL, [], 'owls'), ['cave', 'bats', 'owls'])
  assert.deepEqual(cards(ALL, [])[2]!.brings.toSorted(), ['bats', 'cave'])
  assert.deepEqual(cards(ALL, ['cave'])[2]!.brings, ['bats'])
})

test('a card that others need says so', () => {
  assert.deepEqual(cards(ALL, ['cave', 'bats', 'owls'])[0]!.neededBy, ['bats', 'owls'])
  assert.deepEqual(cards(ALL, ['cave'])[0]!.neededBy, [])
})

test('only what is in play has choices, and each can be taken and left', () => {
  const all = [...ALL, { ...module('lake'), variants: ['lake.no_fish', 'lake.deep'] }]
  assert.deepEqual(choices(all, ['cave']), [])
  assert.deepEqual(
    choices(all, ['cave', 'lake']).map(({ name }) => name),
    ['lake'],
  )
  assert.deepEqual(turned(['lake.deep'], 'lake.no_fish', true), ['lake.deep', 'lake.no_fish'])
  assert.deepEqual(turned(['lake.deep', 'lake.no_fish'], 'lake.deep', false), ['lake.no_fish'])
})

test('what needs a card goes with it', () => {
  assert.deepEqual(touched(ALL, ['cave', 'bats', 'owls'], 'bats'), ['cave'])
  assert.deepEqual(touched(ALL, ['cave', 'bats', 'owls'], 'cave'), [])
})

test('cards that cannot be mixed keep each other out, whoever says so', () => {
  assert.deepEqual(cards(ALL, ['sun'])[0]!.keptOutBy, ['sun'])
  assert.deepEqual(cards(ALL, ['cave'])[3]!.keptOutBy, ['cave'])
  assert.deepEqual(cards(ALL, [])[3]!.keptOutBy, [])
})

test('modules that need each other come and go together without end', () => {
  const loop: Module[] = [module('one', ['two']), module('two', ['one'])]
  assert.deepEqual(touched(loop, [], 'one'), ['one', 'two'])
  assert.deepEqual(touched(loop, ['one', 'two'], 'two'), [])
})

// -------------------------------------------------------------------- the lobby
const chair = (kind: string, name: string, ready = false): ChairView => ({
  kind,
  name,
  colour: 0,
  ready,
  present: true,
})
const table = (...chairs: ChairView[]): TableView => ({
  type: 'TableView',
  code: SAMPLE,
  phase: 'gathering',
  host: 0,
  settings: {},
  chairs,
})

test('bots and those who are ready are not waited for, nor is one by oneself', () => {
  const lobby = table(
    chair('person', 'Noor'),
    chair('person', 'Milan', true),
    chair('person', 'Inés'),
    chair('bot', 'Bo', true),
    chair('nobody', ''),
  )
  assert.deepEqual(
    awaited(lobby, 0).map((each) => each.name),
    ['Inés'],
  )
  assert.deepEqual(
    awaited(lobby, 2).map((each) => each.name),
    ['Noor'],
  )
  assert.equal(seated(lobby).length, 4)
})

test('a pace has the name that is nearest to it', () => {
  assert.equal(paceOf({}), 'normal')
  for (const [name, roll_ms] of Object.entries(PACES)) assert.equal(paceOf({ roll_ms }), name)
  assert.equal(paceOf({ roll_ms: 5000 }), 'hard')
})

test('gongs are known unless chance decides', () => {
  assert.deepEqual(gongsOf(SOUNDTRACKS[1]!.id), SOUNDTRACKS[1]!.gongs)
  assert.deepEqual(gongsOf('chance'), [])
})

// -------------------------------------------------------------------- errands
test('an errand is done once, and only at its table', () => {
  leaveErrand({ code: 'AAAAAA', bots: 2 })
  assert.equal(takeErrand('BBBBBB'), null)
  assert.ok(hasErrand('AAAAAA'))
  assert.deepEqual(takeErrand('AAAAAA'), { code: 'AAAAAA', bots: 2 })
  assert.equal(takeErrand('AAAAAA'), null)
})
