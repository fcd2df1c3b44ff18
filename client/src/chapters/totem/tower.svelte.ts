/** The tower as I see it, and the die that I am about to drop. */

import { COSTS } from '../../generated/chapters/totem.ts'
import type { DieView, Face } from '../../generated/wire.ts'
import { PREFERENCE } from '../../generated/wire.ts'
import type { Stage } from '../../hud/stage.svelte.ts'
import { has, maskOf, numbersIn } from '../../play/masks.ts'
import { chamberAt, placeOf, seatsAt } from '../../play/situation.ts'
import { t } from '../../words/words.svelte.ts'
import type { Feat, Press } from '../chapter.ts'
import Scene from './Scene.svelte'
import { AT_FIRST, leadMs, position, type Swing } from './swing.ts'

/** A press that was meant for a roll must not drop a die: the button ignores presses for this long. */
export const ARMING_MS = 400

export interface Stacked {
  die: number
  face: Face
  seat: number
  /** How far from the middle it lies, in edges. */
  lean: number
}

/** A die on its way down. */
export interface Falling {
  die: number
  face: Face
  /** Where it was let go, in edges from the middle. */
  lean: number
  since: number
  /** Undefined until the server has decided. */
  stays: boolean | undefined
  /** The height of the tower. */
  height: number
}

export class Tower {
  readonly stage: Stage
  falling = $state.raw<Falling | undefined>()
  #wish = $state(-1)
  #isArmed = $state(false)

  /** The Totem in my chamber while it can be used; -1 if none. */
  place: number = $derived.by(() => {
    const { table } = this.stage
    const place = placeOf(table, table.seat)
    const chamber = chamberAt(table, place)
    return chamber?.kind === 'totem' && !chamber.used ? place : -1
  })
  isMoving: boolean = $derived.by(() => this.#notes['is_moving'] === 1)
  swing: Swing = $derived.by(() => {
    const found = numbers(this.#notes['swing'])
    return found.length === AT_FIRST.length ? (found as unknown as Swing) : AT_FIRST
  })
  dice: Stacked[] = $derived.by(() => {
    const leans = numbers(this.#notes['leans'])
    return numbers(this.#notes['tower']).map((die, n) => stacked(die, this.#die(die), leans[n] ?? 0))
  })
  /** My dice on the tower. */
  mine: number = $derived.by(() => this.dice.filter(({ seat }) => seat === this.stage.table.seat).length)
  mates: number = $derived.by(() => (this.place < 0 ? 0 : seatsAt(this.stage.table, this.place).length - 1))
  isRandom: boolean = $derived.by(() => this.#prefers(PREFERENCE.drops_by_chance))
  isLent: boolean = $derived.by(() => this.#prefers(PREFERENCE.lends_dice))
  /** A mask of the dice that I could drop, also while the tower moves. */
  pool: number = $derived.by(() => {
    const { table, hand } = this.stage
    const offered = table.options.find(({ verb }) => verb === 'stack_die')?.pool
    const own = hand.dice.filter(({ face }) => isMask(face)).map(({ id }) => id)
    const flying = new Set(numbersIn(hand.rolling))
    return maskOf((offered === undefined ? own : numbersIn(offered)).filter((die) => !flying.has(die)))
  })
  /** The swinging die: the one that I chose, otherwise a black mask, which has no other use. */
  taken: number = $derived.by(() => {
    const own = numbersIn(this.pool).sort((one, other) => this.#rank(one) - this.#rank(other))
    return has(this.pool, this.#wish) && this.#wish >= 0 ? this.#wish : (own[0] ?? -1)
  })
  /** The face that swings over the tower: of my die, or of one that a team-mate here could drop. */
  swinging: { face: Face; seat: number } | undefined = $derived.by(() => {
    if (this.taken >= 0) return { face: this.face, seat: this.#die(this.taken)?.holder ?? -1 }
    const here = this.place < 0 ? [] : seatsAt(this.stage.table, this.place)
    const ready = [...this.stage.table.store.dice.values()].find(
      (die) => !die.where && isMask(die.face) && here.includes(die.holder) && die.holder !== this.stage.table.seat,
    )
    return ready && { face: ready.face, seat: ready.holder }
  })
  isOffered: boolean = $derived.by(() => this.stage.table.options.some(({ verb }) => verb === 'stack_die'))
  canDrop: boolean = $derived.by(() => this.isOffered && this.taken >= 0 && this.#isArmed && !this.falling)
  face: Face = $derived.by(() => this.#die(this.taken)?.face ?? '.')
  press: Press | undefined = $derived.by(() => {
    if (this.taken < 0) return undefined
    const note = this.isMoving ? t('totem-wait') : this.#note()
    return { icon: 'drop', words: t('totem-drop'), note, isOpen: this.canDrop, act: this.drop }
  })

  constructor(stage: Stage) {
    this.stage = stage
  }

  get feat(): Feat | undefined {
    if (this.place < 0) return undefined
    const { pool, taken, press } = this
    const take = (die: number): void => void (this.#wish = die)
    return press ? { Scene, press, pool, taken, take } : { Scene, pool, taken, take }
  }

  /** Listens to falling dice until the returned function is called. */
  watch(): () => void {
    const stopArming = $effect.root(() => {
      $effect(() => this.#arm(this.taken >= 0))
    })
    const stopHearing = this.stage.table.onFrame(({ events, isLate }) => {
      for (const event of events) if (event.type === 'Announced' && !isLate) this.#hear(event.what, event.args ?? [])
    })
    return () => {
      stopArming()
      stopHearing()
    }
  }

  /** Drops the die. The server decides where it was at this moment. */
  drop = (): void => {
    if (!this.canDrop) return
    const { table } = this.stage
    this.#letGo()
    const answer = table.do({ type: 'Perform', seat: table.seat, verb: 'stack_die', dice: maskOf([this.taken]) })
    void this.stage.ask(answer.finally(() => this.#forgetUntold()))
  }

  lift = (): void => {
    const { table } = this.stage
    void this.stage.ask(table.do({ type: 'Perform', seat: table.seat, verb: 'lift_die' }))
  }

  prefer(what: 'drops_by_chance' | 'lends_dice', on: boolean): void {
    void this.stage.ask(this.stage.hand.prefer(what, on))
  }

  /** Ends the fall, if its outcome is known. */
  landed(): void {
    if (this.falling?.stays !== undefined) this.falling = undefined
  }

  /** The table's time as the soundtrack counts it, a little ahead: the time that the picture shows. */
  now(): number {
    const { table } = this.stage
    return table.now() + leadMs(table.doubt()) - (table.store.clock?.offset ?? 0)
  }

  /** Shows the fall at once, before the server's answer. */
  #letGo(): void {
    const lean = this.isRandom ? 0 : position(this.swing, this.now()) / 1000
    const { taken: die, face } = this
    this.falling = { die, face, lean, since: performance.now(), stays: undefined, height: this.dice.length }
  }

  /** Forgets a die that was refused or fell while the connection was lost: its outcome will not be reported. */
  #forgetUntold(): void {
    if (this.falling?.stays === undefined) this.falling = undefined
  }

  #hear(what: string, [, die = -1, lean = 0, ...others]: readonly number[]): void {
    if (what !== 'die_stacked' && what !== 'die_fell') return
    const stays = what === 'die_stacked'
    const height = stays ? this.dice.length - 1 : this.dice.length + others.length
    const since = this.falling?.die === die ? this.falling.since : performance.now()
    this.falling = { die, face: this.#faceOf(die), lean: lean / 1000, since, stays, height: Math.max(0, height) }
  }

  /** A fallen die shows no face any more, so the face that it last swung with is used. */
  #faceOf(die: number): Face {
    const now = this.#die(die)?.face ?? '.'
    return now === '.' ? (this.#lastFaces.get(die) ?? 'B') : now
  }

  readonly #lastFaces = new Map<number, Face>()

  #arm(isWanted: boolean): (() => void) | undefined {
    if (this.taken >= 0) this.#lastFaces.set(this.taken, this.face)
    if (!isWanted) {
      this.#isArmed = false
      return undefined
    }
    const timer = setTimeout(() => (this.#isArmed = true), ARMING_MS)
    return () => clearTimeout(timer)
  }

  #note(): string {
    const holder = this.#die(this.taken)?.holder ?? -1
    if (holder !== this.stage.table.seat) return t('totem-drop-mate', { name: this.stage.nameOf(holder) })
    return t(this.face === 'G' ? 'totem-drop-golden' : 'totem-drop-black')
  }

  /** Own dice before others, black before golden. */
  #rank(die: number): number {
    const view = this.#die(die)
    return Number(view?.holder !== this.stage.table.seat) * 2 + Number(view?.face === 'G')
  }

  #die(die: number): DieView | undefined {
    return this.stage.table.store.dice.get(die)
  }

  #prefers(bit: number): boolean {
    return ((this.stage.table.store.seats.get(this.stage.table.seat)?.prefs ?? 0) & bit) !== 0
  }

  get #notes(): Readonly<Record<string, unknown>> {
    return this.stage.table.store.chapters.get('totem')?.notes ?? {}
  }
}

const isMask = (face: Face): boolean => face === 'G' || face === 'B'

const numbers = (note: unknown): readonly number[] => (Array.isArray(note) ? (note as number[]) : [])

function stacked(die: number, view: DieView | undefined, lean: number): Stacked {
  return { die, face: view?.face ?? 'B', seat: view?.holder ?? -1, lean: lean / 1000 }
}

/** The next height that brings gems. */
export const goalAbove = (height: number): number => (height < COSTS.low ? COSTS.low : COSTS.high)

const towers = new WeakMap<Stage, Tower>()

export function towerOf(stage: Stage): Tower {
  const known = towers.get(stage)
  if (known) return known
  const made = new Tower(stage)
  towers.set(stage, made)
  return made
}
