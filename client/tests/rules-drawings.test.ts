/** The pictures of the rulebook are files of their own: whole, and with nothing that only the page would bring along. */

import assert from 'node:assert/strict'
import { test } from 'vitest'
import { drawings } from '../src/rules/drawings.ts'
import { known } from '../src/chapters/known.svelte.ts'

const drawn = Object.entries(drawings())

test('every chamber, piece and face of a die is drawn', () => {
  const names = new Set(drawn.map(([name]) => name))
  const wanted = [
    ...Object.keys(known.chambers).map((kind) => `chamber.${kind}`),
    ...Object.keys(known.pieces).map((kind) => `piece.${kind}`),
    ...['A', 'T', 'K', 'G', 'B'].map((face) => `face.${face}`),
  ]
  assert.ok(wanted.length > 100)
  assert.deepEqual(
    wanted.filter((name) => !names.has(name)),
    [],
  )
})

test('each is one drawing with a size of its own', () => {
  assert.ok(drawn.length)
  for (const [name, svg] of drawn) {
    assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="/, name)
    assert.match(svg, /<\/svg>$/, name)
    assert.doesNotMatch(svg, / style=|var\(--|NaN|undefined|Infinity/, name)
  }
})

test('whatever a drawing refers to is in it', () => {
  assert.ok(drawn.length)
  for (const [name, svg] of drawn) {
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]))
    const wanted = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map((found) => found[1])
    assert.deepEqual(
      wanted.filter((id) => !ids.has(id)),
      [],
      name,
    )
  }
})
