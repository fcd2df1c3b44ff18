/**
 * A finished game as frames, and the state after any of them: seeking starts from the nearest stored state, never from
 * the beginning.
 */

import type { ClockView, Entity, Frame, OptionView, Prospect, Welcome } from '../generated/wire.ts'

/** The visible state after this many frames. */
export interface State {
  readonly entities: ReadonlyMap<string, Entity>
  readonly options: OptionView[]
  readonly prices: Prospect[]
}

/** A state is stored every so many frames: replaying from one to the next takes a few milliseconds. */
const EVERY = 64

/** Parses `/api/replays/GAME/frames`: a welcome, then one frame per line. */
export function readRecording(text: string): Recording {
  const [welcome, ...frames] = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Welcome | Frame)
  return new Recording(welcome as Welcome, frames as Frame[])
}

export class Recording {
  readonly welcome: Welcome
  readonly frames: readonly Frame[]
  /** The time on the soundtrack at each frame; it stands while the clock is stopped. */
  readonly gameTimes: readonly number[]
  readonly #kept: State[]

  constructor(welcome: Welcome, frames: readonly Frame[]) {
    this.welcome = welcome
    this.frames = frames
    const first = { entities: new Map(Object.entries(welcome.set)), options: welcome.options, prices: welcome.prices }
    const [kept, times] = [[first] as State[], [] as number[]]
    let state: State = first
    frames.forEach((frame, number) => {
      state = after(state, frame)
      times.push(gameTime(state, frame.t))
      if ((number + 1) % EVERY === 0) kept.push(state)
    })
    this.#kept = kept
    this.gameTimes = times
  }

  get seat(): number {
    return this.welcome.seat
  }

  /** The table's time of the last frame. */
  get end(): number {
    return this.frames.at(-1)?.t ?? this.welcome.now
  }

  /** How many frames there are up to this time of the table. */
  countAt(time: number): number {
    return firstFrom(this.frames.length, (number) => this.frames[number]!.t > time)
  }

  /** The table's time at this time of the soundtrack. */
  timeAt(gameTime: number): number {
    const number = firstFrom(this.frames.length, (each) => this.gameTimes[each]! >= gameTime)
    const frame = this.frames[number]
    return frame ? frame.t - (this.gameTimes[number]! - gameTime) : this.end
  }

  stateAfter(count: number): State {
    const nearest = Math.min(Math.floor(count / EVERY), this.#kept.length - 1)
    return this.frames.slice(nearest * EVERY, count).reduce(after, this.#kept[nearest]!)
  }
}

function after(state: State, frame: Frame): State {
  const entities = new Map(state.entities)
  for (const key of frame.gone ?? []) entities.delete(key)
  for (const [key, entity] of Object.entries(frame.set)) entities.set(key, entity)
  return { entities, options: frame.options ?? state.options, prices: frame.prices ?? state.prices }
}

function gameTime({ entities }: State, time: number): number {
  const clock = entities.get('clock') as ClockView | undefined
  return clock ? (clock.stopped_at >= 0 ? clock.stopped_at : time) - clock.offset : time
}

/** The first number below `most` for which this is true, by bisection; `most` if there is none. */
function firstFrom(most: number, isTrue: (number: number) => boolean): number {
  let [low, high] = [0, most]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isTrue(middle)) high = middle
    else low = middle + 1
  }
  return low
}
