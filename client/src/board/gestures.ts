/** Fingers and mouse on the temple: drag, pinch, wheel, hold. Short touches are left to the buttons below. */

import type { Point } from './camera.ts'

export const HOLD_MS = 250
const SLIP = 8

export interface Gestures {
  /** A gesture begins to move the temple: automatic motion stops. */
  grab(): void
  drag(dx: number, dy: number): void
  zoom(factor: number, at: Point): void
  /** The last finger was lifted, or the wheel has come to rest. */
  settle(): void
  /** A finger is held at one spot. Returns whether this spot reacts to it; then `aim` and `release` follow. */
  hold(at: Point, target: Element): boolean
  aim(at: Point): void
  release(at: Point, isLost: boolean): void
}

const point = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY })
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

class Hands {
  readonly #fingers = new Map<number, Point>()
  #start: Point = { x: 0, y: 0 }
  #mode: 'none' | 'wait' | 'move' | 'hold' = 'none'
  #timer = 0
  #wheelTimer = 0
  /** Whether to ignore the click that follows a drag or a hold. */
  #swallow = false
  readonly #node: HTMLElement
  readonly #does: Gestures

  constructor(node: HTMLElement, does: Gestures) {
    this.#node = node
    this.#does = does
  }

  down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    this.#fingers.set(event.pointerId, point(event))
    if (this.#fingers.size > 1) return this.#begin()
    this.#swallow = false
    this.#mode = 'wait'
    this.#start = point(event)
    const target = event.target as Element
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.#hold(target), HOLD_MS)
  }

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId)
    if (!before) return
    const now = point(event)
    if (this.#mode === 'hold') return this.#does.aim(now)
    if (this.#mode === 'wait' && distance(this.#start, now) < SLIP) return
    if (this.#mode === 'wait') this.#begin()
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
    this.#fingers.set(event.pointerId, now)
    if (others[0]) this.#pinch(before, now, others[0])
    else this.#does.drag(now.x - before.x, now.y - before.y)
  }

  up = (event: PointerEvent): void => {
    if (!this.#fingers.delete(event.pointerId)) return
    clearTimeout(this.#timer)
    if (this.#mode === 'hold') this.#does.release(point(event), event.type === 'pointercancel')
    else if (this.#mode === 'move' && !this.#fingers.size) this.#does.settle()
    if (!this.#fingers.size) this.#mode = 'none'
  }

  click = (event: MouseEvent): void => {
    if (!this.#swallow) return
    this.#swallow = false
    event.preventDefault()
    event.stopPropagation()
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault()
    this.#does.grab()
    const lines = event.deltaMode === 1 ? 16 : 1
    if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY))
      this.#does.drag(-event.deltaX * lines, -event.deltaY * lines)
    else this.#does.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0018)), point(event))
    clearTimeout(this.#wheelTimer)
    this.#wheelTimer = window.setTimeout(() => this.#does.settle(), 180)
  }

  stop(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#wheelTimer)
  }

  #begin(): void {
    clearTimeout(this.#timer)
    if (this.#mode === 'hold') return
    this.#mode = 'move'
    this.#swallow = true
    this.#does.grab()
    // Not earlier: a captured pointer would take the clicks of short touches away from the buttons.
    for (const id of this.#fingers.keys()) this.#node.setPointerCapture(id)
  }

  #hold(target: Element): void {
    if (this.#mode !== 'wait' || !this.#does.hold(this.#start, target)) return
    this.#mode = 'hold'
    this.#swallow = true
    for (const id of this.#fingers.keys()) this.#node.setPointerCapture(id)
  }

  #pinch(before: Point, now: Point, other: Point): void {
    const at = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    this.#does.drag((now.x - before.x) / 2, (now.y - before.y) / 2)
    this.#does.zoom(Math.max(1, distance(now, other)) / Math.max(1, distance(before, other)), at)
  }
}

/** Makes the attachment for the element that fills the screen. */
export function gestures(does: Gestures): (node: HTMLElement) => () => void {
  return (node) => {
    const hands = new Hands(node, does)
    node.addEventListener('pointerdown', hands.down)
    node.addEventListener('pointermove', hands.move)
    node.addEventListener('pointerup', hands.up)
    node.addEventListener('pointercancel', hands.up)
    node.addEventListener('click', hands.click, { capture: true })
    node.addEventListener('wheel', hands.wheel, { passive: false })
    return () => {
      hands.stop()
      node.removeEventListener('pointerdown', hands.down)
      node.removeEventListener('pointermove', hands.move)
      node.removeEventListener('pointerup', hands.up)
      node.removeEventListener('pointercancel', hands.up)
      node.removeEventListener('click', hands.click, { capture: true })
      node.removeEventListener('wheel', hands.wheel)
    }
  }
}
