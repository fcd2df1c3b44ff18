/** Floors: flagstones lit from the middle, laid in one of four ways. */

import { Heap, TILE, hewn, outline, short } from './geometry.ts'
import type { Point } from './geometry.ts'
import { darker, lighter, mix } from './palette.ts'

export interface Stone {
  lit: string
  mid: string
  dark: string
  wall: string
  low: string
}
export type Paving = 'flags' | 'slabs' | 'courses' | 'rings'
export type Chance = () => number

const TONES = 7

/** The ground between the stones, and the stones on it. */
export function paved(how: Paving, stone: Stone, chance: Chance): string {
  const heap = new Heap()
  for (const points of LAID[how](chance)) heap.add(tone(stone, points, chance), outline(points))
  const ground = `<path d="M0 0h200v200H0z" fill="${darker(stone.dark, 0.5)}"/>`
  return (
    ground +
    heap.draw(
      (colour) => `fill="${colour}" stroke="${lighter(colour, 0.22)}" stroke-width="1" stroke-linejoin="round"`,
    ) +
    cracks(stone, chance)
  )
}

/** Bright in the middle, dark at the walls, in a few steps only, so that stones of one tone become one path. */
function tone({ lit, mid, dark }: Stone, points: readonly Point[], chance: Chance): string {
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length
  const far = Math.min(1, Math.hypot(x - 100, y - 100) / 125) + (chance() - 0.5) * 0.22
  const step = Math.min(1, Math.max(0, Math.round(far * TONES) / TONES))
  return step < 0.5 ? mix(lit, mid, step * 2) : mix(mid, dark, step * 2 - 1)
}

const LAID: Record<Paving, (chance: Chance) => Point[][]> = {
  flags: (chance) => grid(4, 9, chance),
  slabs: (chance) => grid(3, 7, chance),
  courses: (chance) => [0, 1, 2, 3, 4].flatMap((row) => course(row * 40, 40, chance)),
  rings: (chance) => [
    ...ring(0, 40, 1, chance),
    ...ring(42, 72, 10, chance),
    ...ring(74, 104, 16, chance),
    ...ring(106, 146, 20, chance),
  ],
}

/** Rows of irregular four-sided stones. */
function grid(count: number, jitter: number, chance: Chance): Point[][] {
  const cell = TILE / count
  const moved = (n: number): number => n * cell + (n % count ? (chance() - 0.5) * 2 * jitter : 0)
  const at = Array.from({ length: count + 1 }, (_, j) =>
    Array.from({ length: count + 1 }, (_, i): Point => [moved(i), moved(j)]),
  )
  const found: Point[][] = []
  for (let j = 0; j < count; j++) {
    for (let i = 0; i < count; i++) found.push(shrunk([at[j]![i]!, at[j]![i + 1]!, at[j + 1]![i + 1]!, at[j + 1]![i]!]))
  }
  return found
}

/** The same stone with a joint around it. */
function shrunk(points: readonly Point[]): Point[] {
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length
  return points.map((point): Point => [
    point[0] + Math.sign(x - point[0]) * 1.3,
    point[1] + Math.sign(y - point[1]) * 1.3,
  ])
}

/** One row of blocks of different lengths. */
function course(y: number, height: number, chance: Chance): Point[][] {
  const found: Point[][] = []
  for (let x = -chance() * 40; x < TILE;) {
    const width = 44 + chance() * 34
    found.push(hewn(x + 1.2, y + 1.2, width - 2.4, height - 2.4, 2.5))
    x += width
  }
  return found
}

/** Stones around the middle, like the pit of a well. */
function ring(from: number, to: number, count: number, chance: Chance): Point[][] {
  if (count === 1) return [Array.from({ length: 16 }, (_, i) => polar(to, i * 22.5))]
  const turn = chance() * 40
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [turn + (i * 360) / count + 60 / to, turn + ((i + 1) * 360) / count - 60 / to]
    return [polar(from + 1, a), polar(from + 1, b), polar(to - 1, b), polar(to - 0.4, (a + b) / 2), polar(to - 1, a)]
  })
}

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [100 + Math.sin(angle) * radius, 100 - Math.cos(angle) * radius]
}

function cracks({ dark }: Stone, chance: Chance): string {
  let path = ''
  for (let n = 0; n < 5; n++) {
    const [x, y] = [36 + chance() * 120, 36 + chance() * 120]
    path += `M${short(x)} ${short(y)}l${short(5 + chance() * 7)} ${short(5 + chance() * 5)} ${short(-3 + chance() * 8)} 7 ${short(4 + chance() * 6)} 5`
  }
  return `<path d="${path}" fill="none" stroke="${darker(dark, 0.4)}" stroke-width="1.2" opacity=".8"/>`
}
