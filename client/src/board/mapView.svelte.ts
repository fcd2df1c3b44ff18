/** The one transform that pans and zooms the temple, and its automatic motion. Nothing runs here while nothing moves. */

import {
  UNIT,
  automatic,
  boxAround,
  centred,
  fitting,
  following,
  framing,
  grown,
  kept,
  middle,
  onScreen,
  overlaps,
  revealing,
  sizesFor,
  tierOf,
  zoomed,
} from './camera.ts'
import type { Box, Point, Tier, View } from './camera.ts'
import type { Cell } from './scene.ts'

/** `auto`: all of it, or me if that gets too small; `aimed`: all targets; `free`: as the player left it. */
export type Mode = 'auto' | 'me' | 'whole' | 'aimed' | 'free'

/** The part that nothing covers, and the part of it that messages and questions never cover either: my pawn stays there. */
export interface Room {
  seen: Box
  clear: Box
}

const REFRAME_MS = 400
/** Space around the outermost chambers, in parts of a tile. */
const AIR = 0.12

const NOWHERE: Box = { left: 0, top: 0, right: 0, bottom: 0 }

export class MapView {
  mode = $state<Mode>('auto')
  tier = $state<Tier>('near')
  /** One pixel of the screen in units of the temple, as of the last rest. For things that keep their size on the screen. */
  pixel = $state(1)
  view: View = { x: 0, y: 0, scale: 0.6 }
  #world: HTMLElement | undefined
  #room: Room = { seen: NOWHERE, clear: NOWHERE }
  #box: Box = boxAround([])
  #me: Cell | undefined
  #aims: readonly Cell[] = []
  #subject: Cell | undefined
  #wasShown = false

  /** An attachment that receives the element with the transform. */
  hold = (world: HTMLElement): (() => void) => {
    this.#world = world
    this.#wasShown = false
    this.#show(this.view, 0)
    return () => {
      this.#world = undefined
    }
  }

  /**
   * The visible chambers or my place changed. The temple moves on the screen only when I move or the window changes;
   * chambers that others discover move it only as far as my own surroundings need it.
   */
  look(cells: readonly Cell[], me: Cell | undefined, room: Room): void {
    const isMoved = me?.x !== this.#me?.x || me?.y !== this.#me?.y || room !== this.#room
    this.#box = grown(boxAround(cells), UNIT * AIR)
    this.#me = me
    this.#room = room
    if (this.mode === 'free' && isMoved && me && !this.#sees(me)) this.mode = 'auto'
    if (isMoved || !this.#wasShown || this.mode === 'whole') this.reframe()
    else if (this.mode !== 'free' && me) this.#reveal(around(me, cells))
  }

  reframe(): void {
    const view = this.#wanted()
    if (!view) return
    this.#show(this.#withMeClear(view), this.#wasShown ? REFRAME_MS : 0)
    this.#wasShown = true
  }

  choose(mode: Mode): void {
    this.mode = mode
    this.reframe()
  }

  /** Shows all of these cells at once, beside the question about them; without cells, the whole temple. */
  aim(cells: readonly Cell[]): void {
    this.#aims = cells
    this.choose('aimed')
  }

  /** The player takes hold of the temple: from now on it stays where they leave it. */
  grab = (): void => {
    if (this.mode !== 'free') this.view = this.#asShown()
    this.mode = 'free'
  }

  drag = (dx: number, dy: number): void => {
    this.#show(kept({ ...this.view, x: this.view.x + dx, y: this.view.y + dy }, this.#box, this.area), 0)
  }

  zoom = (factor: number, at: Point): void => {
    this.#show(kept(zoomed(this.view, factor, at), this.#box, this.area), 0)
  }

  settle = (): void => this.#rest()

  /** Zooms by a key or a button, in a step that the eye can follow. */
  step(factor: number, at: Point = middle(this.area)): void {
    this.grab()
    this.#show(kept(zoomed(this.view, factor, at), this.#box, this.area), 160)
  }

  shift(dx: number, dy: number): void {
    this.grab()
    this.#show(kept({ ...this.view, x: this.view.x + dx, y: this.view.y + dy }, this.#box, this.area), 120)
  }

  /** Shows another cell; the temple then stays there until it is moved. */
  visit(cell: Cell): void {
    this.mode = 'free'
    const scale = Math.max(this.view.scale, sizesFor(this.area).least / UNIT)
    this.#show(kept(centred(middle(boxAround([cell])), this.area, scale), this.#box, this.area), REFRAME_MS)
  }

  /** Makes the focused cell visible, also beside a question. */
  reveal(cell: Cell): void {
    this.#reveal(boxAround([cell]), this.#room.clear)
  }

  /** While I am asked about this cell, shows it together with me, unless it is too far away. */
  mind(cell: Cell | undefined): void {
    this.#subject = cell
    if (cell) this.reveal(cell)
  }

  /** A point of the temple on the screen. */
  toScreen(point: Point): Point {
    return { x: point.x * this.view.scale + this.view.x, y: point.y * this.view.scale + this.view.y }
  }

  /** The area that nothing else covers. */
  get area(): Box {
    return this.#room.seen
  }

  /** The full width, clear of the strips above and below. */
  get #between(): Box {
    const { seen, clear } = this.#room
    return { left: seen.left, right: seen.right, top: clear.top, bottom: clear.bottom }
  }

  #sees(cell: Cell): boolean {
    return overlaps(onScreen(this.view, grown(boxAround([cell]), -UNIT * 0.3)), this.area)
  }

  #reveal(box: Box, room = this.area): void {
    const view = this.#withMeClear(revealing(this.view, box, room))
    if (view.x !== this.view.x || view.y !== this.view.y) this.#show(view, 200)
  }

  /**
   * Shifts the view as little as needed for my pawn to be clear of the strips above and below, and if possible the cell
   * that I am asked about.
   */
  #withMeClear(view: View): View {
    if (!this.#me || this.mode === 'free' || this.mode === 'aimed') return view
    const { clear } = this.#room
    const both = this.#subject ? revealing(view, boxAround([this.#me, this.#subject]), clear) : view
    return revealing(both, boxAround([this.#me]), clear)
  }

  #wanted(): View | undefined {
    const me = this.#me && middle(boxAround([this.#me]))
    switch (this.mode) {
      case 'auto':
        return automatic(me, this.#box, this.area)
      case 'me':
        return me
          ? following(me, this.#box, this.area, sizesFor(this.area).usual / UNIT)
          : automatic(me, this.#box, this.area)
      case 'whole':
        return centred(
          middle(this.#box),
          this.area,
          Math.min(fitting(this.#box, this.area), sizesFor(this.area).most / UNIT),
        )
      case 'aimed':
        return framing(this.#aims.length ? grown(boxAround(this.#aims), UNIT * AIR) : this.#box, this.#between)
      case 'free':
        return undefined
    }
  }

  #show(view: View, ms: number): void {
    this.view = view
    const world = this.#world
    if (!world) return
    world.style.transition = ms ? `transform ${ms}ms cubic-bezier(.2, .8, .2, 1)` : 'none'
    world.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
    if (ms || !this.#wasShown) this.#rest()
  }

  /** The view at this moment of an animation. */
  #asShown(): View {
    if (!this.#world) return this.view
    const matrix = new DOMMatrix(getComputedStyle(this.#world).transform)
    return { x: matrix.e, y: matrix.f, scale: matrix.a || this.view.scale }
  }

  #rest(): void {
    this.tier = tierOf(this.view.scale)
    this.pixel = 1 / this.view.scale
  }
}

/** My chamber and those that lie beside it, in the units of the temple. */
function around(me: Cell, cells: readonly Cell[]): Box {
  return boxAround(cells.filter(({ x, y }) => Math.abs(x - me.x) + Math.abs(y - me.y) <= 1))
}
