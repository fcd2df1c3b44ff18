/** Light for painted scenes: lamps with a reach, and the tone that a stone has in their light. */

import { mix } from './palette.ts'

export interface Lamp {
  x: number
  y: number
  reach: number
  power: number
}

export interface Mood {
  shadow: string
  stone: string
  lit: string
  lamps: readonly Lamp[]
}

const TONES = 11

/** The brightness at this point, from 0 to 1, in a few steps, so that stones of one tone become one path. */
export function brightness(mood: Mood, x: number, y: number): number {
  const sum = mood.lamps.reduce(
    (total, lamp) =>
      total + lamp.power * Math.max(0, 1 - Math.hypot(x - lamp.x, (y - lamp.y) * 1.15) / lamp.reach) ** 1.4,
    0,
  )
  return Math.min(1, sum)
}

export function toneAt(mood: Mood, x: number, y: number, chance = 0.5): string {
  const bright = Math.min(1, Math.max(0, brightness(mood, x, y) + (chance - 0.5) * 0.12))
  const step = Math.round(bright * TONES) / TONES
  return step < 0.45 ? mix(mood.shadow, mood.stone, step / 0.45) : mix(mood.stone, mood.lit, (step - 0.45) / 0.55)
}
