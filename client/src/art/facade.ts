/** The front of the temple: a giant face of stone whose mouth is the gate. The gate's foot is at 0, 0; up is negative. */

import { Heap, outline, seeded, short } from './geometry.ts'
import type { Point } from './geometry.ts'
import { put } from './icons.ts'
import { toneAt } from './light.ts'
import type { Mood } from './light.ts'
import { mix } from './palette.ts'

/** A course of the wall: half its width, from the top to the bottom, and how much its sides lean. */
interface Course {
  half: number
  top: number
  bottom: number
  lean: number
}

const WINGS: readonly Course[] = [
  { half: 1700, top: -150, bottom: 0, lean: 6 },
  { half: 760, top: -236, bottom: -150, lean: 6 },
  { half: 600, top: -306, bottom: -236, lean: 5 },
]
const FACE: readonly Course[] = [
  { half: 438, top: -84, bottom: 0, lean: 8 },
  { half: 384, top: -190, bottom: -84, lean: 6 },
  { half: 352, top: -302, bottom: -190, lean: 8 },
  { half: 328, top: -424, bottom: -302, lean: 4 },
  { half: 360, top: -470, bottom: -424, lean: -8 },
  { half: 306, top: -556, bottom: -470, lean: 10 },
]

/** How broken it is: nothing, the first stones, or all of it. */
export type Ruin = 0 | 1 | 2

interface Stone {
  points: Point[]
  x: number
  y: number
}

/** Stones of a course in two rows, with widths from `chance`. */
function stonesOf(course: Course, chance: () => number, height = 42): Stone[] {
  const rows = Math.max(1, Math.round((course.bottom - course.top) / height))
  const tall = (course.bottom - course.top) / rows
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    const top = course.top + row * tall
    const half = course.half - course.lean * (1 - row / rows)
    const found: Stone[] = []
    for (let x = -half; x < half - 4;) {
      const width = Math.min(half - x, 46 + chance() * 52)
      const wide = half - x - width < 26 ? half - x : width
      found.push({
        x: x + wide / 2,
        y: top + tall / 2,
        points: [
          [x + 1.5, top + 1.5],
          [x + wide - 1.5, top + 1.5],
          [x + wide - 1.5, top + tall - 1.5],
          [x + 1.5, top + tall - 1.5],
        ],
      })
      x += wide
    }
    return found
  })
}

/** A stone that has come loose: turned, and lower the higher it was. */
function loosened({ points, x, y }: Stone, chance: () => number, ruin: Ruin): Point[] {
  const angle = (chance() - 0.5) * (ruin === 2 ? 2.2 : 0.5)
  const [dx, dy] = [(chance() - 0.5) * 150 * ruin, chance() * (ruin === 2 ? 420 : 90)]
  return points.map(([px, py]): Point => [
    x + dx + (px - x) * Math.cos(angle) - (py - y) * Math.sin(angle),
    y + dy + (px - x) * Math.sin(angle) + (py - y) * Math.cos(angle),
  ])
}

function masonry(courses: readonly Course[], mood: Mood, seed: string, ruin: Ruin): string {
  const chance = seeded(seed)
  const wall = new Heap()
  const loose = new Heap()
  let joints = ''
  for (const course of courses) {
    const high = Math.max(0, -course.top - 180) / 380
    joints += outline([
      [-course.half + course.lean, course.top],
      [course.half - course.lean, course.top],
      [course.half, course.bottom],
      [-course.half, course.bottom],
    ])
    for (const stone of stonesOf(course, chance)) {
      const isLoose = chance() < (ruin === 2 ? 0.1 + high * 0.5 : ruin === 1 ? high * 0.07 : 0)
      const tone = toneAt(mood, stone.x, stone.y, chance())
      if (isLoose) loose.add(tone, outline(loosened(stone, chance, ruin)))
      else wall.add(tone, outline(stone.points))
    }
  }
  const ledges = courses
    .map((course) => `M${-course.half + course.lean - 4} ${course.top}H${course.half - course.lean + 4}`)
    .join('')
  return (
    `<path d="${joints}" fill="${mix(mood.shadow, '#000000', 0.45)}"/>` +
    wall.draw((colour) => `fill="${colour}"`) +
    `<path d="${ledges}" stroke="${mix(mood.stone, mood.lit, 0.35)}" stroke-width="7" stroke-opacity=".5"/>` +
    loose.draw((colour) => `fill="${colour}" stroke="#0b0604" stroke-width="3"`)
  )
}

/** Feathers of stone above the brow, like the rays of the golden mask. */
function crown(mood: Mood, ruin: Ruin): string {
  const feathers = [-3, -2, -1, 0, 1, 2, 3].filter((n) => ruin < 2 || ![2, -1, -3].includes(n))
  return feathers
    .map((n) => {
      const [x, tall, turn] = [n * 92, 218 - Math.abs(n) * 34, n * 7 + (ruin === 2 ? (n % 2 ? 9 : -6) : 0)]
      const step = (inset: number, y: number): Point[] => [
        [x - 40 + inset, y],
        [x + 40 - inset, y],
      ]
      const [a, b, c] = [step(0, -546), step(7, -546 - tall * 0.62), step(20, -546 - tall)]
      const body = outline([a[0]!, b[0]!, c[0]!, c[1]!, b[1]!, a[1]!])
      const lines = [0.25, 0.5, 0.75]
        .map((part) => `M${short(x - 36 + part * 8)} ${short(-546 - tall * part)}h${short(72 - part * 16)}`)
        .join('')
      return (
        `<g transform="rotate(${turn} ${x} -500)"><path d="${body}" fill="${toneAt(mood, x, -600)}" stroke="#0b0604" stroke-width="5"/><path d="${lines}" stroke="#0b0604" stroke-opacity=".55" stroke-width="4"/>` +
        `<path d="M${x} ${short(-566 - tall * 0.1)}V${short(-530 - tall)}" stroke="${mix(mood.stone, mood.lit, 0.3)}" stroke-opacity=".4" stroke-width="6"/></g>`
      )
    })
    .join('')
}

const GATE = 'M-124 2V-158C-124-228-66-258 0-258S124-228 124-158V2z'
const LIP = 'M-168 2V-166C-168-262-90-304 0-304S168-262 168-166V2H124V-158C124-228 66-258 0-258S-124-228-124-158V2z'

function features(mood: Mood, glow: { eye: string; gate: string }, isDead: boolean): string {
  const stone = (x: number, y: number, push = 0): string => mix(toneAt(mood, x, y), mood.lit, push)
  const edge = 'stroke="#0b0604" stroke-width="6" stroke-linejoin="round"'
  const socket = (side: number): string =>
    `<g transform="translate(${side * 142} -366) scale(${side} 1)"><path d="M-92 10C-70-44 40-62 96-20 84 30-40 58-92 10z" fill="${stone(side * 142, -366, -0.15 + 0.15)}" ${edge}/>` +
    `<path d="M-66 6C-48-28 34-40 74-14 62 20-30 36-66 6z" fill="${isDead ? '#140807' : glow.eye}" ${edge}/>${isDead ? '' : `<ellipse cx="6" cy="-5" rx="13" ry="24" fill="#2a1206"/><circle cx="2" cy="-12" r="5" fill="#fff6e0"/>`}</g>`
  const ear = (side: number): string =>
    `<g transform="translate(${side * 348} -262)"><circle r="58" fill="${stone(side * 348, -262)}" ${edge}/><circle r="38" fill="none" stroke="#0b0604" stroke-width="7"/><circle r="20" fill="${stone(side * 348, -262, 0.25)}" ${edge}/></g>`
  const teeth = [-84, -50, -17, 17, 50, 84]
    .map((x) => `M${x - 15} ${-262 + Math.abs(x) * 0.42}h30l-15 ${44 - Math.abs(x) * 0.16}z`)
    .join('')
  const joints = [-72, -50, -28, -9, 9, 28, 50, 72]
    .map((angle) => {
      const [s, c] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
      return `M${short(s * 126)} ${short(-140 - c * 118)}L${short(s * 170)} ${short(-140 - c * 164)}`
    })
    .join('')
  return (
    ear(-1) +
    ear(1) +
    `<path d="M-52-284C-64-330-26-352-22-424H22C26-352 64-330 52-284L0-266z" fill="${stone(0, -330, 0.12)}" ${edge}/><path d="M-16-424-20-350M16-424l4 74" stroke="#0b0604" stroke-width="4" opacity=".6"/>` +
    `<path d="M-300-452 0-418l300-34-8 40L0-380l-292-32z" fill="${stone(0, -420, 0.1)}" ${edge}/>${socket(-1)}${socket(1)}` +
    `<path d="${GATE}" fill="${glow.gate}"/><path d="${LIP}" fill="${stone(0, -240, 0.22)}" ${edge}/><path d="${joints}M-168-60h44M-168-120h44M124-60h44M124-120h44" stroke="#0b0604" stroke-width="4"/>` +
    `<path d="${teeth}" fill="${mix(mood.lit, '#fff6e0', 0.3)}" stroke="#0b0604" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M-70-512 0-546l70 34-30 28h-80z" fill="#171009" ${edge}/>${put(isDead ? 'gem-unlit' : 'gem-lit', -34, -548, 68, '#5b4a38')}`
  )
}

/** Where the face breaks: a hairline at first, later right through it. */
function fissure(ruin: Ruin, light: string): string {
  const path =
    'M-150-560-128-500-164-462-140-424M190-560 168-512 204-470 176-436M-250-300-216-262-244-214-206-168-226-120M250-300 222-250 246-204 214-150M-262-424-290-380-258-330M284-424 256-384 290-340'
  const wide = ruin === 2 ? 15 : 5
  return (
    `<path d="${path}" fill="none" stroke="#0b0604" stroke-width="${wide}" stroke-linejoin="bevel"/>` +
    (ruin === 2
      ? `<path d="${path}" fill="none" stroke="${light}" stroke-width="4" stroke-opacity=".75" stroke-linejoin="bevel"/>`
      : '')
  )
}

/** All parts of the front, from the wings to the crown. */
export function facade(mood: Mood, glow: { eye: string; gate: string }, ruin: Ruin): string {
  return (
    masonry(WINGS, mood, 'wings', ruin === 2 ? 2 : 0) +
    crown(mood, ruin) +
    masonry(FACE, mood, 'face', ruin) +
    fissure(ruin, glow.eye) +
    features(mood, glow, ruin === 2)
  )
}

/** Stairs from the gate towards the viewer: treads in the light that falls through the gate. */
export function stairs(mood: Mood): string {
  const treads = Array.from({ length: 9 }, (_, n) => n).map((n) => {
    const [top, bottom] = [n * n * 2.3 + n * 7, (n + 1) ** 2 * 2.3 + (n + 1) * 7]
    const [a, b] = [150 + top * 1.15, 150 + bottom * 1.15]
    const tone = toneAt(mood, 0, top * 0.9)
    return (
      `<path d="M${short(-a)} ${short(top)}H${short(a)}L${short(b)} ${short(bottom)}H${short(-b)}z" fill="${mix(tone, '#0b0604', 0.12)}"/>` +
      `<path d="M${short(-a)} ${short(top)}H${short(a)}" stroke="${mix(tone, mood.lit, 0.5)}" stroke-width="${short(2 + n * 0.7)}" stroke-opacity=".8"/>` +
      `<path d="M${short(-b)} ${short(bottom - 3 - n * 0.6)}H${short(b)}" stroke="#0b0604" stroke-width="${short(3 + n)}" stroke-opacity=".55"/>`
    )
  })
  const rail = (side: number): string =>
    `<path d="M${side * 150}-26h${side * 40}L${side * 520} 250h${side * -86}z" fill="${toneAt(mood, side * 260, 90)}" stroke="#0b0604" stroke-width="5"/>` +
    `<path d="M${side * 152}-26h${side * 36}" stroke="${mood.lit}" stroke-opacity=".5" stroke-width="6"/>`
  return treads.join('') + rail(-1) + rail(1)
}
