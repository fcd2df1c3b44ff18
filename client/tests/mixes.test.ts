import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type Module, PACES } from '../src/generated/pieces.ts'
import { isBad, isSame, linkTo, type Mix, readMix } from '../src/screens/mix.ts'
import { numbersOf, valueOf, valuesOf, withNumber } from '../src/screens/numbers.ts'
import { KeptMixes, isPlayedAsIs, offered, played } from '../src/screens/presets.ts'
import { place } from '../src/screens/shared/place.ts'
import { worst } from '../src/screens/table/warnings.ts'
import { routeOf } from '../src/route.ts'
import { Kept, type Shelf } from '../src/wire/kept.ts'

const module = (name: string, more: Partial<Module> = {}): Module => ({
  name,
  requires: ['base'],
  brings: [],
  excludes: [],
  seats: 0,
  variants: [],
  numbers: [],
  ...more,
})
const ALL: Module[] = [
  module('base', { requires: [], seats: 5 }),
  module('chair', { seats: 6 }),
  module('cave', { variants: ['cave.deep'], numbers: [{ name: 'bears', least: 1, most: 3, usual: 2 }] }),
  module('bats', { requires: ['base', 'cave'] }),
  module('sun', { excludes: ['cave'] }),
]
const mix = (change: Partial<Mix> = {}): Mix => ({ modules: [], difficulty: 'normal', variants: [], ...change })

function read(path: string): ReturnType<typeof readMix> {
  const route = routeOf(path)
  return readMix(route.screen === 'mix' ? route.parts : ['?'], ALL)
}

// -------------------------------------------------------------------- links
test('what a link says is what it was made of', () => {
  for (const each of [
    mix(),
    mix({ difficulty: 'expert', modules: ['cave', 'bats'] }),
    mix({ modules: ['cave'], variants: ['cave.deep'] }),
    mix({ modules: ['cave'], variants: ['cave.deep'], numbers: [['bears', 3]] }),
  ]) {
    const found = read(linkTo(each))
    assert.ok(!isBad(found))
    assert.ok(isSame(found, each), linkTo(each))
  }
})

test('what a chapter needs comes with it', () => {
  const found = read('/mix/normal/bats')
  assert.deepEqual(isBad(found) ? found : found.modules, ['cave', 'bats'])
})

test('a link that cannot be played says what is wrong with it', () => {
  for (const what of ['brutal', 'constructor', '__proto__'])
    assert.deepEqual(read(`/mix/${what}/cave`), { fault: 'difficulty', what })
  assert.deepEqual(read('/mix/normal/cave+pool'), { fault: 'chapter', what: 'pool' })
  assert.deepEqual(read('/mix/normal/base/cave.deep'), { fault: 'choice', what: 'cave.deep' })
  assert.deepEqual(read('/mix/normal/cave/bears=4'), { fault: 'choice', what: 'bears=4' })
  assert.deepEqual(read('/mix/normal/sun/bears=3'), { fault: 'choice', what: 'bears=3' })
  assert.equal((read('/mix/normal/cave+sun') as { fault: string }).fault, 'clash')
  assert.deepEqual(read('/mix/normal/%3Cb%3E'), { fault: 'chapter', what: '<b>' })
})

test('a number that is not the usual one is chosen, and the usual one need not be said', () => {
  const [bears] = numbersOf('cave', ALL)
  assert.deepEqual(valuesOf(bears!), [1, 2, 3])
  assert.equal(valueOf(bears!, []), 2)
  const more = withNumber([['wolves', 4]], bears!, 3)
  assert.deepEqual(more, [
    ['wolves', 4],
    ['bears', 3],
  ])
  assert.equal(valueOf(bears!, more), 3)
  assert.deepEqual(withNumber(more, bears!, 2), [['wolves', 4]])
})

// -------------------------------------------------------------------- presets
test('a preset leaves the seats of a table alone, and is known again with them', () => {
  const [first, , everything] = offered(ALL)
  assert.deepEqual(played(everything!, { modules: ['chair'] }, ALL).modules, ['chair', 'cave', 'bats', 'sun'])
  assert.ok(isPlayedAsIs(first!, { modules: ['chair'], roll_ms: PACES.gentle }, ALL))
  assert.ok(!isPlayedAsIs(first!, { modules: ['cave'], roll_ms: PACES.gentle }, ALL))
  assert.ok(!isPlayedAsIs(first!, { roll_ms: PACES.hard }, ALL))
})

function shelf(): Shelf {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

test('a mix is kept under its name, replaced under it, and forgotten', () => {
  const store = shelf()
  const mixes = new KeptMixes(new Kept(store))
  mixes.save('Friday', mix({ modules: ['cave'] }))
  mixes.save('Sunday', mix())
  mixes.save('Friday', mix({ modules: ['bats'] }))
  const names = (): string[] => new KeptMixes(new Kept(store)).all().map(({ name }) => name)
  assert.deepEqual(names(), ['Friday', 'Sunday'])
  assert.deepEqual(mixes.all()[0]!.mix.modules, ['bats'])
  mixes.forget('Friday')
  assert.deepEqual(names(), ['Sunday'])
})

test('what somebody else wrote into the store is no mix', () => {
  const store = shelf()
  for (const value of ['7', '[null]', '[{"name":"x"}]', '[{"name":"x","mix":{"difficulty":1}}]', 'nonsense']) {
    store.setItem('tumbledown.mixes', value)
    assert.deepEqual(new KeptMixes(new Kept(store)).all(), [], value)
  }
})

// -------------------------------------------------------------------- around them
test('of several warnings the worst is told', () => {
  const warning = (code: string): { code: string; numbers: Record<string, number> } => ({ code, numbers: {} })
  assert.equal(worst([warning('unheard_of'), warning('very_hard'), warning('never_winnable')])?.code, 'never_winnable')
  assert.equal(worst([warning('unheard_of'), warning('very_hard')])?.code, 'very_hard')
  assert.equal(worst([]), undefined)
})

test('a card lies beside the thing it explains, where there is room, and always on the screen', () => {
  const view = { left: 0, top: 0, right: 1000, bottom: 800 }
  const card = { width: 300, height: 400 }
  const at = (left: number, top: number): ReturnType<typeof place> =>
    place({ left, top, right: left + 100, bottom: top + 50 }, card, view)
  assert.equal(at(100, 300).side, 'right')
  assert.equal(at(800, 300).side, 'left')
  for (const placed of [at(0, 0), at(900, 750), at(450, 20), at(450, 740)]) {
    assert.ok(placed.left >= 0 && placed.left + card.width <= 1000)
    assert.ok(placed.top >= 0 && placed.top + card.height <= 800)
  }
  const narrow = { ...view, right: 360 }
  assert.equal(place({ left: 130, top: 60, right: 230, bottom: 110 }, card, narrow).side, 'below')
})
