/** Prints both soundtracks as the page will play them, for whoever measures: gains every half second, and all moments. */

import { SOUNDTRACKS } from '../src/generated/pieces.ts'
import { gainsAt, momentsOf, type Timeline, type Timer } from '../src/sound/score.ts'

const STEP_MS = 500

function timersOf({ gongs, ends }: Timeline): Timer[] {
  const doors = ends.map((at, n): Timer => [n + 1 < ends.length ? 'slam' : 'collapse', at, [n + 1]])
  return [...gongs.map((at, n): Timer => ['gong', at, [n + 1]]), ...doors]
}

const scores = SOUNDTRACKS.map((track) => {
  const steps = Array.from({ length: track.ends.at(-1)! / STEP_MS + 1 }, (_, n) => n * STEP_MS)
  return {
    id: track.id,
    gongs: track.gongs,
    ends: track.ends,
    step: STEP_MS,
    gains: steps.map((time) => gainsAt(track, time)),
    moments: momentsOf(timersOf(track), true),
  }
})
console.log(JSON.stringify(scores))
