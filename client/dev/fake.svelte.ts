/** A table that exists only in this page: enough of a session to look at the board, and to push it about. */

import { CHAMBERS } from '../src/generated/chapters/base.ts'
import { DISCOVERY } from '../src/generated/pieces.ts'
import { CHAMBER, FACES } from '../src/generated/wire.ts'
import type {
  ChamberView,
  Command,
  Face,
  GameEvent,
  Icon,
  OptionView,
  Prospect,
  Refusal,
  Told,
} from '../src/generated/wire.ts'
import { seeded } from '../src/art/geometry.ts'
import { beside, cellKey, layOut } from '../src/board/scene.ts'
import type { Cell, Laid } from '../src/board/scene.ts'
import { covered } from '../src/art/marks.ts'
import type { Status } from '../src/wire/types.ts'
import { Store } from '../src/wire/store.svelte.ts'
import type { Happening, Table } from '../src/wire/table.ts'

const NAMES = ['Noor', 'Milan', 'Inés', 'Otto', 'Yuki', 'Ada']

export class FakeTable implements Table {
  readonly code = 'DEV222'
  readonly store = new Store()
  status = $state<Status>('live')
  seat = $state(0)
  game = $state('dev')
  options = $state.raw<OptionView[]>([])
  near = $state.raw<Prospect[]>([])
  readonly muted: readonly number[] = []
  readonly #chance = seeded('temple')
  readonly #frames = new Set<(happening: Happening) => void>()
  readonly #told = new Set<(told: Told) => void>()
  #n = 0
  #tile = 0

  constructor(chambers: number, people: number) {
    this.#lay('start', 0, 0, 0)
    while (this.store.chambers.size < chambers) this.#grow()
    this.#seat(people)
    this.#tables(people)
    this.refresh()
  }

  now = (): number => performance.now()
  at = (time: number): number => time
  doubt = (): number => 0
  manage = (): Promise<Refusal | null> => Promise.resolve(null)
  mute = (): Promise<Refusal | null> => Promise.resolve(null)
  say = (text: string): void => this.tell({ type: 'told', seat: this.seat, text })
  signal = (what: string, place = -1): void => this.tell({ type: 'told', seat: this.seat, what, place })
  onFrame = (listener: (happening: Happening) => void) => this.#listen(this.#frames, listener)
  onWelcome = () => () => {}
  onRefused = () => () => {}
  onTold = (listener: (told: Told) => void) => this.#listen(this.#told, listener)

  async do(command: Command): Promise<Refusal | null> {
    if (command.type === 'Enter') return this.#enter(command.to)
    if (command.type === 'Discover') return this.#discover(command.side)
    if (command.type === 'ActivateGems') return this.#activate(command.step ?? 0)
    if (command.type === 'Escape') return this.escape(this.seat)
    return { type: 'refused', code: 'not_offered' }
  }

  tell(told: Told): void {
    for (const each of this.#told) each(told)
  }

  happen(...events: GameEvent[]): void {
    this.refresh()
    for (const each of this.#frames) each({ n: this.#n++, t: this.now(), events, isLate: false })
  }

  /** My dice show these faces now. */
  show(faces: string): void {
    this.#hand(this.seat, faces)
    this.happen({
      type: 'DiceRolled',
      seat: this.seat,
      dice: 31,
      faces: [...faces].map((face) => FACES.indexOf(face as Face)),
      throw: 1,
      ready_at: 0,
    })
  }

  doom(name: 'slam' | 'collapse' | '', inMs: number): void {
    this.store.clock = {
      type: 'ClockView',
      phase: 1,
      offset: 0,
      stopped_at: -1,
      timers: name ? [[name, this.now() + inMs, [1]]] : [],
    }
  }

  place(seat: number, tile: number): void {
    this.store.adventurers.set(seat, { type: 'AdventurerView', place: 2 * tile })
    this.happen({ type: 'AdventurerMoved', figure: seat, to: 2 * tile, means: 0, seat })
  }

  escape(seat: number): null {
    this.store.adventurers.set(seat, { type: 'AdventurerView', place: -1 })
    this.happen({ type: 'AdventurerEscaped', seat, figure: seat })
    return null
  }

  laid(): Laid[] {
    return layOut(this.store.chambers, this.store.edges.values())
  }

  /** What a server would say about me: options for what my dice pay, prices for everything around. */
  refresh(): void {
    const laid = this.laid()
    const me = laid.find((each) => each.tile === (this.store.adventurers.get(this.seat)?.place ?? -1) >> 1)
    if (!me) return void ([this.near, this.options] = [[], []])
    this.near = [...this.#around(me, laid), ...this.#gems(me)]
    const faces = [...this.store.dice.values()].filter((die) => die.holder === this.seat).map((die) => die.face as Icon)
    this.options = this.near
      .filter((line) => covered(icons(line.price), faces).every(Boolean))
      .map(({ verb, target }) => ({ verb, targets: [target], spends: 3 }))
  }

  #around(me: Laid, laid: Laid[]): Prospect[] {
    return [0, 1, 2, 3].flatMap((side) => {
      if (!((me.openings >> side) & 1) || (me.blocked >> side) & 1) return []
      const other = laid.find((each) => cellKey(each) === cellKey(beside(me, side)))
      if (!other) return [{ verb: 'discover', target: side, price: text(DISCOVERY) }]
      return [{ verb: 'enter', target: 2 * other.tile, price: text(CHAMBERS[other.kind]!.entry[0]!) }]
    })
  }

  #gems(me: Laid): Prospect[] {
    if (me.used) return []
    return CHAMBERS[me.kind]!.gems.map((step, n) => ({
      verb: 'activate',
      target: n,
      price: text(step.price),
      place: 2 * me.tile,
    }))
  }

  #enter(to: number): Refusal | null {
    const line = this.near.find((each) => each.verb === 'enter' && each.target === to)
    if (!line) return { type: 'refused', code: 'no_passage' }
    if (!this.options.some((each) => each.verb === 'enter' && each.targets?.[0] === to))
      return { type: 'refused', code: 'not_enough_icons', missing: 'K' }
    this.place(this.seat, to >> 1)
    return null
  }

  #discover(side: number): Refusal | null {
    const me = this.laid().find((each) => each.tile === (this.store.adventurers.get(this.seat)?.place ?? 0) >> 1)
    if (!me || !this.options.some((each) => each.verb === 'discover'))
      return { type: 'refused', code: 'not_enough_icons', missing: 'A' }
    const tile = this.#lay(this.#pick(), beside(me, side).x, beside(me, side).y, side)
    this.happen({ type: 'ChamberPlaced', tile, cell: 0, turn: side, by: this.seat })
    return null
  }

  #activate(step: number): Refusal | null {
    const me = this.laid().find((each) => each.tile === (this.store.adventurers.get(this.seat)?.place ?? 0) >> 1)
    if (!me || !this.options.some((each) => each.verb === 'activate' && each.targets?.[0] === step))
      return { type: 'refused', code: 'not_enough_icons', missing: 'T2' }
    const gems = CHAMBERS[me.kind]!.gems[step]!.gems
    this.store.chambers.set(me.key, { ...this.store.chambers.get(me.key)!, used: true, gems })
    this.happen({ type: 'GemsActivated', tiles: [me.tile], gems: [gems], seat: this.seat })
    return null
  }

  #hand(seat: number, faces: string): void {
    const dice = [...faces]
    dice.forEach((face, n) => this.store.dice.set(seat * 5 + n, { type: 'DieView', holder: seat, face: face as Face }))
  }

  #seat(people: number): void {
    const hands = ['AAKT.', 'BBBBB', 'AKKT.', 'TTGAB', 'AAKTG', 'TTTGB']
    const tiles = [...this.store.chambers.keys()].map(Number)
    for (let seat = 0; seat < people; seat++) {
      this.store.seats.set(seat, {
        type: 'SeatView',
        figure: seat,
        own: seat,
        colour: seat,
        out: false,
        absent: 0,
        driver: seat,
        ready_at: 0,
        throws: 0,
        gift: false,
        prefs: 0,
      })
      this.store.adventurers.set(seat, {
        type: 'AdventurerView',
        place: 2 * (tiles[Math.floor(this.#chance() * tiles.length)] ?? 0),
      })
      this.#hand(seat, hands[seat]!)
    }
  }

  #tables(people: number): void {
    const chairs = NAMES.slice(0, people).map((name, colour) => ({
      kind: 'person',
      name,
      colour,
      ready: true,
      present: true,
    }))
    this.store.table = { type: 'TableView', code: this.code, phase: 'playing', host: 0, settings: {}, chairs }
    this.store.depot = { type: 'DepotView', gems: 11, beside: 2 }
    this.doom('', 0)
  }

  #pick(): string {
    const kinds = Object.keys(CHAMBERS).filter((kind) => kind !== 'start' && kind !== 'exit')
    const unused = kinds.filter((kind) => ![...this.store.chambers.values()].some((each) => each.kind === kind))
    const pool = unused.length ? unused : kinds
    return this.#tile === 20 ? 'exit' : pool[Math.floor(this.#chance() * pool.length)]!
  }

  #lay(kind: string, x: number, y: number, turn: number): number {
    const tile = this.#tile++
    const gems =
      kind !== 'start' && CHAMBERS[kind]!.gems.length && this.#chance() < 0.3
        ? 1 + Math.floor(this.#chance() * CHAMBERS[kind]!.gems.length)
        : 0
    this.store.chambers.set(String(tile), {
      type: 'ChamberView',
      x,
      y,
      turn,
      state: CHAMBER.laid,
      kind,
      gems,
      used: gems > 0,
    } satisfies ChamberView)
    return tile
  }

  /** One more chamber behind some opening; the nearest to the middle first, so that the temple stays round. */
  #grow(): void {
    const laid = this.laid()
    const taken = new Set(laid.map(cellKey))
    const open = laid.flatMap((each) =>
      [0, 1, 2, 3].filter((side) => (each.openings >> side) & 1).map((side) => ({ side, cell: beside(each, side) })),
    )
    const free = open
      .filter(({ cell }) => !taken.has(cellKey(cell)))
      .sort((one, other) => far(one.cell) - far(other.cell))
    const { side, cell } = free[Math.floor(this.#chance() * Math.min(4, free.length))]!
    this.#lay(this.#pick(), cell.x, cell.y, side)
  }

  #listen<T>(set: Set<T>, listener: T): () => void {
    set.add(listener)
    return () => set.delete(listener)
  }
}

const far = ({ x, y }: Cell): number => Math.hypot(x, y * 1.3)
const icons = (price: string): Icon[] =>
  price.split(' ').flatMap((word) => Array<Icon>(Number(word.slice(1) || 1)).fill(word[0] as Icon))
const text = (price: Icon[]): string => price.join(' ')
