/**
 * The companion's game: its measure of time, its phase, and the sand beside it. It lives longer than the screens that
 * show it.
 */

import type { Sands } from '../generated/box.ts'
import { gainsAt, momentsOf, type Timeline } from '../sound/score.ts'
import { sound } from '../sound/sound.ts'
import { kept, type Kept } from '../wire/kept.ts'
import type { Levels } from '../sound/levels.ts'
import { Desk, type Handed, type Tone } from './desk.ts'
import { MediaKeys } from './media.ts'
import { lengthOf, timersOf } from './phase.ts'
import { type Colour, COLOURS, laidAside, type Turned, turnedOver } from './sands.ts'
import { type Deal, isDeal, type Measure, measureNamed, MEASURES, trackNumber } from './soundtracks.ts'

export type State = 'ready' | 'counting' | 'running' | 'paused' | 'over'

/** What a reloaded page needs to continue. */
interface Remembered {
  track?: unknown
  music?: unknown
  deal?: unknown
  time?: unknown
  left?: Partial<Record<Colour, unknown>>
}

const KEY = 'companion-game'
const TICK_MS = 100
export const COUNT_MS = 3000
/** A lower end sound for the slower sand. */
const PITCH: Record<Colour, number> = { green: 1.12, blue: 0.84 }
/** A glass is turned as soon as the doors are shut; a glass that falls over has a lower thud. */
const TURNED_AFTER_MS = 900
const FALLEN_PITCH = 0.6

export class Player {
  readonly #levels: Levels
  readonly #kept: Kept
  readonly #media = new MediaKeys()
  #desk: Desk | undefined
  #begunAt = 0
  /** The clock's time when it last began to count 3, 2, 1. */
  #goesOnAt = 0
  #sands: Sands = { green: 0, blue: 0 }
  #turned: Turned = {}
  #ticking: ReturnType<typeof setInterval> | undefined
  #title = ''
  /** The soundtrack that is played, also while sand measures the game. */
  #music: Measure = MEASURES[0]!

  measure = $state.raw<Measure>(MEASURES[0]!)
  /** Of this game, if it is measured by sand. */
  deal = $state.raw<Deal | undefined>()
  /** The gongs and slams of this game. */
  timeline = $state.raw<Timeline>(MEASURES[0]!.timeline)
  state = $state.raw<State>('ready')
  /** Milliseconds of the music. */
  time = $state.raw(0)
  /** The clock's time, by which the sand runs. */
  now = $state.raw(0)
  /** 3, 2, 1 before the clock goes on. */
  count = $state.raw(0)
  turned = $state.raw<Turned>({})

  constructor(levels: Levels, store: Kept) {
    this.#levels = levels
    this.#kept = store
    this.#remember(store.read<Remembered | null>(KEY, null))
  }

  get isOn(): boolean {
    return this.state === 'running' || this.state === 'counting'
  }

  get log(): readonly Handed[] {
    return this.#desk?.log ?? []
  }

  get loaded(): number {
    return this.#desk?.loaded ?? 0
  }

  /** Sets the title on the lock screen. */
  called(title: string): void {
    this.#title = title
  }

  /** Does what the big button says. */
  press(): void {
    if (this.isOn) this.pause()
    else if (this.state === 'over') this.end()
    else this.#goOn()
  }

  pause(): void {
    if (!this.isOn) return
    this.#desk?.clock.hold()
    this.#desk?.hush()
    this.state = 'paused'
    this.#look()
    this.#tell()
    this.keep()
  }

  /** Returns to the beginning, with both glasses laid aside. */
  end(): void {
    this.#desk?.clock.hold()
    this.#desk?.forget()
    this.#turned = this.turned = {}
    this.#begunAt = this.#desk?.clock.now() ?? 0
    this.time = 0
    this.state = 'ready'
    this.#measureBy(this.measure)
    this.#tell()
    this.keep()
  }

  choose(id: string): void {
    this.#measureBy(measureNamed(id))
    this.end()
    this.#desk?.load(this.#music.id)
  }

  /** Notes that at this slam, from 0, no adventurer turned the glass, so sand is spilled; or takes it back. */
  spill(slam: number, isSpilled: boolean): void {
    const { sand } = this.measure
    if (!sand || !this.deal) return
    this.#dealt({ ...this.deal, spilled: this.deal.spilled.with(slam, isSpilled ? sand.spilled : 0) })
    if (isSpilled) this.#desk?.play('sand-turned', FALLEN_PITCH)
    this.#look()
    this.#tell()
    this.keep()
  }

  /** How long the sand in play runs. */
  useSands(sands: Sands): void {
    this.#sands = sands
  }

  turn(colour: Colour): void {
    const desk = this.#open()
    if (this.state === 'ready' && desk.clock.isHeld) desk.clock.letGo()
    this.#turned = turnedOver(this.#sands, this.#turned, colour, desk.clock.now())
    desk.play('sand-turned')
    this.#look()
    this.keep()
  }

  layAside(colour: Colour): void {
    this.#turned = laidAside(this.#turned, colour)
    this.#look()
    this.keep()
  }

  /** The player has left this page: the game pauses. */
  leave(): void {
    this.pause()
    this.keep()
    clearInterval(this.#ticking)
    this.#ticking = undefined
    this.#media.end()
    this.#desk?.close()
    if (this.#desk && this.state !== 'paused') this.end()
    this.#desk = undefined
    this.#remember(this.#kept.read<Remembered | null>(KEY, null))
  }

  /** Stores the game, so that a reloaded page continues it. */
  keep(): void {
    const isGame = this.state === 'paused' || this.isOn
    const left = Object.fromEntries(COLOURS.flatMap((colour) => this.#ageOf(colour)))
    const chosen = { track: this.measure.id, music: this.#music.id }
    this.#kept.write(KEY, { ...chosen, ...(isGame ? { time: this.time, left, deal: this.deal } : {}) })
  }

  #measureBy(measure: Measure): void {
    this.measure = measure
    if (trackNumber(measure)) this.#music = measure
    this.#dealt(measure.sand?.deal(Math.random))
  }

  #dealt(deal: Deal | undefined): void {
    const { sand, timeline } = this.measure
    this.deal = sand && deal
    this.timeline = sand && deal ? sand.timelineOf(deal) : timeline
  }

  /** How long ago this glass was turned over. */
  #ageOf(colour: Colour): [Colour, number][] {
    const at = this.#turned[colour]
    return at === undefined ? [] : [[colour, this.now - at]]
  }

  #remember(last: Remembered | null): void {
    this.#measureBy(measureNamed(last?.music))
    this.#measureBy(measureNamed(last?.track))
    const { time, deal } = last ?? {}
    this.now = 0
    if (typeof time !== 'number' || !(time > 0 && time < lengthOf(this.timeline))) return
    if (this.measure.sand) {
      if (!isDeal(deal)) return
      this.#dealt(deal)
    }
    this.state = 'paused'
    this.time = time
    this.#begunAt = -time
    const ages = Object.entries(last?.left ?? {}).filter(([, age]) => typeof age === 'number') as [Colour, number][]
    this.#turned = this.turned = Object.fromEntries(ages.map(([colour, age]) => [colour, -age]))
  }

  #goOn(): void {
    const desk = this.#open()
    if (this.state === 'ready') {
      desk.clock.hold()
      this.#begunAt = desk.clock.now()
    }
    this.#goesOnAt = desk.clock.now()
    desk.clock.letGo(COUNT_MS)
    this.state = 'counting'
    this.#media.begin(
      () => this.state === 'paused' && this.press(),
      () => this.pause(),
    )
    this.#tell()
    this.#look()
  }

  /** Must be called during a touch: browsers allow no sound earlier. */
  #open(): Desk {
    this.#desk ??= new Desk(this.#levels, () => this.pause())
    this.#desk.wake()
    this.#desk.load(this.#music.id)
    this.#ticking ??= setInterval(() => this.#look(), TICK_MS)
    return this.#desk
  }

  /** All that is shown is derived from the loudspeaker's clock. */
  #look(): void {
    const desk = this.#desk
    if (!desk) return
    this.now = desk.clock.now()
    this.turned = this.#turned
    const wait = desk.clock.waitsFor()
    this.count = this.state === 'counting' ? Math.ceil(wait / 1000) : 0
    if (this.state === 'counting' && !wait) this.state = 'running'
    if (this.isOn) this.time = this.now - this.#begunAt
    if (this.state === 'running' && this.time >= lengthOf(this.timeline)) this.#fall()
    if (!desk.clock.isHeld) desk.foresee([...this.#tones(), ...this.#sandTones()])
    if (this.state === 'running') desk.accompany(this.time, gainsAt(this.timeline, this.time))
  }

  #fall(): void {
    this.time = lengthOf(this.timeline)
    this.state = 'over'
    this.#desk?.endMusic()
    this.#tell()
    this.keep()
  }

  /** The fanfare and three ticks before the game begins, then all sounds of the timeline. */
  #tones(): Tone[] {
    if (!this.isOn && this.state !== 'over') return []
    const start = this.#goesOnAt
    const ticks = [3, 2, 1].map((second) => ({ cue: 'tick', at: start - second * 1000, gain: 0.7 }))
    const opening = start === this.#begunAt ? [{ cue: 'opening', at: start - COUNT_MS, gain: 1 }] : []
    return [...opening, ...ticks, ...momentsOf(timersOf(this.timeline, this.#begunAt), false), ...this.#glassTones()]
  }

  /** Sand runs out with each gong, and is turned over after each slam. */
  #glassTones(): Tone[] {
    if (!this.deal) return []
    const { gongs, ends } = this.timeline
    const tone = (cue: string, at: number): Tone => ({ cue, at: this.#begunAt + at, gain: 1 })
    const turned = ends.slice(0, -1).map((end) => tone('sand-turned', end + TURNED_AFTER_MS))
    return [...gongs.map((gong) => tone('sand-out', gong)), ...turned]
  }

  #sandTones(): Tone[] {
    return COLOURS.flatMap((colour) => {
      const at = this.#turned[colour]
      return at === undefined ? [] : [{ cue: 'sand-out', at: at + this.#sands[colour], gain: 1, rate: PITCH[colour] }]
    })
  }

  #tell(): void {
    const { time, timeline } = this
    this.#media.show({ title: this.#title, isPlaying: this.isOn, time, length: lengthOf(timeline) })
  }
}

export const player = new Player(sound.levels, kept)

// For measurements: what was scheduled on the loudspeaker, and for when.
Object.assign(globalThis, { tumbledownCompanion: player })
