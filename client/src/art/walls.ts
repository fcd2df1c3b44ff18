/** Walls with their openings and the stairway, seen from above and lit from the middle of the room. */

import { Heap, OPEN_FROM as A, OPEN_TO as B, WALL, hewn, outline } from './geometry.ts'
import type { Point } from './geometry.ts'
import { darker, lighter, mix } from './palette.ts'
import type { Chance, Stone } from './paving.ts'

export type Side = 'wall' | 'door' | 'stairs'

/** All four sides of a chamber, north first. */
export function walls(sides: readonly Side[], stone: Stone, chance: Chance): string {
  const shade = sides.map((side, quarters) => cast(side, quarters)).join('')
  const thresholds = sides.map((side, quarters) => threshold(side, quarters, stone, chance)).join('')
  return (
    shade +
    thresholds +
    masonry(sides, stone, chance) +
    sides.map((side, quarters) => jambs(side, quarters, stone)).join('')
  )
}

/** The shadow that a wall throws on the floor. */
function cast(side: Side, quarters: number): string {
  const spans =
    side === 'wall'
      ? [[WALL, 200 - WALL]]
      : [
          [WALL, A],
          [B, 200 - WALL],
        ]
  const path = spans.map(([from, to]) => `M${from} ${WALL}H${to}V${WALL + 11}H${from}z`).join('')
  return `<path d="${path}" fill="url(#shade)"${spin(quarters)}/>`
}

function masonry(sides: readonly Side[], stone: Stone, chance: Chance): string {
  const blocks = new Heap()
  let lit = ''
  const joints: string[] = []
  const lay = (x: number, y: number, w: number, h: number, quarters: number, bright: number): void => {
    const shade = Math.floor(chance() * 3) / 3
    blocks.add(
      mix(darker(stone.wall, 0.3), lighter(stone.wall, 0.08), Math.min(1, shade + bright)),
      outline(hewn(x + 1.2, y + 1.2, w - 2.4, h - 2.4), quarters),
    )
    lit += line(
      [
        [x + 3.4, y + h - 2.4],
        [x + w - 3.4, y + h - 2.4],
      ],
      quarters,
    )
  }
  sides.forEach((side, quarters) => {
    const spans: [number, number][] =
      side === 'wall'
        ? [[WALL, 200 - WALL]]
        : [
            [WALL, A - 9],
            [B + 9, 200 - WALL],
          ]
    for (const [from, to] of spans) {
      joints.push(
        outline(
          [
            [from, 0],
            [to, 0],
            [to, WALL],
            [from, WALL],
          ],
          quarters,
        ),
      )
      for (const [x, w] of run(from, to, chance)) lay(x, 0, w, WALL, quarters, 0)
    }
    joints.push(
      outline(
        [
          [0, 0],
          [WALL, 0],
          [WALL, WALL],
          [0, WALL],
        ],
        quarters,
      ),
    )
    lay(0, 0, WALL, WALL, quarters, 0.45)
  })
  return (
    `<path d="${joints.join('')}" fill="${stone.low}"/>` +
    blocks.draw((colour) => `fill="${colour}"`) +
    `<path d="${lit}" stroke="${lighter(stone.wall, 0.45)}" stroke-width="1.3" fill="none" opacity=".65"/>`
  )
}

/** Blocks of different lengths that fill a span exactly. */
function run(from: number, to: number, chance: Chance): [number, number][] {
  const found: [number, number][] = []
  for (let x = from; x < to - 1;) {
    let width = Math.min(to - x, 20 + chance() * 16)
    if (to - x - width < 12) width = to - x
    found.push([x, width])
    x += width
  }
  return found
}

function threshold(side: Side, quarters: number, stone: Stone, chance: Chance): string {
  if (side === 'wall') return ''
  if (side === 'stairs') return stairway(quarters)
  const tone = mix(stone.lit, stone.mid, 0.35)
  const heap = new Heap()
  for (let n = 0; n < 3; n++)
    heap.add(
      mix(tone, chance() > 0.5 ? stone.mid : stone.lit, 0.3),
      outline(hewn(A + 2 + n * 20, -1, 19, WALL + 1), quarters),
    )
  return (
    `<path d="${outline(
      [
        [A, 0],
        [B, 0],
        [B, WALL + 3],
        [A, WALL + 3],
      ],
      quarters,
    )}" fill="${darker(stone.dark, 0.3)}"/>` +
    heap.draw((colour) => `fill="${colour}" stroke="${lighter(colour, 0.25)}" stroke-width="1"`)
  )
}

/** Five treads that go down on the side that the chamber was discovered from. */
function stairway(quarters: number): string {
  let treads = ''
  for (let n = 0; n < 5; n++) {
    treads += `<path d="M${A + 1} ${n * 8}h62v8.6h-62z" fill="${mix('#3b2c1c', '#ffe9bd', 0.12 + n * 0.17)}"/>`
  }
  const edges = [0, 1, 2, 3, 4].map((n) => `M${A + 1} ${n * 8 + 7.2}h62`).join('')
  return `<g${spin(quarters)}>${treads}<path d="${edges}" stroke="#000" stroke-opacity=".45" stroke-width="2.2"/></g>`
}

function jambs(side: Side, quarters: number, stone: Stone): string {
  if (side === 'wall') return ''
  const deep = side === 'stairs' ? 44 : WALL + 5
  const posts = [A - 11, B - 1].map(
    (x) =>
      `<path d="${outline(hewn(x, -1, 12, deep + 1), quarters)}" fill="${stone.low}"/>` +
      `<path d="${outline(hewn(x + 1.4, 0, 9.2, deep - 1.4), quarters)}" fill="${lighter(stone.wall, 0.34)}"/>` +
      `<path d="${outline(hewn(x + 3.4, 4, 5.2, deep - 9), quarters)}" fill="${darker(stone.wall, 0.35)}"/>`,
  )
  return posts.join('')
}

/** Fallen stones where an opening meets a neighbour's wall; drawn over the north side, turned for the others. */
export function rubble(quarters: number): string {
  const stones = [
    [70, 6, 9],
    [80, 2, 8],
    [88, 8, 10],
    [99, 3, 9],
    [107, 9, 9],
    [116, 4, 8],
    [123, 9, 9],
    [94, 14, 7],
    [112, 16, 6],
    [78, 14, 7],
  ] as const
  const path = stones
    .map(([x, y, r]) =>
      outline(
        [
          [x - r * 0.6, y + r * 0.5],
          [x - r * 0.2, y - r * 0.6],
          [x + r * 0.5, y - r * 0.5],
          [x + r * 0.8, y + r * 0.2],
          [x + r * 0.2, y + r * 0.8],
        ],
        quarters,
      ),
    )
    .join('')
  return (
    `<path d="${outline(
      [
        [A, 0],
        [B, 0],
        [B, 17],
        [A, 17],
      ],
      quarters,
    )}" fill="#0e0906" opacity=".78"/>` +
    `<path d="${path}" fill="#83705a" stroke="#1a120b" stroke-width="1.6" stroke-linejoin="round"/>`
  )
}

/** The walls as bare lines with gaps for the openings of this mask, for players who switch colours and pictures off. */
export function plan(openings: number): string {
  return [0, 1, 2, 3]
    .map((side) => {
      const spans: [number, number][] =
        (openings >> side) & 1
          ? [
              [0, A],
              [B, 200],
            ]
          : [[0, 200]]
      return spans
        .map(([from, to]) =>
          line(
            [
              [from, 3],
              [to, 3],
            ],
            side,
          ),
        )
        .join('')
    })
    .join('')
}

function line(points: readonly Point[], quarters: number): string {
  return outline(points, quarters).slice(0, -1)
}

function spin(quarters: number): string {
  return quarters ? ` transform="rotate(${quarters * 90} 100 100)"` : ''
}
