/** The sounds of the companion: music in step with its clock, and sounds that are scheduled ahead of time. */

import type { Levels } from '../sound/levels.ts'
import { Library } from '../sound/library.ts'
import { Mixer, type Playing } from '../sound/mixer.ts'
import { Music } from '../sound/music.ts'
import { type Gains, type Moment, patienceOf } from '../sound/score.ts'
import { entranceOf } from '../sound/sync.ts'
import { HeldClock } from './clock.ts'
import { isOfUse } from './heard.ts'

/** The timers of a hidden page run once a second. */
const AHEAD_S = 2.5
const SOON_S = 0.01
const LOGGED = 200
const FADE_S = 0.3
const END_FADE_S = 1.5

export interface Tone extends Moment {
  rate?: number
}

interface Pending {
  playing: Playing
  tone: Tone
  second: number
}

/** For measurements: what was scheduled, for which time of the clock, and which second of the loudspeaker. */
export interface Handed {
  cue: string
  time: number
  second: number
}

export class Desk {
  readonly clock: HeldClock
  readonly log: Handed[] = []
  readonly #context: AudioContext
  readonly #mixer: Mixer
  readonly #library: Library
  readonly #music: Music
  readonly #pending = new Map<string, Pending>()
  readonly #done = new Set<string>()
  #track = ''

  /** `onrest`: called when the loudspeaker stopped by itself, because of a phone call or another program. */
  constructor(levels: Levels, onrest: () => void) {
    this.#context = new AudioContext({ latencyHint: 'playback' })
    this.#mixer = new Mixer(this.#context, levels)
    this.#library = new Library(this.#context, isOfUse)
    this.#music = new Music(this.#mixer, this.#library)
    this.clock = new HeldClock(() => this.#heard() * 1000)
    this.#context.onstatechange = () => !this.isRunning && onrest()
  }

  get isRunning(): boolean {
    return this.#context.state === 'running'
  }

  /** The number of loaded sounds. */
  get loaded(): number {
    return this.#library.count
  }

  /** Browsers allow sound to begin only during a touch. */
  wake(): void {
    if (!this.isRunning) void this.#context.resume().catch(() => {})
  }

  /** Missing sounds are requested again the next time. */
  load(track: string): void {
    this.#track = track
    void this.#library.load(track, true).catch(() => {})
  }

  /** A sound that is playing may go on. */
  endMusic(): void {
    this.#music.stop(END_FADE_S)
  }

  /** Plays at once. */
  play(cue: string, rate = 1): void {
    const clip = this.#library.get(cue)
    const now = this.#context.currentTime
    if (clip) this.#mixer.shot(clip, now, 0, { rate })
  }

  /** Schedules what sounds soon, and cancels what no longer will. */
  foresee(tones: readonly Tone[]): void {
    const wanted = new Set(tones.map(keyOf))
    for (const [key, pending] of this.#pending) if (!wanted.has(key) || this.#isMoved(pending)) this.#takeBack(key)
    for (const tone of tones) this.#prepare(tone)
  }

  /** Plays the music at this position, in milliseconds. */
  accompany(position: number, gains: Gains): void {
    this.#music.follow(this.#track, position / 1000, this.#heard(), gains, false)
  }

  /** Stops the music, and cancels scheduled sounds that are not heard yet. */
  hush(): void {
    this.foresee([])
    this.#music.stop(FADE_S)
  }

  /** For another game: sounds that were heard may be heard again. */
  forget(): void {
    this.hush()
    this.#done.clear()
  }

  close(): void {
    this.hush()
    this.#mixer.close()
  }

  #heard(): number {
    return this.#context.currentTime - (this.#context.outputLatency || this.#context.baseLatency || 0)
  }

  #secondOf({ at }: Tone): number {
    return this.clock.heardAt(at) / 1000
  }

  #isMoved({ tone, second }: Pending): boolean {
    return this.#secondOf(tone) !== second
  }

  /** A sound that is already heard goes on. */
  #takeBack(key: string): void {
    const { playing, tone, second } = this.#pending.get(key)!
    this.#pending.delete(key)
    if (second <= this.#context.currentTime) return
    playing.stop()
    if (tone.duck) this.#mixer.unduck()
    this.#done.delete(key)
  }

  #prepare(tone: Tone): void {
    const key = keyOf(tone)
    const clip = this.#library.get(tone.cue)
    const [second, now] = [this.#secondOf(tone), this.#context.currentTime]
    if (this.#done.has(key) || !clip || !Number.isFinite(second)) return
    const anchor = clip.entry.anchor / 1000
    if (second - anchor > now + AHEAD_S) return
    this.#done.add(key)
    const entrance = entranceOf(second, anchor, clip.entry.ms / 1000, now + SOON_S, patienceOf(tone.cue))
    if (!entrance) return
    const manner = { gain: tone.gain, rate: tone.rate ?? 1 }
    const playing = this.#mixer.shot(clip, entrance.when, entrance.offset, manner)
    if (tone.duck) this.#mixer.duck(Math.max(now, second), tone.duck.to, tone.duck.ms / 1000)
    this.#pending.set(key, { playing, tone, second })
    this.log.push({ cue: tone.cue, time: tone.at, second })
    if (this.log.length > LOGGED) this.log.shift()
  }
}

const keyOf = ({ cue, at }: Tone): string => `${cue} ${at}`
