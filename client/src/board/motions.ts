/** How things appear, disappear and move, with `transform` and `opacity` alone. Each has a quiet form for reduced motion. */

import type { TransitionConfig } from 'svelte/transition'
import { motion } from '../parts/motion.svelte.ts'

export const OUT = 'cubic-bezier(.2, .8, .2, 1)'
export const FALL = 'cubic-bezier(.5, 0, .9, .4)'

interface Spot {
  x: number
  y: number
}

const easeOut = (t: number): number => 1 - (1 - t) ** 3

const fade = (duration: number): TransitionConfig => ({ duration, css: (t) => `opacity: ${t}` })

/** The edge that the card is hinged on, by the side that it was discovered from. */
const HINGES = ['50% 0%', '100% 50%', '50% 100%', '0% 50%'] as const

/**
 * A new chamber turns over like a card, hinged on the opening that it was discovered through. A chamber that floats to
 * its place appears at once.
 */
export function turnOver(_: Element, { from, floats }: { from: number; floats: boolean }): TransitionConfig {
  if (motion.reduced || floats) return fade(160)
  const axis = from % 2 ? 'rotateY' : 'rotateX'
  const sign = from === 0 || from === 1 ? -1 : 1
  return {
    duration: 380,
    easing: easeOut,
    css: (t, u) =>
      `transform-origin: ${HINGES[from & 3]}; transform: perspective(900px) ${axis}(${sign * u * 100}deg) scale(${1 - 0.06 * u}); opacity: ${Math.min(1, t * 3)}`,
  }
}

export function vanish(_: Element): TransitionConfig {
  return motion.reduced ? fade(160) : { duration: 300, css: (t) => `opacity: ${t}; transform: scale(${0.7 + 0.3 * t})` }
}

/** An adventurer that escapes jumps into the light. */
export function leap(_: Element): TransitionConfig {
  if (motion.reduced) return fade(200)
  return {
    duration: 560,
    css: (t, u) =>
      `transform: translateY(${-120 * Math.sin(u * 2.2)}px) scale(${1 + 0.5 * Math.sin(u * Math.PI) - 0.8 * u * u}); opacity: ${Math.min(1, t * 2.2)}`,
  }
}

/** Moves from one place to another in an arc, with a squash on landing. */
export function hop(node: HTMLElement, from: Spot, to: Spot): void {
  if (motion.reduced) {
    node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160 })
    return
  }
  const [dx, dy] = [from.x - to.x, from.y - to.y]
  const far = Math.hypot(dx, dy)
  const lift = far < 100 ? 12 : 46 + Math.min(60, far * 0.08)
  node.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)`, easing: 'ease-out' },
      { transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(1.08)`, easing: 'ease-in', offset: 0.5 },
      { transform: 'none', offset: 0.79 },
      { transform: 'translateY(4%) scale(1.14, .84)', offset: 0.88 },
      { transform: 'none' },
    ],
    { duration: far < 100 ? 160 : 280 },
  )
}

/** How long a chamber floats that passes these cells, in milliseconds. */
export const rideMs = (cells: readonly Spot[]): number => Math.min(3600, 400 + 260 * cells.length)

/**
 * Goes round the corners of the temple, which lies to the right of the way: between two cells that touch only at a
 * corner, the cell on the left is passed too.
 */
export function roundCorners(cells: readonly Spot[]): Spot[] {
  return cells.flatMap((cell, n) => {
    const next = cells[n + 1]
    if (!next || next.x === cell.x || next.y === cell.y) return [cell]
    const goesDownRight = (next.x - cell.x) * (next.y - cell.y) > 0
    return [cell, goesDownRight ? { x: next.x, y: cell.y } : { x: cell.x, y: next.y }]
  })
}

/** Moves the node from cell to cell to where it lies now. */
export function ride(node: HTMLElement, cells: readonly Spot[]): void {
  const end = cells.at(-1) ?? { x: 0, y: 0 }
  const steps = cells.map(({ x, y }) => ({ transform: `translate(${(x - end.x) * 200}px, ${(y - end.y) * 200}px)` }))
  node.animate([...steps, { transform: 'none' }], { duration: rideMs(cells), easing: 'ease-in-out' })
}

/** A piece is set down: it starts a little above, and small. */
export function dropIn(_: Element): TransitionConfig {
  return motion.reduced
    ? fade(160)
    : {
        duration: 260,
        easing: easeOut,
        css: (t, u) => `opacity: ${Math.min(1, t * 2)}; transform: translateY(${-46 * u}px) scale(${0.7 + 0.3 * t})`,
      }
}
