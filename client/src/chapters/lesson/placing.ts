/** Where the coach's card goes: beside the thing, inside the window, and over nothing that is pointed at. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export type Side = 'up' | 'down'

export interface Placed {
  left: number
  top: number
  /** Where the tail is, from the left edge of the card; on the upper or lower rim. */
  tail: number
  side: Side
}

const GAP = 22
const EDGE = 12
const TAIL = 24

/** `side` says where the thing is, seen from the card. */
export function placeCard(thing: Box, others: readonly Box[], card: Box, room: Box): Placed {
  const left = within(middle(thing) - card.width / 2, room.x + EDGE, room.x + room.width - card.width - EDGE)
  const below = thing.y + thing.height + GAP
  const above = thing.y - card.height - GAP
  const tail = within(middle(thing) - left - TAIL / 2, 20, card.width - TAIL - 20)
  const tries: Placed[] = [
    { left, top: below, tail, side: 'up' },
    { left, top: above, tail, side: 'down' },
  ]
  const fits = tries.filter(({ top }) => top >= room.y && top + card.height <= room.y + room.height)
  const best = (fits.length ? fits : tries).toSorted((one, other) => covered(one) - covered(other))[0]!
  return { ...best, top: within(best.top, room.y, room.y + room.height - card.height) }

  function covered({ top }: Placed): number {
    return [thing, ...others].reduce((sum, box) => sum + common({ ...card, x: left, y: top }, box), 0)
  }
}

/** How much two boxes have in common, in square pixels. */
export function common(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, wide) * Math.max(0, high)
}

const middle = ({ x, width }: Box): number => x + width / 2

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
