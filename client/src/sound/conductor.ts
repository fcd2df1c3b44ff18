/** Connects the table, the score and the mixer: looks ahead four times a second, and after every event. */

import { SOUNDTRACKS } from '../generated/pieces.ts'
import { chapters } from '../chapters/chapters.svelte.ts'
import type { EventReader } from '../events/reader.ts'
import { trackOf } from '../hud/timeline.ts'
import type { Kept } from '../wire/kept.ts'
import type { Table } from '../wire/table.ts'
import { cueOfTold } from './calls.ts'
import { type Cue, loudest } from './cue.ts'
import type { Levels } from './levels.ts'
import { Library } from './library.ts'
import { type Manner, Mixer, type Playing } from './mixer.ts'
import { Music } from './music.ts'
import { gainsAt, type Moment, momentsOf, patienceOf, PRACTICE, type Timer } from './score.ts'
import { entranceOf, Loudspeaker, stampOf } from './sync.ts'
import { TrackMemory } from './track_memory.ts'

/** A scheduled sound: its moment is heard at `contextTime` in seconds, at `wall` in ms since 1970. */
export interface Played {
  cue: string
  tableTime: number
  contextTime: number
  wall: number
}

const TICK_MS = 250
const AHEAD_MS = 1500
/** Sounds nearer than this are not cancelled or moved any more. */
const SURE_S = 0.25
/** Smaller changes are ignored, and larger ones for a sound that is already heard. */
const MOVED_S = 0.02
const MOVED_WHILE_HEARD_S = 0.04
const SOON_S = 0.01
const LOGGED = 500
const END_FADE_S = 1.5
const PAUSE_FADE_S = 0.4
/** How often missing files are requested again. */
const RETRY_TICKS = 60
/** With this precision, two clients are heard as one; and how long to wait for it. */
const SURE_MS = 15
const PATIENCE_MS = 1200

interface Pending {
  moment: Moment
  playing: Playing
  /** The context's second of the moment itself: a sound with an anchor begins before. */
  second: number
  note: Played
}

export class Conductor {
  readonly log: Played[] = []
  readonly #mixer: Mixer
  readonly #library: Library
  readonly #music: Music
  readonly #speaker = new Loudspeaker()
  readonly #levels: Levels
  readonly #memory: TrackMemory
  #table: Table | undefined
  #pending = new Map<string, Pending>()
  #done = new Set<string>()
  #ticks = 0
  #unsureSince = Infinity
  #detach: () => void = () => {}

  constructor(levels: Levels, kept: Kept) {
    this.#mixer = new Mixer(new AudioContext({ latencyHint: 'interactive' }), levels)
    this.#library = new Library(this.#mixer.context)
    this.#music = new Music(this.#mixer, this.#library)
    this.#levels = levels
    this.#memory = new TrackMemory(kept)
    levels.onChange(() => this.#load())
    this.#mixer.context.onstatechange = () => this.#tick()
  }

  get isRunning(): boolean {
    return this.#mixer.context.state === 'running'
  }

  get loaded(): number {
    return this.#library.count
  }

  /** Browsers start only after a touch, and phones stop again during a call. */
  resume(): void {
    if (!this.isRunning) void this.#mixer.context.resume().catch(() => {})
  }

  /** Follows this table until the returned function is called. */
  attach(table: Table, reader: EventReader): () => void {
    this.#detach()
    this.#table = table
    const timer = setInterval(() => this.#tick(), TICK_MS)
    const look = (): void => this.#tick()
    document.addEventListener('visibilitychange', look)
    const endings = [
      () => clearInterval(timer),
      () => document.removeEventListener('visibilitychange', look),
      reader.onNews((readings) => this.#hear(loudest(readings.flatMap(({ sounds = [] }) => sounds)))),
      table.onFrame(look),
      table.onWelcome(() => this.#anew()),
      table.onTold((told) => {
        const cue = cueOfTold(told, table.now())
        if (cue) this.#hear([cue])
      }),
    ]
    this.#detach = () => {
      for (const end of endings) end()
      this.#silence()
      this.#table = undefined
    }
    this.#anew()
    return () => this.#table === table && this.#detach()
  }

  /** Plays at once. */
  play(name: string, manner: Manner = {}): void {
    const clip = this.#library.get(name)
    if (!clip || !this.isRunning) return
    const now = this.#mixer.context.currentTime
    this.#note(name, this.#table?.now() ?? 0, now)
    this.#mixer.shot(clip, now, 0, manner)
  }

  close(): void {
    this.#detach()
    this.#mixer.close()
  }

  #anew(): void {
    this.#done.clear()
    this.#silence()
    this.#load()
    this.#tick()
  }

  #silence(): void {
    for (const { playing } of this.#pending.values()) playing.stop()
    this.#pending.clear()
    this.#music.stop()
  }

  /** Music that is switched off is not downloaded either. */
  #load(): void {
    const track = this.#levels.gainOf('music') ? this.#track() : ''
    const modules = this.#table?.store.table?.settings.modules ?? []
    void this.#library
      .load(
        track,
        modules.some((name) => chapters.brings(name)),
      )
      .catch(() => {})
  }

  // ------------------------------------------------------------------ looking ahead
  #tick(): void {
    if (!this.#table || !this.isRunning) return
    if (++this.#ticks % RETRY_TICKS === 0) this.#load()
    const now = performance.now()
    if (this.#speaker.hear(stampOf(this.#mixer.context, now))) this.#music.stop()
    if (!this.#isSureOfTime(this.#table.doubt(), now)) return
    this.#foresee(this.#table)
    this.#accompany(this.#table)
  }

  /**
   * While a page is busy drawing, its first measurements are poor. Playing sounds can hardly be moved, so it is better
   * to wait a moment.
   */
  #isSureOfTime(doubt: number, now: number): boolean {
    if (doubt <= SURE_MS) this.#unsureSince = Infinity
    else this.#unsureSince = Math.min(this.#unsureSince, now)
    return doubt < Infinity && (doubt <= SURE_MS || now - this.#unsureSince > PATIENCE_MS)
  }

  #foresee(table: Table): void {
    const { table: view, clock } = table.store
    const isCalling = view?.phase === 'calling'
    const foretold = clock && (isCalling || view?.phase === 'playing') && clock.stopped_at < 0
    const moments = foretold ? [...momentsOf(clock.timers, isCalling), ...this.#foretold(table, clock.timers)] : []
    this.#takeBack(table, new Set(moments.map(keyOf)))
    for (const moment of moments) this.#prepare(table, moment)
  }

  #foretold(table: Table, timers: readonly Timer[]): Moment[] {
    const inPlay = chapters.inPlay(table.store.table?.settings.modules ?? [])
    return inPlay.flatMap(({ foretells }) => (foretells ? timers.flatMap(foretells) : []))
  }

  /** Cancels sounds that are not predicted any more, or at another time. */
  #takeBack(table: Table, foretold: Set<string>): void {
    const now = this.#mixer.context.currentTime
    for (const [key, pending] of this.#pending) {
      const tolerated = pending.playing.when > now ? MOVED_S : MOVED_WHILE_HEARD_S
      const isMoved = Math.abs(this.#second(table, pending.moment.at) - pending.second) > tolerated
      if (pending.second < now + SURE_S) this.#pending.delete(key)
      else if (!foretold.has(key) || isMoved) this.#revoke(key, pending)
    }
  }

  #revoke(key: string, { moment, playing, note }: Pending): void {
    playing.stop()
    if (moment.duck) this.#mixer.unduck()
    this.#pending.delete(key)
    this.#done.delete(key)
    this.log.splice(this.log.indexOf(note), 1)
  }

  #prepare(table: Table, moment: Moment): void {
    const key = keyOf(moment)
    const clip = this.#library.get(moment.cue)
    const second = this.#second(table, moment.at)
    const now = this.#mixer.context.currentTime
    if (this.#done.has(key) || !clip || !Number.isFinite(second)) return
    const anchor = clip.entry.anchor / 1000
    if (second - anchor > now + AHEAD_MS / 1000) return
    this.#done.add(key)
    const entrance = entranceOf(second, anchor, clip.entry.ms / 1000, now + SOON_S, patienceOf(moment.cue))
    if (!entrance) return
    const playing = this.#mixer.shot(clip, entrance.when, entrance.offset, { gain: moment.gain })
    if (moment.duck) this.#mixer.duck(Math.max(now, second), moment.duck.to, moment.duck.ms / 1000)
    this.#pending.set(key, { moment, playing, second, note: this.#note(moment.cue, moment.at, second) })
  }

  /** The context's second that is heard at this time of the table. */
  #second(table: Table, tableTime: number): number {
    return this.#speaker.contextTime(table.at(tableTime))
  }

  #accompany(table: Table): void {
    const { table: view, clock } = table.store
    if (view?.phase !== 'playing' || !clock || clock.phase !== 1 || clock.stopped_at >= 0) {
      if (this.#music.isPlaying) this.#music.stop(view?.phase === 'over' ? END_FADE_S : PAUSE_FADE_S)
      return
    }
    const track = this.#track()
    if (!SOUNDTRACKS.some((each) => each.id === track)) return
    const timeline = trackOf(SOUNDTRACKS, track, table.store)
    const time = table.now() - clock.offset
    const gains = view.settings.practice ? PRACTICE : gainsAt(timeline, time)
    const heard = this.#speaker.contextTime(performance.now())
    this.#music.follow(track, time / 1000, heard, gains, (view.rate ?? 1) !== 1)
  }

  #track(): string {
    const { table: view, clock } = this.#table?.store ?? {}
    return this.#memory.trackOf(this.#table?.game ?? '', view?.settings.soundtrack, clock)
  }

  // ------------------------------------------------------------------ sounds of events
  #hear(cues: readonly Cue[]): void {
    if (!this.#table || !this.isRunning || !this.#speaker.isKnown) return
    for (const cue of cues) this.#sound(this.#table, cue)
  }

  #sound(table: Table, { name, at, gain, pan, rate, isTimed }: Cue): void {
    const clip = this.#library.get(name)
    if (!clip) return
    const now = this.#mixer.context.currentTime
    const second = Math.min(this.#second(table, at), now + clip.entry.ms)
    const late = Math.max(0, now - second)
    this.#mixer.shot(clip, Math.max(now, second), isTimed ? late * rate : 0, { gain, pan, rate })
    this.#note(name, at, Math.max(now, second))
  }

  #note(cue: string, tableTime: number, contextTime: number): Played {
    const note = {
      cue,
      tableTime,
      contextTime,
      wall: performance.timeOrigin + this.#speaker.performanceTime(contextTime),
    }
    this.log.push(note)
    if (this.log.length > LOGGED) this.log.shift()
    return note
  }
}

const keyOf = ({ cue, at }: Moment): string => `${cue} ${at}`
