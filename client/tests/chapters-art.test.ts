import assert from 'node:assert/strict'
import { test } from 'vitest'
import { emblem } from '../src/art/emblem.ts'
import type { Box } from '../src/art/faces.ts'
import { passage } from '../src/art/passage.ts'
import { stoneSvg } from '../src/art/stone.ts'
import { chamberMarks } from '../src/art/tile.ts'
import { flame } from '../src/chapters/treasures/tokens.ts'
import { known } from '../src/chapters/known.svelte.ts'
import { learnAll } from './all_chapters.ts'

const plain = stoneSvg('cursed_01')
learnAll()

const kinds = Object.values(known.chambers).filter((kind) => kind.chapter !== 'base')
const DOUBLE = ['double_torch_chamber', 'double_key_chamber'] as const
const TURNS = [0, 1, 2, 3]
const count = (markup: string, what: RegExp): number => markup.match(new RegExp(what, 'g'))?.length ?? 0

test('a kind of chamber whose drawings have not come is drawn all the same', () => {
  assert.match(plain, /^<svg/)
  assert.notEqual(plain, stoneSvg('cursed_01'))
})

test('no two floors are carved alike', () => {
  assert.equal(new Set(Object.values(known.faces).map((face) => face.floor)).size, kinds.length)
})

test('no two emblems have the same shape, and a kind without one is drawn as nothing', () => {
  const shapes = Object.values(known.emblems).map((drawn) => drawn.replaceAll(/#[0-9a-f]{6}/g, ''))
  assert.equal(new Set(shapes).size, shapes.length)
  assert.match(emblem('trap'), /^<svg[^>]*aria-hidden="true"/)
  assert.equal(emblem('no_such_card'), '')
})

test('what is printed on a chamber is seen on it: a mask, a treasure, or a mask that has faded', () => {
  const printed = (id: string): number => count(chamberMarks(id), /r="22"/)
  for (const { id, icons } of kinds) assert.equal(printed(id), icons.length, id)
  const mask = (id: string): string => chamberMarks(id).slice(chamberMarks(id).indexOf('class="badges"'))
  assert.doesNotMatch(mask('cursed_01'), /stroke-dasharray/)
  assert.match(mask('illusion_1'), /stroke-dasharray/)
})

test('a double chamber shows the price of each half, and only the one that I could enter glows', () => {
  for (const id of DOUBLE) {
    assert.equal(count(chamberMarks(id), /class="half-plaque"/), 2)
    assert.equal(count(chamberMarks(id, { entry: 'now', half: 1 }), /#ffdf8f/), 1)
  }
})

test('whichever way a double chamber lies, its prices, its gems and both places to stand keep clear of each other', () => {
  for (const id of DOUBLE)
    for (const turn of TURNS) {
      const { plaques, feet, gems } = known.halves[id]!.places(turn)
      const apart = [
        ...plaques.map(([x, y]) => ({ x, y, w: 69, h: 39 })),
        { ...gems, h: 66 },
        ...feet.map(([x, y]) => ({ x: x - 14, y: y - 30, w: 28, h: 24 })),
      ]
      apart.forEach((one, n) =>
        apart
          .slice(n + 1)
          .forEach((other) => assert.ok(!overlap(one, other), `${id} ${turn}: ${JSON.stringify([one, other])}`)),
      )
      for (const { x, y, w, h } of apart) assert.ok(x >= 0 && y >= 0 && x + w <= 200 && y + h <= 200, `${id} ${turn}`)
    }
})

function overlap(one: Box, other: Box): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h
}

test('the halves turn with the tile: after four quarter turns everything is where it was', () => {
  for (const id of DOUBLE) {
    assert.equal(new Set(TURNS.map((turn) => JSON.stringify(known.halves[id]!.places(turn)))).size, 4)
    assert.deepEqual(known.halves[id]!.places(4), known.halves[id]!.places(0))
  }
  assert.equal(known.halves['basic_01'], undefined)
})

test('the Pit shows its price until its gems are lit, and the Fountain glows when it can give a die back', () => {
  assert.equal(count(chamberMarks('pit'), /class="price/), 2)
  assert.equal(count(chamberMarks('pit', { taken: 2, used: true }), /class="price/), 0)
  assert.equal(count(chamberMarks('pit', { taken: 2, used: true }), /td-halo/), 2)
  assert.match(chamberMarks('fountain', { payable: [0] }), /price payable/)
  assert.doesNotMatch(chamberMarks('fountain'), /payable/)
})

test('no drawing of the chapters has a style attribute or a number that is none', () => {
  const drawings = [
    ...Object.values(known.emblems),
    ...Object.values(known.tokens).map(({ draw }) => draw()),
    ...Object.values(known.worn).map((draw) => draw()),
    flame(),
    passage(),
    ...DOUBLE.flatMap((id) => TURNS.map((turn) => chamberMarks(id, { turn, taken: 1 }))),
  ]
  for (const drawing of drawings) assert.doesNotMatch(drawing, / style=|NaN|undefined|null|Infinity/)
})
