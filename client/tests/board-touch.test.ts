import assert from 'node:assert/strict'
import { test } from 'vitest'
import { doorFrames, shakeFrames } from '../src/board/doors.ts'
import { joints } from '../src/board/joint.ts'
import { mists, overlays, ways } from '../src/board/overlay.ts'
import { layOut } from '../src/board/scene.ts'
import { chamberCommand, discoverCommand } from '../src/board/touch.ts'
import type { OptionView, Prospect } from '../src/generated/wire.ts'
import { deeds } from '../src/play/deeds.ts'
import { nearby } from '../src/play/prices.ts'
import { HERE, mark, situation } from './situation.ts'

const NEAR: Prospect[] = [
  { verb: 'enter', target: 10, price: 'A T' },
  { verb: 'enter', target: 12, price: 'A K' },
  { verb: 'discover', target: 3, price: 'A2' },
  { verb: 'activate', target: 0, price: 'T4', place: HERE },
  { verb: 'enter', target: 14, price: 'A T', barred: 'chamber_closed' },
]
const OPTIONS: OptionView[] = [
  { verb: 'roll', pick: [1, 5], pool: 31 },
  { verb: 'enter', targets: [12], spends: 5 },
  { verb: 'discover', targets: [3], spends: 3 },
]

/** I stand on tile 4; 5 is east, 6 south, 7 north and 9 west of it. */
function scene(mine: string, theirs = '.....', options = OPTIONS) {
  const where = situation(mine, theirs, options, NEAR)
  const laid = layOut(where.store.chambers)
  const here = laid.find((each) => each.tile === 4)!
  return {
    where,
    laid,
    here,
    open: deeds(where),
    near: nearby(where),
    at: (tile: number) => laid.find((each) => each.tile === tile)!,
  }
}

test('what can be entered now glows, what lacks something shows what it lacks, what is forbidden says so', () => {
  const { near, open, here } = scene('AAK..')
  const found = new Map(overlays(near, open, here).map((each) => [each.tile, each]))
  assert.equal(found.get(6)!.entry, 'now')
  assert.deepEqual([found.get(5)!.entry, found.get(5)!.isPriced, found.get(5)!.have], ['plain', true, ['A']])
  assert.equal(found.get(7)!.entry, 'forbidden')
})

test('only what options say glows, whatever the dice show', () => {
  const { near, here } = scene('AAAAK')
  const shown = overlays(near, [], here)
  assert.ok(shown.length)
  assert.ok(shown.every((each) => each.entry !== 'now' && !each.payable.length))
})

test('gem steps under my feet and the way out are marked on my chamber', () => {
  const { near, open, here } = scene('TTTTA', '.....', [
    { verb: 'activate', targets: [0], spends: 15 },
    { verb: 'escape' },
  ])
  const mine = overlays(near, open, here).find((each) => each.tile === 4)!
  assert.deepEqual([mine.payable, mine.canEscape], [[0], true])
})

test('a place to discover lies beside my chamber, with its price, and can be touched when options say so', () => {
  const { near, open, here } = scene('AAK..')
  const [mist] = mists(near, open, here)
  assert.deepEqual([mist!.x, mist!.y, mist!.dues.length, mist!.deed?.verb], [-1, 0, 2, 'discover'])
  assert.equal(mists(near, [], here)[0]!.deed, undefined)
  assert.deepEqual(mists(near, open, undefined), [])
})

test('an arrow stands on each passage that I can go through', () => {
  const { open, here, laid } = scene('AAK..')
  assert.deepEqual(
    ways(open, here, laid).map((way) => way.side),
    [2],
  )
})

test('touching a chamber enters it, also when that will be refused', () => {
  const { open, at } = scene('AAK..')
  const asked = { seat: 0, deeds: open, here: 4 }
  assert.deepEqual(chamberCommand(asked, at(6)), { type: 'Enter', seat: 0, to: 12 })
  assert.deepEqual(chamberCommand(asked, at(5)), { type: 'Enter', seat: 0, to: 10 })
})

test('touching my own chamber lights its gems, and the step that was touched if there are several', () => {
  const { open, at } = scene('TTTTA', '.....', [{ verb: 'activate', targets: [0], spends: 15 }])
  assert.deepEqual(chamberCommand({ seat: 0, deeds: open, here: 4 }, at(4)), { type: 'ActivateGems', seat: 0, step: 0 })
  assert.deepEqual(chamberCommand({ seat: 0, deeds: open, here: 4 }, at(4), 2), {
    type: 'ActivateGems',
    seat: 0,
    step: 2,
  })
})

test('touching the exit that I stand in leaves the temple', () => {
  const { at } = scene('KKKKK')
  const exit = { ...at(4), kind: 'exit' }
  assert.deepEqual(chamberCommand({ seat: 0, deeds: [], here: 4 }, exit), { type: 'Escape', seat: 0 })
})

test('touching my own chamber asks for nothing when it has nothing', () => {
  const { at } = scene('KKKKK')
  assert.equal(chamberCommand({ seat: 0, deeds: [], here: 4 }, { ...at(4), kind: 'basic_07' }), undefined)
  assert.equal(chamberCommand({ seat: 0, deeds: [], here: 4 }, { ...at(4), used: true }), undefined)
})

test('who watches, or is out, asks for nothing', () => {
  const { at } = scene('KKKKK')
  assert.equal(chamberCommand({ seat: -1, deeds: [], here: 4 }, at(5)), undefined)
  assert.equal(chamberCommand({ seat: 0, deeds: [], here: -1 }, at(5)), undefined)
})

test('touching the mist discovers what is behind it', () => {
  const { open } = scene('AAK..')
  assert.deepEqual(discoverCommand({ seat: 0, deeds: open, here: 4 }, 3), { type: 'Discover', seat: 0, side: 3 })
  assert.deepEqual(discoverCommand({ seat: 0, deeds: [], here: 4 }, 1), { type: 'Discover', seat: 0, side: 1 })
})

test('the ring on a chamber counts what everybody there shows, by who shows it', () => {
  const { where, laid } = scene('TTA..', 'T....')
  const [ring] = joints(where, laid, HERE)
  assert.deepEqual([ring!.have, ring!.need, ring!.gems], [3, 4, 1])
  assert.deepEqual(
    ring!.parts.map(({ seat, dice }) => [seat, dice]),
    [
      [0, 2],
      [1, 1],
    ],
  )
})

test('dice that are held back are not in the ring, and nothing shown is no ring', () => {
  const { where, laid } = scene('TTA..', 'T....')
  mark(where, 0, 2)
  assert.equal(joints(where, laid, HERE)[0]!.have, 2)
  const empty = scene('AAA..', 'K....')
  assert.deepEqual(joints(empty.where, empty.laid, HERE), [])
})

test('gems that are lit need no ring', () => {
  const { where, laid } = scene('TTA..', 'T....')
  assert.deepEqual(
    joints(
      where,
      laid.map((each) => ({ ...each, used: true })),
      HERE,
    ),
    [],
  )
})

test('doors creep for ten seconds, meet at the slam and open again; at the collapse they never meet', () => {
  const shut = 'translateX(0%)'
  const slam = doorFrames('slam', 1)
  const at = slam.frames
    .filter((frame) => frame['transform'] === shut)
    .map((frame) => Math.round((frame.offset as number) * slam.duration))
  assert.equal(at[0], 10_000)
  assert.ok(doorFrames('collapse', 1).frames.every((frame) => frame['transform'] !== shut))
  assert.equal(slam.frames.at(-1)!['transform'], 'translateX(-100%)')
  assert.equal(doorFrames('slam', -1).frames[0]!['transform'], 'translateX(100%)')
})

test('a blow shakes by six pixels at most and leaves everything where it was', () => {
  const shifts = shakeFrames().map((frame) => String(frame['transform']))
  assert.equal(shifts[0], 'none')
  assert.equal(shifts.at(-1), 'none')
  for (const shift of shifts.slice(1, -1))
    for (const [, pixels] of shift.matchAll(/(-?[\d.]+)px/g)) assert.ok(Math.abs(Number(pixels)) <= 6)
})
