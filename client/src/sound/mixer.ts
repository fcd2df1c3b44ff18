/** The mixer: a bus for each group, the music behind a gain that is lowered for gongs, and a limiter at the end. */

import type { Levels } from './levels.ts'
import type { Clip } from './library.ts'
import { type Group, GROUPS } from './manifest.ts'

const GLIDE_S = 0.04
/** How quickly the music is lowered and raised again, as time constants. */
const DUCK_S = 0.05
const RETURN_S = 0.7
const STOP_S = 0.03

/** A sound that plays or is scheduled. */
export interface Playing {
  readonly when: number
  stop(): void
}

export interface Manner {
  gain?: number
  pan?: number
  rate?: number
}

export class Mixer {
  readonly context: AudioContext
  /** The node that the music connects to. */
  readonly music: GainNode
  readonly #buses: Record<Group, GainNode>
  readonly #unlisten: () => void

  constructor(context: AudioContext, levels: Levels) {
    this.context = context
    const end = limiter(context)
    end.connect(context.destination)
    this.#buses = Object.fromEntries(GROUPS.map((group) => [group, bus(context, end)])) as Record<Group, GainNode>
    this.music = bus(context, this.#buses.music)
    const adopt = (): void => {
      for (const group of GROUPS)
        this.#buses[group].gain.setTargetAtTime(levels.gainOf(group), context.currentTime, GLIDE_S)
    }
    for (const group of GROUPS) this.#buses[group].gain.value = levels.gainOf(group)
    this.#unlisten = levels.onChange(adopt)
  }

  /** Plays a sound once, from `offset` seconds in it, at a second of the context. */
  shot(clip: Clip, when: number, offset: number, { gain = 1, pan = 0, rate = 1 }: Manner = {}): Playing {
    const source = this.context.createBufferSource()
    source.buffer = clip.buffer
    source.playbackRate.value = rate
    const level = this.context.createGain()
    level.gain.value = gain * clip.entry.gain
    source.connect(level)
    connect(level, this.#buses[clip.entry.group], pan)
    source.start(Math.max(0, when), clip.lead + offset)
    source.onended = () => level.disconnect()
    return { when, stop: () => fadeOut(source, level, this.context.currentTime) }
  }

  /** Lowers the music at this second, and raises it again after this many seconds. */
  duck(when: number, to: number, seconds: number): void {
    const { gain } = this.music
    gain.cancelScheduledValues(when)
    gain.setTargetAtTime(to, when, DUCK_S)
    gain.setTargetAtTime(1, when + seconds, RETURN_S)
  }

  unduck(): void {
    this.music.gain.cancelScheduledValues(this.context.currentTime)
    this.music.gain.setTargetAtTime(1, this.context.currentTime, RETURN_S)
  }

  close(): void {
    this.#unlisten()
    void this.context.close()
  }
}

function bus(context: AudioContext, to: AudioNode): GainNode {
  const node = context.createGain()
  node.connect(to)
  return node
}

/** Many sounds at once are rare, and must not distort. */
function limiter(context: AudioContext): DynamicsCompressorNode {
  return new DynamicsCompressorNode(context, { threshold: -5, knee: 4, ratio: 14, attack: 0.002, release: 0.18 })
}

/** Stereo sounds are panned already. */
function connect(from: AudioNode, to: AudioNode, pan: number): void {
  if (!pan) {
    from.connect(to)
    return
  }
  const panner = new StereoPannerNode(from.context, { pan })
  from.connect(panner)
  panner.connect(to)
}

export function fadeOut(source: AudioBufferSourceNode, level: GainNode, now: number, seconds = STOP_S): void {
  level.gain.cancelScheduledValues(now)
  level.gain.setTargetAtTime(0, now, seconds / 3)
  source.stop(now + seconds * 2)
}
