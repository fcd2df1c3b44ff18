/**
 * The painted scenes of the first and the last screen: the temple by torch light with the adventurers running out of
 * its mouth, the morning after a win, and the collapse. Layers go from far to near; each part that moves has a class
 * and is moved by the style sheet.
 */

import type { Icon } from '../generated/wire.ts'
import { cube } from './die.ts'
import { facade, stairs } from './facade.ts'
import type { Ruin } from './facade.ts'
import { seeded, short } from './geometry.ts'
import { put } from './icons.ts'
import { boulder, cloud, frond, torch, treetops } from './landscape.ts'
import type { Mood } from './light.ts'
import { mix } from './palette.ts'
import { pawnBody } from './pawn.ts'

export type Scene = 'home' | 'won' | 'lost'
/** `wide` leaves the left free for text, `aside` the right, `middle` has the temple in the middle, `tall` is for a phone. */
export type Framing = 'wide' | 'aside' | 'middle' | 'tall'

/** The foot of the gate, and the scale of the temple, in a picture of 1600 by 1000. */
const GATE = { x: 1090, y: 640, scale: 0.76 }
const VIEWS: Record<Framing, string> = {
  wide: '0 0 1600 1000',
  aside: '690 -40 1760 1100',
  middle: '290 0 1600 1000',
  tall: '650 30 880 1760',
}

interface Look {
  sky: readonly [string, string, string]
  hills: readonly [string, string]
  mood: Mood
  glow: { eye: string; gate: string }
  /** Light around the gate. */
  halo: string
  leaves: string
  ruin: Ruin
}

const NIGHT: Mood = {
  shadow: '#150d0a',
  stone: '#6d4a2c',
  lit: '#f0b868',
  lamps: [
    { x: 0, y: -90, reach: 560, power: 1 },
    { x: -232, y: -110, reach: 250, power: 0.55 },
    { x: 232, y: -110, reach: 250, power: 0.55 },
    { x: -600, y: -180, reach: 230, power: 0.5 },
    { x: 600, y: -180, reach: 230, power: 0.5 },
    { x: 0, y: -520, reach: 300, power: 0.28 },
  ],
}
const DAWN: Mood = {
  shadow: '#4a3640',
  stone: '#a5795a',
  lit: '#ffe2a6',
  lamps: [
    { x: 0, y: -700, reach: 900, power: 0.62 },
    { x: 620, y: -300, reach: 700, power: 0.3 },
    { x: 0, y: -90, reach: 420, power: 0.5 },
  ],
}
const FALL: Mood = {
  shadow: '#120605',
  stone: '#4a1c12',
  lit: '#c8512c',
  lamps: [
    { x: 0, y: -60, reach: 520, power: 0.8 },
    { x: -420, y: 60, reach: 380, power: 0.4 },
    { x: 420, y: 60, reach: 380, power: 0.4 },
  ],
}

const LOOKS: Record<Scene, Look> = {
  home: {
    sky: ['#0b0812', '#2a1512', '#8a4718'],
    hills: ['#24130f', '#150c0a'],
    mood: NIGHT,
    glow: { eye: '#ffd05a', gate: 'url(#hero-gate)' },
    halo: '#ffab3d',
    leaves: '#080605',
    ruin: 1,
  },
  won: {
    sky: ['#7a8fb0', '#f0b87a', '#fff0c0'],
    hills: ['#a9826a', '#6b5346'],
    mood: DAWN,
    glow: { eye: '#fff0b0', gate: 'url(#hero-gate)' },
    halo: '#fff3c4',
    leaves: '#2a2018',
    ruin: 1,
  },
  lost: {
    sky: ['#120405', '#3a0c08', '#8a2412'],
    hills: ['#2a0d0a', '#170706'],
    mood: FALL,
    glow: { eye: '#ff5a2a', gate: 'url(#hero-gate)' },
    halo: '#e0402a',
    leaves: '#070302',
    ruin: 2,
  },
}

/**
 * The whole picture, with adventurers of these colours in front of the temple. It is decoration: the screen that shows
 * it must say in words what happened.
 */
export function hero(scene: Scene, framing: Framing = 'wide', who: readonly number[] = EVERYBODY[scene]): string {
  const look = LOOKS[scene]
  const sides = framing === 'tall' ? 'xMidYMin' : framing === 'wide' || framing === 'aside' ? 'xMinYMid' : 'xMidYMid'
  return (
    `<svg class="hero ${scene}" viewBox="${VIEWS[framing]}" preserveAspectRatio="${sides} slice" aria-hidden="true">${defs(look, scene)}` +
    sky(look, scene) +
    treetops('far', 560, 90, look.hills[0]) +
    treetops('near', 640, 120, look.hills[1]) +
    ground() +
    `<g transform="translate(${GATE.x} ${GATE.y}) scale(${GATE.scale})">${facade(look.mood, look.glow, look.ruin)}${stairs(look.mood)}${fires(scene)}` +
    `<circle class="halo" cx="0" cy="-90" r="620" fill="url(#hero-halo)"/>${beams(look)}${dust(scene)}${people(scene, who)}</g>` +
    falling(scene, look) +
    dice(scene) +
    front(scene, framing, look) +
    '</svg>'
  )
}

function defs(look: Look, scene: Scene): string {
  const stops = (colours: readonly (readonly [number, string, number])[]): string =>
    colours
      .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
      .join('')
  const heart = scene === 'lost' ? '#ff7a3a' : '#fffbe6'
  return (
    `<defs><linearGradient id="hero-sky" x2="0" y2="1">${stops([
      [0, look.sky[0], 1],
      [0.45, look.sky[1], 1],
      [0.72, look.sky[2], 1],
    ])}</linearGradient>` +
    `<radialGradient id="hero-gate" cx=".5" cy=".75" r=".8">${stops([
      [0, heart, 1],
      [0.35, mix(heart, look.halo, 0.6), 1],
      [1, mix(look.halo, '#3a1404', 0.6), 1],
    ])}</radialGradient>` +
    `<radialGradient id="hero-halo">${stops([
      [0, look.halo, 0.5],
      [0.3, look.halo, 0.2],
      [1, look.halo, 0],
    ])}</radialGradient>` +
    `<radialGradient id="hero-fire">${stops([
      [0, '#ffd98a', 0.75],
      [0.3, '#ff8a2a', 0.32],
      [1, '#ff8a2a', 0],
    ])}</radialGradient>` +
    `<linearGradient id="hero-floor" x2="0" y2="1">${stops([
      [0, look.mood.stone, 1],
      [0.25, mix(look.mood.shadow, look.mood.stone, 0.25), 1],
      [0.5, '#070403', 1],
    ])}</linearGradient></defs>`
  )
}

function sky(look: Look, scene: Scene): string {
  const chance = seeded('stars')
  const back = '<path d="M-900-400h3400v1700H-900z" fill="url(#hero-sky)"/>'
  if (scene === 'won') return back + sunrise()
  if (scene === 'lost')
    return (
      back +
      cloud(500, 150, 150, '#1c0605', 0.6) +
      cloud(1500, 90, 170, '#1c0605', 0.55) +
      cloud(1000, 40, 120, '#2a0a07', 0.5)
    )
  const stars = Array.from({ length: 60 }, () => `M${short(-200 + chance() * 2200)} ${short(chance() * 380)}h0`).join(
    '',
  )
  return (
    `${back}<path d="${stars}" stroke="${mix(look.sky[2], '#fff6e0', 0.7)}" stroke-width="3" stroke-linecap="round" opacity=".7"/>` +
    '<circle cx="1420" cy="190" r="110" fill="#ffdf8f" opacity=".06"/><path d="M1436 136a58 58 0 1 0 28 98 70 70 0 0 1-28-98z" fill="#ffe9bd" opacity=".85"/>'
  )
}

function sunrise(): string {
  const rays = Array.from({ length: 16 }, (_, n) => {
    const [a, b] = [(n * 22.5 * Math.PI) / 180, ((n * 22.5 + 9) * Math.PI) / 180]
    return `M${GATE.x} 250L${short(GATE.x + Math.cos(a) * 1700)} ${short(250 + Math.sin(a) * 1700)}L${short(GATE.x + Math.cos(b) * 1700)} ${short(250 + Math.sin(b) * 1700)}z`
  })
  return `<path class="rays" d="${rays.join('')}" fill="#fffbe6" opacity=".22"/><circle cx="${GATE.x}" cy="250" r="330" fill="#fff6d0" opacity=".5"/><circle cx="${GATE.x}" cy="250" r="230" fill="#fffdf0" opacity=".8"/>`
}

function ground(): string {
  const joints = Array.from(
    { length: 13 },
    (_, n) => `M${GATE.x + (n - 6) * 90} ${GATE.y + 2}L${GATE.x + (n - 6) * 420} 1320`,
  ).join('')
  const rows = [720, 784, 866, 976, 1120].map((y) => `M-900 ${y}h3400`).join('')
  return `<path d="M-900 ${GATE.y}h3400v1500H-900z" fill="url(#hero-floor)"/><path d="${joints}${rows}" stroke="#0b0604" stroke-opacity=".35" stroke-width="4"/>`
}

/** Light that falls out of the gate, down the stairs. */
function beams(look: Look): string {
  const fan = [-0.62, -0.34, -0.06, 0.2, 0.48]
    .map((slant) => `M${short(slant * 110)} 0L${short(slant * 900 - 60)} 420h150L${short(slant * 110 + 40)} 0z`)
    .join('')
  return `<ellipse cx="0" cy="330" rx="560" ry="120" fill="${look.halo}" opacity=".1"/><path d="${fan}" fill="${look.halo}" opacity=".1"/>`
}

function fires(scene: Scene): string {
  if (scene === 'lost') return torch(-470, 226, 70, true)
  return (
    torch(-232, -96, 78) +
    torch(232, -96, 78) +
    torch(-600, -160, 64) +
    torch(600, -160, 64) +
    torch(-478, 214, 96, true) +
    torch(478, 214, 96, true)
  )
}

/** Colour, place, height, lean, and how far it is above the ground. */
type Runner = readonly [colour: number, x: number, y: number, tall: number, lean: number, hop: number]

const PEOPLE: Record<Scene, readonly Runner[]> = {
  home: [
    [5, -38, 10, 92, -5, 4],
    [4, 42, 34, 112, 8, 14],
    [3, -118, 92, 152, -9, 10],
    [2, 122, 104, 160, 9, 36],
    [1, -216, 250, 232, -8, 22],
    [0, 206, 330, 282, 8, 44],
  ],
  won: [
    [5, -20, 190, 190, -4, 50],
    [3, -190, 236, 216, -7, 8],
    [2, 170, 230, 214, 6, 64],
    [4, 360, 300, 246, 7, 20],
    [1, -372, 306, 252, -6, 46],
    [0, 20, 330, 290, 3, 24],
  ],
  lost: [
    [2, -300, 300, 190, -4, 0],
    [3, -130, 330, 214, 3, 0],
    [0, 250, 326, 206, 5, 0],
    [4, 90, 292, 180, -3, 0],
    [1, 400, 306, 196, 4, 0],
    [5, -20, 262, 160, 2, 0],
  ],
}

const EVERYBODY: Record<Scene, readonly number[]> = {
  home: [5, 4, 3, 2, 1, 0],
  won: [5, 4, 3, 2, 1, 0],
  lost: [2, 3, 0],
}

/** The adventurers. Each has a fixed place; a missing one leaves a gap. */
function people(scene: Scene, who: readonly number[]): string {
  return PEOPLE[scene]
    .filter(([colour]) => who.includes(colour))
    .map(([colour, x, y, tall, lean, hop], n) => {
      const shade = scene === 'lost' ? 0.5 : scene === 'won' ? 0.05 : 0.22
      const rim = scene === 'lost' ? '#ff7a3a' : '#fff0c4'
      const size = short(tall / 24)
      const body = pawnBody(colour, { rim: 1.2, shadow: false })
      const outlineOf = body.match(/<g color="#140d07".*?<\/g>/)?.[0] ?? ''
      const light = outlineOf.replace(
        'color="#140d07" stroke="#140d07" stroke-width="1.2"',
        `color="${rim}" stroke="${rim}" stroke-width="1.9"`,
      )
      const dusk = outlineOf.replace('stroke="#140d07" stroke-width="1.2"', 'stroke="none"')
      return (
        `<path d="M${short(x - tall * 0.24)} ${y - 6}h${short(tall * 0.48)}l${short(tall * 0.16 + x * 0.22)} ${short(tall * 0.62)}h${short(-tall * 0.8)}z" fill="#0b0402" opacity=".3"/><ellipse cx="${x}" cy="${y}" rx="${short(tall * 0.4)}" ry="${short(tall * 0.085)}" fill="#0b0402" opacity=".55"/>` +
        `<g transform="translate(${x} ${y})"><g class="runner r${n}"><g transform="translate(0 ${-hop}) rotate(${lean}) scale(${size}) translate(-12 -22.4)">` +
        `<g transform="translate(0 -.35)" opacity=".85">${light}</g>${body}<g opacity="${shade}">${dusk}</g></g></g></g>`
      )
    })
    .join('')
}

/** Nothing falls in front of the face while it is whole. */
const hidesFace = (x: number, y: number): boolean => Math.abs(x - GATE.x) < 290 && y > 150 && y < 700

function falling(scene: Scene, look: Look): string {
  const chance = seeded(`stones-${scene}`)
  const count = scene === 'lost' ? 30 : scene === 'won' ? 12 : 26
  const stones = Array.from({ length: count }, (_, n) => {
    const near = chance() ** (scene === 'lost' ? 1 : 2)
    const x = GATE.x - 620 + chance() * 1240
    const y = (scene === 'lost' ? 40 + chance() * 760 : 30 + chance() * 430) + near * 60
    const tone = mix(mix(look.mood.stone, look.mood.shadow, 0.35), '#0b0604', near * 0.35)
    const stone = boulder(x, y, 10 + near * (scene === 'lost' ? 62 : 46), chance() * 360, tone, look.mood.lit)
    return scene !== 'lost' && hidesFace(x, y) ? '' : `<g class="stone s${n % 5}">${stone}</g>`
  })
  return stones.join('')
}

/** Dust that rises from fallen walls. */
function dust(scene: Scene): string {
  if (scene === 'lost')
    return (
      cloud(-430, 130, 150, '#5a1c10', 0.5) + cloud(450, 116, 160, '#4a160d', 0.5) + cloud(0, 190, 180, '#6a2414', 0.4)
    )
  return scene === 'won'
    ? cloud(-530, -80, 90, '#f3dcc0', 0.5) + cloud(550, -70, 100, '#f3dcc0', 0.45) + cloud(40, -30, 70, '#fff0d8', 0.3)
    : ''
}

type Tumbling = readonly [front: Icon, top: Icon, right: Icon, x: number, y: number, size: number, turn: number]

const DICE: Record<Scene, readonly Tumbling[]> = {
  home: [
    ['T', 'K', 'G', 1418, 800, 128, 14],
    ['A', 'T', 'K', 1476, 560, 80, -26],
    ['G', 'A', 'T', 804, 92, 62, 34],
    ['K', 'A', 'B', 1352, 300, 58, -14],
    ['A', 'K', 'T', 800, 830, 92, -20],
  ],
  won: [
    ['G', 'A', 'K', 1440, 520, 92, 18],
    ['A', 'T', 'K', 716, 560, 84, -22],
    ['K', 'G', 'T', 1500, 800, 120, -12],
  ],
  lost: [
    ['B', 'T', 'K', 1400, 820, 118, 22],
    ['B', 'A', 'G', 776, 780, 92, -30],
  ],
}

function dice(scene: Scene): string {
  return (
    DICE[scene]
      .map(([front, top, right, x, y, size, turn], n) => {
        const ground =
          y > 740
            ? `<ellipse cx="${x + size * 0.55}" cy="${y + size * 1.34}" rx="${size * 0.66}" ry="${short(size * 0.12)}" fill="#0b0402" opacity=".5"/>`
            : ''
        return `${ground}<g class="die d${n}"><g transform="translate(${x} ${y}) rotate(${turn} ${size / 2} ${size / 2}) scale(${short(size / 100)})">${cube(front, top, right)}</g></g>`
      })
      .join('') + (scene === 'won' ? prizes() : '')
  )
}

/** Gems in the morning air. */
function prizes(): string {
  return (
    [
      [820, 330, 58, -14],
      [1330, 300, 66, 12],
      [960, 210, 44, 8],
      [1230, 190, 48, -8],
      [700, 420, 40, 18],
      [1470, 400, 44, -18],
    ] as const
  )
    .map(
      ([x, y, size, turn], n) =>
        `<g class="die d${n}"><g transform="rotate(${turn} ${x} ${y})"><circle cx="${x}" cy="${y}" r="${size}" fill="#5ff3dc" opacity=".22"/>${put('gem-lit', x - size / 2, y - size / 2, size)}</g></g>`,
    )
    .join('')
}

/** Where the leaves grow from: the visible edges. */
const EDGES: Record<Framing, readonly [left: number, right: number]> = {
  wide: [600, 1680],
  aside: [700, 2100],
  middle: [330, 1950],
  tall: [700, 1500],
}

/** Leaves close to the eye, and embers. */
function front(scene: Scene, framing: Framing, { leaves }: Look): string {
  const chance = seeded('embers')
  const [left, right] = EDGES[framing]
  const colour = scene === 'won' ? '#fff6d0' : scene === 'lost' ? '#ff7a3a' : '#ffc46a'
  const embers = Array.from(
    { length: 14 },
    (_, n) =>
      `<circle class="ember e${n % 7}" cx="${short(GATE.x - 520 + chance() * 1040)}" cy="${short(420 + chance() * 480)}" r="${short(1.6 + chance() * 3)}" fill="${colour}"/>`,
  )
  const plants = [
    frond(right, 1040, 330, -142, leaves, -0.35),
    frond(right - 10, 1020, 300, -116, leaves, -0.2),
    frond(right + 10, 960, 280, -168, leaves, -0.3),
    frond(left, 1050, 280, -50, leaves, 0.4),
    frond(left - 40, 1040, 260, -82, leaves, 0.25),
    frond(left + 40, 1070, 240, -18, leaves, 0.3),
    frond(right + 10, -20, 300, 128, leaves, 0.35),
    frond(right - 40, -50, 260, 160, leaves, 0.3),
    frond(right + 30, 80, 240, 150, leaves, 0.3),
  ]
  return `<g>${embers.join('')}</g><g>${plants.join('')}</g>`
}
