/** The position of an explanation on the screen: beside its element if there is room, otherwise below or above it. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

/** `tail`: the position of the tail along the card's edge, so that it points at the middle of the element. */
export interface Placed {
  left: number
  top: number
  side: 'right' | 'left' | 'below' | 'above'
  tail: number
}

const GAP_PX = 14
const EDGE_PX = 12
const TAIL_PX = 26

/** All in the same coordinates. The card stays within `view` as far as it fits. */
export function place(thing: Box, card: Size, view: Box): Placed {
  const side = sideFor(thing, card, view)
  const middle = { x: (thing.left + thing.right) / 2, y: (thing.top + thing.bottom) / 2 }
  if (side === 'right' || side === 'left') {
    const left = side === 'right' ? thing.right + GAP_PX : thing.left - GAP_PX - card.width
    const top = within(middle.y - card.height / 3, view.top, view.bottom - card.height)
    return { left, top, side, tail: within(middle.y - top, TAIL_PX - EDGE_PX, card.height - TAIL_PX - EDGE_PX) }
  }
  const left = within(middle.x - card.width / 2, view.left, view.right - card.width)
  const wanted = side === 'below' ? thing.bottom + GAP_PX : thing.top - GAP_PX - card.height
  const top = within(wanted, view.top, view.bottom - card.height)
  return { left, top, side, tail: within(middle.x - left, TAIL_PX - EDGE_PX, card.width - TAIL_PX - EDGE_PX) }
}

function sideFor(thing: Box, card: Size, view: Box): Placed['side'] {
  const room = card.width + GAP_PX + EDGE_PX
  if (view.right - thing.right >= room) return 'right'
  if (thing.left - view.left >= room) return 'left'
  return view.bottom - thing.bottom >= card.height + GAP_PX + EDGE_PX ? 'below' : 'above'
}

function within(wanted: number, least: number, most: number): number {
  return Math.max(least + EDGE_PX, Math.min(wanted, most - EDGE_PX))
}
