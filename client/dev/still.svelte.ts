/** A session without a line: it holds a scene still, throws dice of its own, and says yes to nearly everything. */

import { FACES, MARK } from '../src/generated/wire.ts'
import type { Command, DieView, GameEvent, OptionView, Prospect, Refusal, Told } from '../src/generated/wire.ts'
import { has, maskOf } from '../src/play/masks.ts'
import { Store } from '../src/wire/store.svelte.ts'
import type { Happening, Table } from '../src/wire/table.ts'

const LINE_MS = 20

export class StillTable implements Table {
  readonly code = 'TRY234'
  readonly store = new Store()
  status = $state<'connecting' | 'live' | 'lost' | 'ended'>('live')
  goodbye = $state('')
  snag = $state('')
  seat = $state(0)
  game = $state('still')
  options = $state.raw<OptionView[]>([])
  near = $state.raw<Prospect[]>([])
  readonly muted: readonly number[] = []
  isRunning = true
  rollMs = 1000
  #start = performance.now()
  #base = 0
  #n = 0
  readonly #frames = new Set<(happening: Happening) => void>()
  readonly #told = new Set<(told: Told) => void>()

  setTime(ms: number): void {
    this.#base = ms
    this.#start = performance.now()
  }

  now(): number {
    return Math.round(this.isRunning ? this.#base + performance.now() - this.#start : this.#base)
  }

  at(tableTime: number): number {
    return this.isRunning ? tableTime - this.#base + this.#start : Infinity
  }

  doubt(): number {
    return 0
  }
  onFrame(listener: (happening: Happening) => void): () => void {
    return listen(this.#frames, listener)
  }
  onTold(listener: (told: Told) => void): () => void {
    return listen(this.#told, listener)
  }
  onWelcome(): () => void {
    return () => {}
  }
  onRefused(): () => void {
    return () => {}
  }
  ready(): void {}
  close(): void {}
  say(text: string): void {
    this.tell({ type: 'told', seat: this.seat, text })
  }
  signal(what: string, place = -1): void {
    this.tell({ type: 'told', seat: this.seat, what, place })
  }
  mute(): Promise<Refusal | null> {
    return Promise.resolve(null)
  }
  manage(): Promise<Refusal | null> {
    return Promise.resolve(null)
  }

  tell(told: Told): void {
    for (const listener of this.#told) listener(told)
  }

  happen(...events: GameEvent[]): void {
    this.#n += 1
    for (const listener of this.#frames) listener({ n: this.#n, t: this.now(), events, isLate: false })
  }

  async do(command: Command): Promise<Refusal | null> {
    await new Promise((resolve) => setTimeout(resolve, LINE_MS))
    switch (command.type) {
      case 'Roll':
        this.#roll()
        break
      case 'Mark':
        this.#mark(command.what === 'kept' ? MARK.kept : MARK.held_back, command.dice)
        break
      case 'Answer':
        this.store.questions.delete(command.question)
        break
      case 'Enter':
      case 'Discover':
        return { type: 'refused', code: 'not_enough_icons', missing: 'K' }
      default:
    }
    return null
  }

  #mine(): [number, DieView][] {
    return [...this.store.dice].filter(([, die]) => die.holder === this.seat && !die.where && die.face !== 'B')
  }

  #roll(): void {
    const thrown = this.#mine().filter(([, die]) => !((die.marks ?? 0) & MARK.kept))
    const faces = thrown.map(() => [1, 1, 2, 3, 4, 5][Math.floor(Math.random() * 6)]!)
    thrown.forEach(([id, die], number) => this.store.dice.set(id, { ...die, face: FACES[faces[number]!]!, marks: 0 }))
    const [readyAt, dice, seat] = [
      this.now() + this.rollMs,
      maskOf(thrown.map(([id]) => id)),
      this.store.seats.get(this.seat)!,
    ]
    this.store.seats.set(this.seat, { ...seat, ready_at: readyAt, throws: seat.throws + 1 })
    this.store.throws.set(this.seat, { dice, readyAt })
    const pool = this.#mine().map(([id]) => id)
    this.options = [
      { verb: 'roll', pick: [1, pool.length], pool: maskOf(pool), at: readyAt },
      ...this.options.filter((option) => option.verb !== 'roll'),
    ]
    this.happen({ type: 'DiceRolled', seat: this.seat, dice, faces, throw: seat.throws + 1, ready_at: readyAt })
  }

  #mark(mark: number, dice: number): void {
    for (const [id, die] of this.store.dice) {
      const marks = has(dice, id) ? (die.marks ?? 0) | mark : (die.marks ?? 0) & ~mark
      if (die.holder === this.seat) this.store.dice.set(id, { ...die, marks })
    }
  }
}

function listen<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
