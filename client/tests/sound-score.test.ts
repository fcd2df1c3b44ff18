import assert from 'node:assert/strict'
import { test } from 'vitest'
import { SOUNDTRACKS } from '../src/generated/pieces.ts'
import { STEMS } from '../src/sound/manifest.ts'
import { gainsAt, momentsOf, patienceOf, SILENCE, trackOf } from '../src/sound/score.ts'

const [first, second] = SOUNDTRACKS as [(typeof SOUNDTRACKS)[0], (typeof SOUNDTRACKS)[0]]
const sum = (gains: Record<string, number>): number => Object.values(gains).reduce((total, gain) => total + gain, 0)

for (const track of SOUNDTRACKS) {
  test(`${track.id} never falls towards a gong: stems only come in and grow`, () => {
    assert.ok(track.gongs.length)
    track.gongs.forEach((gong, part) => {
      const start = part ? track.ends[part - 1]! + 6000 : 3000
      for (let time = start; time + 5000 < gong; time += 5000) {
        const [now, later] = [gainsAt(track, time), gainsAt(track, time + 5000)]
        for (const stem of STEMS) if (stem !== 'drone') assert.ok(later[stem] >= now[stem] - 1e-9, `${stem} at ${time}`)
      }
    })
  })

  test(`${track.id} is at its thickest just before each end`, () => {
    assert.ok(track.ends.length)
    for (const end of track.ends) {
      const height = sum(gainsAt(track, end - 1))
      for (let time = 0; time < end; time += 1000) assert.ok(sum(gainsAt(track, time)) <= height + 1e-9, String(time))
    }
  })

  test(`${track.id} keeps every gain between nothing and one, without a jump except at a slam`, () => {
    assert.ok(STEMS.length)
    for (let time = 0; time < 600_000; time += 100) {
      const [now, next] = [gainsAt(track, time), gainsAt(track, time + 100)]
      const isSlam = track.ends.some((end) => time < end && time + 100 >= end)
      for (const stem of STEMS) {
        assert.ok(now[stem] >= 0 && now[stem] <= 1, `${stem} at ${time}`)
        if (!isSlam) assert.ok(Math.abs(next[stem] - now[stem]) < 0.3, `${stem} at ${time}`)
      }
    }
  })

  test(`${track.id} sounds the alarm in countdowns only`, () => {
    for (let time = 0; time < 600_000; time += 500) {
      const isCountdown = track.gongs.some((gong, part) => time > gong && time < track.ends[part]!)
      assert.equal(gainsAt(track, time).peril > 0, isCountdown, String(time))
    }
  })
}

for (const track of SOUNDTRACKS) {
  test(`${track.id} brings the chant after the first slam and the charge after the second`, () => {
    for (let time = 0; time < 600_000; time += 500) {
      const { chant, charge } = gainsAt(track, time)
      if (time < track.ends[0]!) assert.equal(chant, 0, String(time))
      if (time < track.ends[1]!) assert.equal(charge, 0, String(time))
    }
    assert.ok(gainsAt(track, track.gongs[1]! - 1).chant > 0.5)
    assert.ok(gainsAt(track, track.gongs[2]! - 1).charge > 0.5)
  })
}

test('each part begins denser than the one before', () => {
  const height = (part: number): number => sum(gainsAt(first, (part ? first.ends[part - 1]! : 0) + 10_000))
  assert.ok(height(0) < height(1) && height(1) < height(2))
})

test('after a slam there is a breath with nothing but the drone', () => {
  const gains = gainsAt(first, first.ends[0]! + 1000)
  assert.ok(gains.drone > 0.5)
  assert.equal(sum(gains) - gains.drone, 0)
})

test('before the call and after the collapse there is silence', () => {
  assert.deepEqual(gainsAt(first, -1), SILENCE)
  assert.deepEqual(gainsAt(first, 600_000), SILENCE)
})

test('a gong has as many strokes as its countdown, at the moment of its timer', () => {
  for (const number of [1, 2, 3]) {
    const [gong] = momentsOf([['gong', 180_000 + number, [number]]], false)
    assert.equal(gong?.cue, `gong-${number}`)
    assert.equal(gong?.at, 180_000 + number)
    assert.ok(gong?.duck)
  }
})

test('a countdown ends with ten ticks, the doors and the slam', () => {
  const moments = momentsOf(
    [
      ['absence', 5, [0, 2]],
      ['slam', 210_000, [1]],
    ],
    false,
  )
  const ticks = moments.filter(({ cue }) => cue === 'tick')
  assert.deepEqual(
    ticks.map(({ at }) => at),
    [200, 201, 202, 203, 204, 205, 206, 207, 208, 209].map((second) => second * 1000),
  )
  assert.ok(ticks.every((tick, index) => index === 0 || tick.gain > ticks[index - 1]!.gain))
  assert.equal(moments.find(({ cue }) => cue === 'door')?.at, 210_000)
  assert.equal(moments.find(({ cue }) => cue === 'slam')?.at, 210_000)
  assert.ok(moments.filter(({ cue }) => cue === 'heartbeat').every(({ at }) => at > 180_000 && at < 200_000))
})

test('the last countdown ends with the collapse and beats for longer', () => {
  const moments = momentsOf([['collapse', 600_000, [3]]], false)
  assert.equal(moments.at(-1)?.cue, 'collapse')
  assert.ok(moments.filter(({ cue }) => cue === 'heartbeat').length > 10)
  assert.ok(moments.every(({ at }) => at > 540_000))
})

test('a bell tolls in the last countdown only, and with each of its last ten seconds', () => {
  const tolls = momentsOf([['collapse', 600_000, [3]]], false).filter(({ cue }) => cue === 'toll')
  assert.deepEqual(
    tolls.slice(-10).map(({ at }) => at),
    [590, 591, 592, 593, 594, 595, 596, 597, 598, 599].map((second) => second * 1000),
  )
  assert.ok(tolls.length > 15 && tolls[0]!.at < 550_000)
  assert.ok(momentsOf([['slam', 210_000, [1]]], false).every(({ cue }) => cue !== 'toll'))
})

test('the opening is foretold while the table calls', () => {
  assert.deepEqual(
    momentsOf([], true).map(({ cue, at }) => [cue, at]),
    [['opening', 0]],
  )
  assert.deepEqual(momentsOf([], false), [])
})

test('a late tick says nothing any more, a late gong does', () => {
  assert.ok(patienceOf('tick') < 0.2)
  assert.ok(patienceOf('gong-2') > 0.5)
})

test('the soundtrack is the one that was chosen, or the one that the timers betray', () => {
  assert.equal(trackOf(SOUNDTRACKS, 'track2', 0, []), 'track2')
  assert.equal(trackOf(SOUNDTRACKS, 'chance', 500, [['gong', second.gongs[0]! + 500, [1]]]), 'track2')
  assert.equal(trackOf(SOUNDTRACKS, 'chance', 0, [['slam', first.ends[1]!, [2]]]), 'track1')
  assert.equal(trackOf(SOUNDTRACKS, 'chance', 0, [['collapse', 600_000, [3]]]), '')
})
