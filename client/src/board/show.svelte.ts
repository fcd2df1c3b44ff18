/** The visual effects of the game's events: something flies, falls or shines for a moment. */

import type { EventReader } from '../events/reader.ts'
import type { Effect } from '../events/reading.ts'
import { motion } from '../parts/motion.svelte.ts'
import { SHOWING } from '../hud/pings.ts'
import { placeOf } from '../play/situation.ts'
import { STROKE_MS } from '../sound/score.ts'
import type { Table } from '../wire/table.ts'
import type { Point } from './camera.ts'
import { rideMs, roundCorners } from './motions.ts'
import { Signs } from './signs.svelte.ts'

export interface Stroke {
  id: number
  delay: number
}
export interface Flight {
  id: number
  from: Point
  to: Point
  delay: number
  tile: number
}

const NEXT_GEM_MS = 110
/** What the effects need to know of the board. */
export interface Room {
  /** The middle of a chamber in units of the temple, if it lies there. */
  chamber(tile: number): Point | undefined
  pawn(figure: number): Point | undefined
  toScreen(point: Point): Point
  /** Where gems come from, on the screen. */
  depot(): Point
}

export class Show {
  readonly signs = new Signs()
  strokes = $state.raw<Stroke[]>([])
  flights = $state.raw<Flight[]>([])
  /** Chambers to which gems are on their way. */
  dawning = $state.raw<readonly number[]>([])
  /** The cells that chambers float over, by tile. */
  rides = $state.raw<ReadonlyMap<number, readonly Point[]>>(new Map())
  ending = $state<'' | 'won' | 'lost'>('')
  readonly #table: Table
  readonly #reader: EventReader
  readonly #room: Room
  #next = 1

  constructor(table: Table, reader: EventReader, room: Room) {
    this.#table = table
    this.#reader = reader
    this.#room = room
  }

  get isOver(): boolean {
    return this.ending !== ''
  }

  /** Shows the effects until the returned function is called. */
  start(): () => void {
    const stops = [
      this.#reader.onNews((readings) => {
        for (const { shows = [] } of readings) for (const effect of shows) this.#see(effect)
      }),
      this.#table.onWelcome(() => {
        this.ending = ''
      }),
      this.#table.onTold((told) => told.what && this.#call(told.seat, told.what, told.place ?? -1)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  endStroke(id: number): void {
    this.strokes = this.strokes.filter((each) => each.id !== id)
  }

  endFlight({ id, tile }: Flight): void {
    this.flights = this.flights.filter((each) => each.id !== id)
    if (this.flights.some((each) => each.tile === tile)) return
    this.dawning = this.dawning.filter((each) => each !== tile)
    this.#at(tile, (point) => this.signs.put('wave-gem', point.x, point.y - 26))
  }

  #see(effect: Effect): void {
    switch (effect.what) {
      case 'chamber':
        return this.#at(effect.tile, (point) => this.signs.put(effect.sign, point.x, point.y))
      case 'adventurer':
        return this.#beside(effect.seat, (point) => this.signs.put(effect.sign, point.x, point.y))
      case 'gems':
        return this.#fly(effect.tile, effect.count)
      case 'ride':
        return this.#ride(effect.tile, effect.way)
      case 'gong':
        return this.#gong(effect.strokes)
      case 'begin':
        this.ending = ''
        return
      case 'end':
        this.ending = effect.won ? 'won' : 'lost'
        return
    }
  }

  #ride(tile: number, way: readonly number[]): void {
    if (motion.reduced) return
    const cells = roundCorners(
      Array.from({ length: way.length / 2 }, (_, n): Point => ({ x: way[2 * n]!, y: way[2 * n + 1]! })),
    )
    this.rides = new Map([...this.rides, [tile, cells]])
    setTimeout(() => {
      this.rides = new Map([...this.rides].filter(([each]) => each !== tile))
    }, rideMs(cells))
  }

  #gong(strokes: number): void {
    if (motion.reduced) return
    this.strokes = [
      ...this.strokes,
      ...Array.from({ length: strokes }, (_, n) => ({ id: this.#next++, delay: n * STROKE_MS })),
    ]
  }

  #fly(tile: number, count: number): void {
    this.#at(tile, (point) => {
      const from = this.#room.depot()
      const to = this.#room.toScreen({ x: point.x, y: point.y - 26 })
      this.dawning = [...this.dawning, tile]
      this.flights = [
        ...this.flights,
        ...Array.from({ length: count }, (_, n) => ({ id: this.#next++, from, to, tile, delay: n * NEXT_GEM_MS })),
      ]
    })
  }

  /** Shows a call on the chamber it is about, or beside its caller. */
  #call(seat: number, what: string, place: number): void {
    const at = place >= 0 ? place : placeOf(this.#table, seat)
    const colour = this.#table.store.seats.get(seat)?.colour ?? seat
    if (what === SHOWING) return this.#beside(seat, (point) => this.signs.put('shown', point.x, point.y, colour))
    this.#at(Math.floor(at / 2), (point) => this.signs.put('ping', point.x + 50, point.y - 34, colour, what))
  }

  #at(tile: number, does: (point: Point) => void): void {
    const point = this.#room.chamber(tile)
    if (point) does(point)
  }

  #beside(seat: number, does: (point: Point) => void): void {
    const figure = this.#table.store.seats.get(seat)?.figure ?? -1
    const point = this.#room.pawn(figure)
    if (point) does(point)
  }
}
