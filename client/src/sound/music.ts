/** The stems of one soundtrack, in step with the table's time to a few milliseconds, and with each other to the sample. */

import type { Clip, Library } from './library.ts'
import { type Stem, STEMS } from './manifest.ts'
import { fadeOut, type Mixer } from './mixer.ts'
import type { Gains } from './score.ts'
import { correctionOf } from './sync.ts'

interface Voice {
  source: AudioBufferSourceNode
  level: GainNode
  clip: Clip
  gain: number
}

/** At the context's second `at` the music is at its second `position`, and runs at `rate`. */
interface Anchor {
  at: number
  position: number
  rate: number
}

const AHEAD_S = 0.06
const GLIDE_S = 0.35
const FADE_S = 0.12
/** A change of gain that is large enough to apply. */
const HEARD = 0.004

export class Music {
  readonly #mixer: Mixer
  readonly #library: Library
  readonly #voices = new Map<Stem, Voice>()
  #track = ''
  #anchor: Anchor | undefined

  constructor(mixer: Mixer, library: Library) {
    this.#mixer = mixer
    this.#library = library
  }

  get isPlaying(): boolean {
    return this.#anchor !== undefined
  }

  /** The second of the music that is heard at this second of the context. */
  positionAt(context: number): number | undefined {
    return this.#anchor && this.#anchor.position + (context - this.#anchor.at) * this.#anchor.rate
  }

  /**
   * Aims for `position` seconds of this track at the context's second `at`, with these gains. `isFree` if the table's
   * time runs at another speed than ours: then the music only starts there.
   */
  follow(track: string, position: number, at: number, gains: Gains, isFree: boolean): void {
    if (track !== this.#track) this.stop()
    this.#track = track
    const here = this.positionAt(at)
    if (here === undefined) this.#anchor = { at, position, rate: 1 }
    else if (!isFree) this.#correct(here, position, at)
    for (const stem of STEMS) this.#sound(stem, gains[stem])
  }

  stop(seconds = FADE_S): void {
    const now = this.#mixer.context.currentTime
    for (const { source, level } of this.#voices.values()) fadeOut(source, level, now, seconds)
    this.#voices.clear()
    this.#anchor = undefined
  }

  #correct(here: number, position: number, at: number): void {
    const { rate, isAnew } = correctionOf(position - here)
    if (isAnew) {
      this.stop()
      this.#anchor = { at, position, rate: 1 }
    } else if (this.#anchor && rate !== this.#anchor.rate) this.#turn(rate)
  }

  /** Changes the speed of all stems at the same sample. */
  #turn(rate: number): void {
    const at = this.#mixer.context.currentTime + AHEAD_S
    this.#anchor = { at, position: this.positionAt(at) ?? 0, rate }
    for (const { source } of this.#voices.values()) source.playbackRate.setValueAtTime(rate, at)
  }

  #sound(stem: Stem, gain: number): void {
    const voice = this.#voices.get(stem) ?? this.#enter(stem)
    if (!voice || Math.abs(voice.gain - gain) < HEARD) return
    voice.gain = gain
    voice.level.gain.setTargetAtTime(gain * voice.clip.entry.gain, this.#mixer.context.currentTime, GLIDE_S)
  }

  /** A stem starts in step with the others as soon as it is loaded. */
  #enter(stem: Stem): Voice | undefined {
    const clip = this.#library.get(`${this.#track}-${stem}`)
    if (!clip || !this.#anchor) return undefined
    const { context, music } = this.#mixer
    const at = context.currentTime + AHEAD_S
    const source = context.createBufferSource()
    const level = context.createGain()
    level.gain.value = 0
    source.buffer = clip.buffer
    source.loop = true
    source.loopStart = (clip.entry.start + clip.lead * 1000) / 1000
    source.loopEnd = source.loopStart + clip.entry.loop / 1000
    source.playbackRate.value = this.#anchor.rate
    source.connect(level).connect(music)
    source.start(at, source.loopStart + wrapped(this.positionAt(at) ?? 0, clip.entry.loop / 1000))
    const voice = { source, level, clip, gain: 0 }
    this.#voices.set(stem, voice)
    return voice
  }
}

/** Also for a position before the start. */
export function wrapped(position: number, length: number): number {
  return ((position % length) + length) % length
}
