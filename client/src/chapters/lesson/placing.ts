/** The position of the coach's card: beside the thing, inside the window, and over nothing that the sentence points at. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export type Side = 'up' | 'down' | 'left' | 'right'

export interface Placed {
  left: number
  top: number
  /** The position of the tail on its rim, from the left edge of the card or from its top. */
  tail: number
  side: Side
}

const GAP = 22
const EDGE = 12
const TAIL = 24
/** Boxes with a smaller gap count as neighbours. */
const TOGETHER = 14

/** `side` is where the thing is, seen from the card. */
export function placeCard(thing: Box, others: readonly Box[], card: Box, room: Box): Placed {
  const tries = [...aboveOrBelow(thing, card, room), ...besideIt(thing, card, room)]
  const fits = tries.filter((each) => isInside({ ...card, x: each.left, y: each.top }, room))
  // If there is no room beside it either, the card covers a part of the thing.
  const best = (fits.length ? fits : tries.slice(0, 2)).toSorted((one, other) => covered(one) - covered(other))[0]!
  return { ...best, top: within(best.top, room.y, room.y + room.height - card.height) }

  function covered({ left, top }: Placed): number {
    return [thing, ...others].reduce((sum, box) => sum + common({ ...card, x: left, y: top }, box), 0)
  }
}

function aboveOrBelow(thing: Box, card: Box, room: Box): Placed[] {
  const middle = thing.x + thing.width / 2
  const left = within(middle - card.width / 2, room.x + EDGE, room.x + room.width - card.width - EDGE)
  const tail = within(middle - left - TAIL / 2, 20, card.width - TAIL - 20)
  return [
    { left, top: thing.y + thing.height + GAP, tail, side: 'up' },
    { left, top: thing.y - card.height - GAP, tail, side: 'down' },
  ]
}

/** Beside the thing, level with its top or its foot: the position that covers least. */
function besideIt(thing: Box, card: Box, room: Box): Placed[] {
  const middle = thing.y + thing.height / 2
  return [middle - card.height / 2, thing.y + thing.height - card.height, middle - card.height + TAIL + 20].flatMap(
    (wished) => {
      const top = within(wished, room.y, room.y + room.height - card.height)
      const tail = within(middle - top - TAIL / 2, 20, card.height - TAIL - 20)
      return [
        { left: thing.x + thing.width + GAP, top, tail, side: 'left' as const },
        { left: thing.x - card.width - GAP, top, tail, side: 'right' as const },
      ]
    },
  )
}

function isInside(one: Box, room: Box): boolean {
  const isAcross = one.x >= room.x && one.x + one.width <= room.x + room.width
  return isAcross && one.y >= room.y && one.y + one.height <= room.y + room.height
}

/** Neighbours in one row, such as dice, get one common frame: separate frames would overlap. */
export function inOneFrame(boxes: readonly Box[]): Box[] {
  const found: Box[] = []
  for (const box of boxes.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    const last = found.at(-1)
    if (last && isNext(last, box)) last.width = box.x + box.width - last.x
    else found.push({ ...box })
  }
  return found
}

function isNext(one: Box, other: Box): boolean {
  const isInRow = Math.abs(one.y - other.y) < 1 && Math.abs(one.height - other.height) < 1
  return isInRow && other.x - one.x - one.width < TOGETHER
}

/** The part of a box that lies inside another one. */
export function inside(one: Box, room: Box): Box {
  const [x, y] = [Math.max(one.x, room.x), Math.max(one.y, room.y)]
  const right = Math.min(one.x + one.width, room.x + room.width)
  const foot = Math.min(one.y + one.height, room.y + room.height)
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, foot - y) }
}

/** The common area of two boxes, in square pixels. */
export function common(one: Box, other: Box): number {
  const { width, height } = inside(one, other)
  return width * height
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
