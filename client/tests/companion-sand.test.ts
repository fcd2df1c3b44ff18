/** The Sand of Fortune beside the cardboard box. */

import assert from 'node:assert/strict'
import { test } from 'vitest'
import { movedTo, placeAt, shareAt } from '../src/companion/phase.ts'
import { Player } from '../src/companion/player.svelte.ts'
import { type Deal, isDeal, measureNamed, MEASURES, trackNumber } from '../src/companion/soundtracks.ts'
import { GLASSES } from '../src/generated/chapters/sand_of_fortune.ts'
import { SOUNDTRACKS } from '../src/generated/pieces.ts'
import { Levels } from '../src/sound/levels.ts'
import { Kept } from '../src/wire/kept.ts'

const ID = 'sand_of_fortune'
const { sand, timeline: shown } = measureNamed(ID)
const { least, most, whole, spilled } = GLASSES

function chosen(kept = new Kept(null)): Player {
  const player = new Player(new Levels(kept), kept)
  player.choose(ID)
  return player
}

test('a game is measured by one of the soundtracks or by sand', () => {
  assert.deepEqual(
    MEASURES.map(({ id }) => id),
    [...SOUNDTRACKS.map(({ id }) => id), ID],
  )
  assert.deepEqual(MEASURES.map(trackNumber), [...SOUNDTRACKS.map((_, index) => index + 1), 0])
})

test('fortune fills glasses from the least to the most', () => {
  assert.deepEqual(sand!.deal(() => 0).fills, [least, least])
  assert.deepEqual(sand!.deal(() => 0.999_999).fills, [most, most])
})

test('the times that are shown give nothing away: those of any deal come to the same places', () => {
  assert.ok(shown.gongs.length)
  for (const luck of [0, 0.4, 0.99]) {
    const track = sand!.timelineOf(sand!.deal(() => luck))
    for (const [part, gong] of track.gongs.entries()) {
      assert.equal(movedTo(shown, track, gong), shown.gongs[part])
      assert.equal(movedTo(shown, track, gong + 7000), shown.gongs[part]! + 7000)
      assert.equal(movedTo(shown, track, track.ends[part]!), shown.ends[part])
    }
  }
})

test('the sand goes from all to nothing in every glass, and none is there in a countdown', () => {
  const track = sand!.timelineOf(sand!.deal(Math.random))
  assert.equal(shareAt(track, 0), 1)
  assert.equal(shareAt(track, track.gongs[0]! / 2), 0.5)
  assert.equal(shareAt(track, track.gongs[0]! + 1), 0)
  assert.equal(shareAt(track, track.ends[0]!), 1)
  assert.equal(shareAt(track, whole), 0)
})

test('another game is dealt anew', () => {
  const player = chosen()
  const dealt = new Set<string>()
  for (let game = 0; game < 20; game += 1) {
    player.end()
    dealt.add(JSON.stringify(player.deal))
  }
  assert.ok(dealt.size > 1)
})

test('a glass that nobody turned costs its sand once, and a mistake is taken back', () => {
  const player = chosen()
  const before = player.timeline
  player.spill(0, true)
  player.spill(0, true)
  assert.deepEqual(player.timeline.ends, [before.ends[0], before.ends[1]! - spilled, whole - spilled])
  player.spill(1, true)
  assert.equal(player.timeline.ends.at(-1), whole - 2 * spilled)
  player.spill(0, false)
  player.spill(1, false)
  assert.deepEqual(player.timeline, before)
})

test('a soundtrack has no glass that could fall over', () => {
  const player = new Player(new Levels(new Kept(null)), new Kept(null))
  player.spill(0, true)
  assert.deepEqual([player.deal, player.timeline.ends.at(-1)], [undefined, whole])
})

test('a page that is loaded again has the same sand, and what makes no sense is forgotten', () => {
  const deal: Deal = { fills: [least, most], spilled: [spilled, 0] }
  const kept = new Kept(null)
  kept.write('companion-game', { track: ID, music: 'track2', time: 1000, deal })
  const player = new Player(new Levels(kept), kept)
  assert.deepEqual([player.state, player.time, player.deal], ['paused', 1000, deal])
  assert.equal(placeAt(player.timeline, least).isCountdown, true)
  kept.write('companion-game', { track: ID, time: 1000, deal: { fills: [], spilled: 'x' } })
  assert.equal(new Player(new Levels(kept), kept).state, 'ready')
  assert.equal(isDeal(null), false)
})
