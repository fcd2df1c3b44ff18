/** What the events of the game look like: turns each of them into something that flies, falls or shines for a moment. */

import { DIE_AT } from '../generated/wire.ts'
import type { GameEvent } from '../generated/wire.ts'
import { motion } from '../parts/motion.svelte.ts'
import { placeOf } from '../play/situation.ts'
import { STROKE_MS } from '../sound/score.ts'
import type { Happening, Table } from '../wire/table.ts'
import type { Point } from './camera.ts'
import { Signs } from './signs.svelte.ts'

export interface Stroke { id: number, delay: number }
export interface Flight { id: number, from: Point, to: Point, delay: number, tile: number }

const NEXT_GEM_MS = 110
/** What the show needs to know of the board. */
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
  ending = $state<'' | 'won' | 'lost'>('')
  readonly #table: Table
  readonly #room: Room
  #next = 1

  constructor(table: Table, room: Room) {
    this.#table = table
    this.#room = room
  }

  get isOver(): boolean {
    return this.ending !== ''
  }

  /** Until the returned function is called. */
  start(): () => void {
    const stops = [
      this.#table.onFrame((happening) => this.#see(happening)),
      this.#table.onWelcome(() => { this.ending = '' }),
      this.#table.onTold((told) => told.what && this.#call(told.seat, told.what, told.place ?? -1)),
    ]
    return () => { for (const stop of stops) stop() }
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

  #see(happening: Happening): void {
    if (happening.isLate) return
    for (const event of happening.events) this.#happen(event)
  }

  #happen(event: GameEvent): void {
    switch (event.type) {
      case 'ChamberPlaced': return void ((event.by ?? -1) >= 0 && this.#at(event.tile, (point) => this.signs.put('dust', point.x, point.y)))
      case 'GemsActivated': return event.tiles.forEach((tile, n) => this.#fly(tile, event.gems[n] ?? 1))
      case 'DiceFreed': return this.#beside(event.seat, (point) => this.signs.put('ring', point.x, point.y))
      case 'DieMoved': return event.where >> 10 === DIE_AT.lost ? this.#beside(event.holder, (point) => this.signs.put('lost', point.x, point.y)) : undefined
      case 'Announced': return this.#announce(event.what, event.args ?? [])
      case 'GameStarted': this.ending = ''; return
      case 'GameEnded': this.ending = event.won ? 'won' : 'lost'; return
      default:
    }
  }

  #announce(what: string, args: number[]): void {
    if (what === 'gong') this.#gong(args[0] ?? 1)
    if (what === 'exit_found') this.#at(args[0] ?? -1, (point) => this.signs.put('found', point.x, point.y))
  }

  #gong(strokes: number): void {
    if (motion.reduced) return
    this.strokes = [...this.strokes, ...Array.from({ length: strokes }, (_, n) => ({ id: this.#next++, delay: n * STROKE_MS }))]
  }

  #fly(tile: number, count: number): void {
    this.#at(tile, (point) => {
      const from = this.#room.depot()
      const to = this.#room.toScreen({ x: point.x, y: point.y - 26 })
      this.dawning = [...this.dawning, tile]
      this.flights = [...this.flights, ...Array.from({ length: count }, (_, n) => ({ id: this.#next++, from, to, tile, delay: n * NEXT_GEM_MS }))]
    })
  }

  /** A call lies on the chamber it means, or beside whoever calls. */
  #call(seat: number, what: string, place: number): void {
    const at = place >= 0 ? place : placeOf(this.#table, seat)
    const colour = this.#table.store.seats.get(seat)?.colour ?? seat
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

