import assert from 'node:assert/strict'
import { test } from 'vitest'
import { drawn, handsFor } from '../src/companion/dealing.ts'
import { dealtFor, fits } from '../src/companion/dealt.ts'
import { linesOf } from '../src/companion/lines.ts'
import {
  counts,
  keptPlan,
  linkOf,
  modulesOf,
  picks,
  type Plan,
  readPlan,
  sandsOf,
  SETUP,
  total,
  variantsOf,
} from '../src/companion/plan.ts'
import { Setup } from '../src/companion/setup.svelte.ts'
import { Kept } from '../src/wire/kept.ts'
import { speakOf } from '../src/words/words.svelte.ts'
import { learnAll } from './all_chapters.ts'

learnAll()
await speakOf(['screens/companion'])

const first = (): number => 0
const planOf = (link: string): Plan => {
  const found = readPlan(link.split('/'))
  assert.ok(found, link)
  return found
}
const ids = (plan: Plan): string[] => linesOf(plan, dealtFor(plan, first)).map(({ id }) => id)

test('a plan is the same after it was sent as a link', () => {
  for (const link of [
    '1/normal/base',
    '4/expert/curses+treasures',
    '2/challenge/3b',
    '3/normal/quests+traps/quests=3+traps=4',
  ]) {
    assert.equal(linkOf(planOf(link)), `${SETUP}/${link}`)
  }
})

test('a link that names something unknown is no plan', () => {
  for (const link of ['0/normal/base', '7/normal/base', '4/silly/base', '4/normal/nothing', '4/challenge/9z', 'x'])
    assert.equal(readPlan(link.split('/')), undefined, link)
})

test('what was kept and is no plan any more gives the usual one', () => {
  assert.equal(linkOf(keptPlan('/companion/setup/9/challenge/xx')), `${SETUP}/4/normal/base`)
})

test('a sixth player brings the chapter that gives them a seat, and takes it along', () => {
  const setup = new Setup(new Kept(null), first)
  setup.change({ ...setup.plan, players: 6 })
  assert.deepEqual(setup.plan.mix.modules, ['sixth_adventurer'])
  setup.change({ ...setup.plan, players: 5 })
  assert.deepEqual(setup.plan.mix.modules, [])
})

test('numbers are those of the rules: looked up, for a mix and for a challenge', () => {
  const plan = planOf('4/normal/curses+treasures+fountain')
  assert.equal(total(counts(plan, 'first')), 18)
  assert.equal(counts(plan, 'piece').get('poison'), 2)
  const challenge = planOf('2/challenge/3d')
  assert.equal(counts(challenge, 'number').get('quests'), 3)
  assert.ok(modulesOf(challenge).includes('treasures'))
})

test('sand is shown only where a chapter has some', () => {
  assert.equal(sandsOf(planOf('4/normal/curses')), undefined)
  assert.deepEqual(sandsOf(planOf('4/normal/time_chambers')), { green: 30_000, blue: 60_000 })
})

test('only variants that change the list are offered', () => {
  assert.ok(variantsOf(planOf('4/normal/special_chambers')).every((each) => each.startsWith('special_chambers.no_')))
  assert.deepEqual(variantsOf(planOf('4/normal/curses')), [])
})

test('the list follows the order of the hands, and says how many', () => {
  const kinds = ids(planOf('4/normal/curses+treasures')).map((id) => id.split(' ')[0])
  assert.deepEqual(kinds, ['start', 'exit', 'dice', 'gems', 'first', 'two', 'under', 'pile', 'pile', 'music'])
  assert.ok(ids(planOf('4/normal/base')).includes('gems 14 2'))
  assert.ok(ids(planOf('1/professional/base')).includes('gems 13 0'))
  assert.ok(ids(planOf('1/normal/base')).includes('dice 7'))
})

test('the exit lies under the pile, for one or two near the middle, and in a challenge on top', () => {
  assert.ok(ids(planOf('3/normal/base')).includes('under'))
  assert.ok(ids(planOf('2/normal/base')).includes('middle'))
  assert.ok(ids(planOf('2/challenge/3a')).some((id) => id.startsWith('block')))
})

test('as many are dealt as were chosen, and every one once', () => {
  const plan = planOf('4/normal/quests+traps/quests=3+traps=4')
  const { picked } = dealtFor(plan, first)
  assert.deepEqual([picked['quests']?.length, picked['traps']?.length], [3, 4])
  for (const { group, pool } of picks(plan)) {
    assert.equal(new Set(picked[group]).size, picked[group]?.length)
    assert.ok(picked[group]?.every((kind) => pool.includes(kind)))
  }
})

test('every order can be drawn, and nothing twice', () => {
  const seen = new Set<string>()
  for (let turn = 0; turn < 6; turn += 1) {
    const luck = [Math.floor(turn / 2), turn % 2, 0]
    seen.add(drawn(['a', 'b', 'c'], 3, () => luck.shift() ?? 0).join(''))
  }
  assert.equal(seen.size, 6)
})

test('nobody has a card of somebody else, and whoever plays alone gets one that helps', () => {
  const there = new Set(['doc_permanent', 'doc_activatable', 'priest_permanent', 'priest_activatable'])
  const two = handsFor(2, 'characters', there, first)
  assert.equal(new Set(two.map((card) => card.split('_')[0])).size, 2)
  for (const luck of [0, 1]) {
    const [card] = handsFor(1, 'characters', there, (n) => Math.min(luck, n - 1))
    assert.ok(card === 'doc_permanent' || card === 'priest_activatable', card)
  }
})

test('ticks survive closing, and go only where the line has changed', () => {
  const kept = new Kept(null)
  const setup = new Setup(kept, first)
  for (const id of ['start', 'gems 14 2']) setup.tick(id, true)
  const again = new Setup(kept, first)
  assert.ok(again.isDone('start') && again.isDone('gems 14 2'))
  again.change({ ...again.plan, players: 3 })
  const lines = ids(again.plan)
  assert.deepEqual(
    lines.filter((id) => again.isDone(id)),
    ['start'],
  )
})

test('what luck has decided survives closing, until it does not belong to the plan any more', () => {
  const kept = new Kept(null)
  const setup = new Setup(kept, first)
  setup.change(planOf('4/normal/traps'))
  const before = setup.dealt
  assert.deepEqual(new Setup(kept, (n) => n - 1).dealt, before)
  assert.equal(fits(before, planOf('4/normal/traps/traps=2')), false)
  setup.dealAgain()
  assert.deepEqual(setup.dealt, before)
})

test('what was kept and cannot be read is dealt anew', () => {
  const kept = new Kept(null)
  kept.set('companion-setup', '{"link":5,"ticks":{},"dealt":{"picked":7}}')
  assert.equal(linkOf(new Setup(kept, first).plan), `${SETUP}/4/normal/base`)
})
