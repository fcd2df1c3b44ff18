import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type DieLook, hasNoDice, type SmallDie } from '../src/hud/team.ts'

const dice = (...looks: DieLook[]): SmallDie[] => looks.map((look, id) => ({ id, face: '.', look }))

test('whoever has lost every die has none left', () => {
  assert.equal(hasNoDice({ dice: dice('lost', 'lost'), isOut: false }), true)
})

test('a die in hand, on a card or locked is still a die', () => {
  for (const look of ['free', 'away', 'locked', 'blank', 'spent'] as const)
    assert.equal(hasNoDice({ dice: dice('lost', look), isOut: false }), false)
})

test('who is out, who watches and who has not been dealt any dice is not told', () => {
  assert.equal(hasNoDice({ dice: dice('lost'), isOut: true }), false)
  assert.equal(hasNoDice({ dice: [], isOut: false }), false)
  assert.equal(hasNoDice(undefined), false)
})
