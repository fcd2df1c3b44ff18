/** Two halves in one chamber: an inner wall without a way, a price for each half, the gems in the rear one. */

import type { ChamberKind } from '../../generated/pieces.ts'
import type { Halved } from '../chapter.ts'
import { Heap, hewn, outline, seeded, turned } from '../../art/geometry.ts'
import type { Box, Face, Halves, Spot } from '../../art/faces.ts'
import { chip, entryPlaque, socket } from '../../art/marks.ts'
import type { GemState, MarksState } from '../../art/marks.ts'
import { carved, circle } from '../../art/ornaments.ts'
import { darker, lighter } from '../../art/palette.ts'
import type { Stone } from '../../art/paving.ts'

/** The blocks of the inner wall, for a rear half in the north-east: along the north, down, and to the east wall. */
const BLOCKS: readonly (readonly [number, number, number, number])[] = [
  [21, 43, 22, 14],
  [43, 43, 18, 14],
  [61, 43, 23, 14],
  [84, 43, 14, 20],
  [84, 63, 14, 24],
  [84, 87, 14, 20],
  [84, 107, 14, 26],
  [84, 133, 20, 14],
  [104, 133, 26, 14],
  [130, 133, 21, 14],
  [151, 133, 28, 14],
]
const REAR: Box = { x: 98, y: 21, w: 81, h: 112 }
const FRONT: Box = { x: 21, y: 57, w: 63, h: 97 }

/** The two chambers are mirror images, west and east. */
const isMirrored = (id: string): boolean => id === 'double_key_chamber'

const JOINTS = BLOCKS.map(([x, y, w, h]) =>
  outline([
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]),
).join('')

function innerWall(id: string, stone: Stone): string {
  const chance = seeded(id)
  const heap = new Heap()
  let lit = ''
  for (const [x, y, w, h] of BLOCKS) {
    heap.add(lighter(stone.wall, 0.1 + Math.floor(chance() * 3) * 0.09), outline(hewn(x + 1, y + 1, w - 2, h - 2)))
    lit += `M${x + 4} ${y + 3}h${w - 8}`
  }
  const wall =
    `<path d="${JOINTS}" fill="${stone.low}" stroke="${stone.low}" stroke-width="2"/>${heap.draw((colour) => `fill="${colour}"`)}` +
    `<path d="${lit}" stroke="${lighter(stone.wall, 0.6)}" stroke-width="1.6" fill="none"/>`
  return isMirrored(id) ? mirrored(wall) : wall
}

const mirrored = (drawing: string): string => `<g transform="matrix(-1 0 0 1 200 0)">${drawing}</g>`

/** The rear half has another floor, in the colour of its price. */
export function double(id: string, stone: Stone, colour: string): Face {
  const rear = 'M21 21H179V133H98V43H21z'
  const floor =
    `<path d="${rear}" fill="${colour}" fill-opacity=".3"/><path d="${rear}" fill="none" stroke="${darker(colour, 0.45)}" stroke-opacity=".5" stroke-width="16"/>` +
    carved(circle(20, 53, 106) + circle(9, 53, 106), 4) +
    `<path d="${JOINTS}" fill="none" stroke="#0b0603" stroke-opacity=".55" stroke-width="14" stroke-linejoin="round"/>`
  return { stone, paving: 'courses', floor: isMirrored(id) ? mirrored(floor) : floor, over: innerWall(id, stone) }
}

/** Where a plaque lies in each corner, north-west first. */
const CORNERS: readonly Spot[] = [
  [7, 7],
  [124, 7],
  [124, 154],
  [7, 154],
]

function lying({ x, y, w, h }: Box, isMirror: boolean, turn: number): Box {
  const left = isMirror ? 200 - x - w : x
  const [[ax, ay], [bx, by]] = [turned([left, y], turn), turned([left + w, y + h], turn)]
  return { x: Math.min(ax, bx), y: Math.min(ay, by), w: Math.abs(ax - bx), h: Math.abs(ay - by) }
}

const feetOf = ({ x, y, w, h }: Box): Spot => [x + w / 2, y + h]

function halvesOf(id: string, turn: number): Halves {
  const isMirror = isMirrored(id)
  const [front, rear] = [lying(FRONT, isMirror, turn), lying(REAR, isMirror, turn)]
  const corner = (n: number): Spot => CORNERS[(isMirror ? 1 - n + turn + 4 : n + turn) & 3]!
  const isWide = rear.w > rear.h
  const isRight = rear.x > 40
  const gems = {
    x: isWide && isRight ? rear.x + rear.w - 76 : rear.x + (isWide ? 4 : (rear.w - 72) / 2),
    y: rear.y + 3,
    w: 72,
    h: 78,
  }
  const rest = isWide ? { ...rear, x: isRight ? rear.x - 2 : gems.x + gems.w - 2, w: rear.w - 74 } : rear
  return { plaques: [corner(3), corner(0)], feet: [feetOf(front), feetOf(rest)], gems }
}

/** From far away other plaques are drawn bigger, in their corner; these keep their position. */
const OWN_PLACE = 'half-plaque'

/** All upright marks. The icons of my dice are about one of the two halves. */
function halfMarks(
  kind: ChamberKind,
  { turn = 0, half: asked = 0, entry = 'plain', have, ...gems }: MarksState,
): string {
  const halves = halvesOf(kind.id, turn)
  const plaques = halves.plaques.map(([x, y], half) => {
    const mine = half === asked
    const drawn = entryPlaque(kind.entry[half] ?? [], {
      x,
      y,
      size: 30,
      state: mine ? entry : 'plain',
      ...(mine && have ? { have } : {}),
    })
    return drawn.replace('"plaque"', `"${OWN_PLACE}"`)
  })
  return pair(kind, halves.gems, gems) + plaques.join('')
}

/** Two gems and their price, narrow enough for half a chamber. */
function pair(
  { gems: [step] }: ChamberKind,
  { x, y, w }: Box,
  { taken = 0, used = false, payable = [] }: GemState,
): string {
  const middle = x + w / 2
  const sockets = [middle - 18, middle + 18].map((at, n) => socket(at, y + 18, 16, taken > n)).join('')
  return `<g class="gems">${sockets}${taken || used ? '' : chip(step!.price, middle, y + 35, 42, payable.includes(0))}</g>`
}

const doubled = (id: string): Halved => ({ places: (turn) => halvesOf(id, turn), marks: halfMarks })

export const DOUBLE = {
  double_torch_chamber: doubled('double_torch_chamber'),
  double_key_chamber: doubled('double_key_chamber'),
}
