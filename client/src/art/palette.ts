/** The colours that drawings need as values; style sheets have the same ones as variables in `style/tokens.css`. */

import type { Icon } from '../generated/wire.ts'

export const INK = '#160e07'
export const BONE = '#fff6e0'
export const GOLD = '#ffc546'
export const GLOW = '#ffdf8f'
export const RED = '#e0402a'
export const GEM = '#5ff3dc'
export const OK = '#6fd08c'

/** Enamel of a face: lit, body, edge, and the ink of its icon. */
export const PLATES: Record<Icon, { hi: string; body: string; low: string; ink: string }> = {
  A: { hi: '#4cb676', body: '#2a8d54', low: '#154a2b', ink: '#ffffff' },
  K: { hi: '#4f82e8', body: '#2757be', low: '#142f6d', ink: '#fff6e0' },
  T: { hi: '#d4553a', body: '#a8321c', low: '#5c150a', ink: '#fff6e0' },
  G: { hi: '#ffdf85', body: '#ffc546', low: '#a56a0c', ink: '#3a2200' },
  B: { hi: '#3a332d', body: '#151311', low: '#000000', ink: '#f3e6cf' },
}

export type Head = 'brim' | 'hood' | 'bun' | 'goggles' | 'plume' | 'helm'
export type Shape = 'circle' | 'triangle' | 'square' | 'diamond' | 'star' | 'hexagon'

/** A player is recognised by colour, by the head of the pawn or by a shape: each of them is enough. */
export interface Player {
  id: string
  colour: string
  ink: string
  head: Head
  shape: Shape
}

export const PLAYERS: readonly Player[] = [
  { id: 'ember', colour: '#f1471f', ink: '#fff6e0', head: 'brim', shape: 'circle' },
  { id: 'azure', colour: '#5ec1f9', ink: '#0b1a26', head: 'hood', shape: 'triangle' },
  { id: 'saffron', colour: '#fad335', ink: '#241a02', head: 'bun', shape: 'square' },
  { id: 'jade', colour: '#189879', ink: '#f2fff9', head: 'goggles', shape: 'diamond' },
  { id: 'violet', colour: '#9970d9', ink: '#fbf7ff', head: 'plume', shape: 'star' },
  { id: 'bone', colour: '#fcfbf7', ink: '#241f1a', head: 'helm', shape: 'hexagon' },
]

export function player(colour: number): Player {
  return PLAYERS[colour % PLAYERS.length]!
}

/** On a grid of 24. */
export const SHAPES: Record<Shape, string> = {
  circle: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  triangle: 'M12 2.5 22 20.5H2z',
  square: 'M4 4h16v16H4z',
  diamond: 'M12 1.5 22 12 12 22.5 2 12z',
  star: 'M12 1l3.2 7.2 7.8.8-5.9 5.2 1.7 7.7L12 17.9l-6.8 4 1.7-7.7L1 9l7.8-.8z',
  hexagon: 'M12 1.5 21.5 7v10L12 22.5 2.5 17V7z',
}

/** Two colours of six digits, mixed: 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const part = (from: number): string => {
    const a = Number.parseInt(one.slice(from, from + 2), 16)
    const b = Number.parseInt(other.slice(from, from + 2), 16)
    return Math.round(a * (1 - share) + b * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}

export const lighter = (colour: string, share: number): string => mix(colour, '#ffeec8', share)
export const darker = (colour: string, share: number): string => mix(colour, '#0d0805', share)
