import assert from 'node:assert/strict'
import { test } from 'vitest'
import { dieFace, dieGap, miniFace } from '../src/art/die.ts'
import { boulderPicture, doorPicture } from '../src/art/door.ts'
import { GLYPHS } from '../src/art/glyphs.ts'
import { hero } from '../src/art/hero.ts'
import { icon } from '../src/art/icons.ts'
import { covered, entryPlaque, gemBlock, stepBox } from '../src/art/marks.ts'
import { PLATES, PLAYERS, mix } from '../src/art/palette.ts'
import { pawn } from '../src/art/pawn.ts'
import { stoneSvg } from '../src/art/stone.ts'
import { chamberMarks, chamberSvg } from '../src/art/tile.ts'
import { sandTimer } from '../src/art/timer.ts'
import { known } from '../src/chapters/known.svelte.ts'
import { learnAll } from './all_chapters.ts'
import { FACES } from '../src/generated/wire.ts'

learnAll()
const kinds = Object.keys(known.chambers)
const numbers = (markup: string, name: string): number[] =>
  [...markup.matchAll(new RegExp(` ${name}="([\\d.]+)"`, 'g'))].map((found) => Number(found[1]))
/** The stone without what every chamber has: what is left tells one kind from another. */
const carvings = (id: string): string => stoneSvg(id).replace(/<defs>.*?<\/defs>/, '')

/** Relative luminance, and with it the contrast of two colours. */
function contrast(one: string, other: string): number {
  const light = (colour: string): number => {
    const [r, g, b] = [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
  }
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

test('no two kinds of chamber look alike, even when only their stone is seen', () => {
  assert.equal(new Set(kinds.map(carvings)).size, kinds.length)
})

test('a chamber is drawn the same way every time', () => {
  assert.ok(kinds.length)
  for (const id of kinds) assert.equal(stoneSvg(id), stoneSvg(id))
})

test('every price of a chamber can be read on a phone: at 96 pixels its icons are 14 and its figures 16 pixels high', () => {
  assert.ok(kinds.some((id) => gemBlock(known.chambers[id]!.gems)))
  for (const id of kinds) {
    const gems = gemBlock(known.chambers[id]!.gems)
    for (const width of numbers(gems.replaceAll(/<rect[^>]*>/g, ''), 'width'))
      assert.ok(width * 0.48 >= 14, `${id}: icon of ${width}`)
    for (const size of numbers(gems, 'font-size')) assert.ok(size * 0.48 >= 16, `${id}: figure of ${size}`)
    for (const width of numbers(entryPlaque(known.chambers[id]!.entry[0]!).replaceAll(/<rect[^>]*>/g, ''), 'width'))
      assert.ok(width * 0.48 >= 15)
  }
})

test('the marks of a chamber are short: the stone is a picture that all of its kind share', () => {
  assert.ok(kinds.length)
  for (const id of kinds)
    assert.ok(chamberMarks(id, { blocked: 15 }).length < 12_000, `${id}: ${chamberMarks(id).length}`)
})

test('a lit step loses its price, and the others fade', () => {
  const steps = known.chambers['gem_key_3']!.gems
  assert.equal(numbers(gemBlock(steps), 'font-size').length, 3)
  const lit = gemBlock(steps, { taken: 2, used: true })
  assert.equal(numbers(lit, 'font-size').length, 0)
  assert.equal(lit.match(/class="socket lit"/g)?.length, 2)
  assert.equal(lit.match(/<g opacity=".5">/g)?.length, 2)
})

test('a depot that had fewer gems than the step lights fewer', () => {
  assert.equal(
    gemBlock(known.chambers['gem_key_3']!.gems, { taken: 1, used: true }).match(/class="socket lit"/g)?.length,
    1,
  )
})

test('steps that can be fired now stand out, and each has its own place to be touched', () => {
  const steps = known.chambers['gem_torch_3']!.gems
  assert.equal(gemBlock(steps, { payable: [0, 1] }).match(/price payable/g)?.length, 2)
  const [one, two, three] = [0, 1, 2].map((step) => stepBox(3, step))
  assert.ok(one!.x + one!.w <= two!.x + 2 && two!.x + two!.w <= three!.x + 2)
})

test('of an entry price the icons that I show are solid and the missing ones hollow', () => {
  assert.deepEqual(covered(['A', 'A'], ['A', 'K']), [true, false])
  assert.equal(entryPlaque(['A', 'K'], { have: ['K'] }).match(/stroke-dasharray/g)?.length, 1)
  assert.doesNotMatch(entryPlaque(['A', 'K']), /stroke-dasharray/)
})

test('icons differ from their plates enough to be seen by everybody', () => {
  assert.ok(Object.keys(PLATES).length && PLAYERS.length)
  for (const [face, { body, ink }] of Object.entries(PLATES))
    assert.ok(contrast(body, ink) >= 3, `${face}: ${contrast(body, ink)}`)
  for (const { id, colour } of PLAYERS) assert.ok(contrast(colour, '#241a12') >= 3, id)
})

test('each player is told by a head and a shape of their own, not by colour alone', () => {
  for (const trait of ['head', 'shape', 'colour'] as const)
    assert.equal(new Set(PLAYERS.map((each) => each[trait])).size, PLAYERS.length)
})

test('colours mix from one to the other', () => {
  assert.equal(mix('#000000', '#ffffff', 0.5), '#808080')
  assert.equal(mix('#123456', '#ffffff', 0), '#123456')
})

test('a symbol has a name only when it is given one, and a name is never markup', () => {
  assert.match(icon('key'), /aria-hidden="true"/)
  const named = icon('key', { title: '<b>"key"</b>' })
  assert.match(named, /role="img"/)
  assert.doesNotMatch(named, /<b>/)
})

/** A strict Content-Security-Policy forbids style attributes; a broken number would draw nothing. */
test('no drawing has a style attribute or a number that is none', () => {
  const drawings = [
    ...kinds.flatMap((id) => [stoneSvg(id), chamberSvg(id), chamberMarks(id, { blocked: 15, have: [] })]),
    chamberMarks('', {}),
    stoneSvg(''),
    ...FACES.flatMap((face) => [dieFace(face), dieFace(face, { dull: true }), miniFace(face)]),
    dieGap('lost'),
    dieGap('away'),
    ...PLAYERS.map((_, colour) => pawn(colour)),
    ...Object.values(GLYPHS),
    sandTimer('green', 0.5),
    sandTimer('blue', 0),
    sandTimer('gold', 1),
    ...(['home', 'won', 'lost'] as const).flatMap((scene) =>
      (['wide', 'middle', 'tall'] as const).map((framing) => hero(scene, framing)),
    ),
    decodeURIComponent(doorPicture()),
    decodeURIComponent(boulderPicture()),
  ]
  for (const drawing of drawings) assert.doesNotMatch(drawing, / style=|NaN|undefined|null|Infinity/)
})
