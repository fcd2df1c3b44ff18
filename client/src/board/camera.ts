/** How the temple lies on the screen: a point of the screen is a point of the temple times `scale`, moved by `x` and `y`. */

export const UNIT = 200
/** Lengths of a tile's side on the screen. */
export const LEAST = 40
export const MOST = 320

export interface View {
  x: number
  y: number
  scale: number
}
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
export interface Point {
  x: number
  y: number
}

export const width = (box: Box): number => box.right - box.left
export const height = (box: Box): number => box.bottom - box.top
export const middle = (box: Box): Point => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 })

/** The smallest box around these cells, in units of the temple. */
export function boxAround(cells: Iterable<Point>): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y } of cells) {
    box.left = Math.min(box.left, x * UNIT)
    box.top = Math.min(box.top, y * UNIT)
    box.right = Math.max(box.right, (x + 1) * UNIT)
    box.bottom = Math.max(box.bottom, (y + 1) * UNIT)
  }
  return box.right < box.left ? { left: 0, top: 0, right: UNIT, bottom: UNIT } : box
}

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by }
}

/** The scale at which a box just fits into an area of the screen. */
export function fitting(box: Box, area: Box): number {
  return Math.min(width(area) / width(box), height(area) / height(box))
}

/** A point of the temple in the middle of an area of the screen. */
export function centred(point: Point, area: Box, scale: number): View {
  const to = middle(area)
  return { x: to.x - point.x * scale, y: to.y - point.y * scale, scale }
}

/**
 * The seat's own place in the middle, without needless empty space: what fits is shown whole, otherwise the edges of
 * the temple stay at the edges of the area.
 */
export function following(me: Point, box: Box, area: Box, scale: number): View {
  const view = centred(me, area, scale)
  return {
    x: held(view.x, box.left * scale, box.right * scale, area.left, area.right),
    y: held(view.y, box.top * scale, box.bottom * scale, area.top, area.bottom),
    scale,
  }
}

function held(shift: number, low: number, high: number, from: number, to: number): number {
  if (high - low <= to - from) return (from + to - low - high) / 2
  return Math.min(from - low, Math.max(to - high, shift))
}

export function zoomed(view: View, factor: number, at: Point): View {
  const scale = Math.min(MOST / UNIT, Math.max(LEAST / UNIT, view.scale * factor))
  const real = scale / view.scale
  return { x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real, scale }
}

/** Keeps part of the temple in the area, however far it is dragged. */
export function kept(view: View, box: Box, area: Box, rest = 60): View {
  return {
    ...view,
    x: Math.min(area.right - rest - box.left * view.scale, Math.max(area.left + rest - box.right * view.scale, view.x)),
    y: Math.min(area.bottom - rest - box.top * view.scale, Math.max(area.top + rest - box.bottom * view.scale, view.y)),
  }
}

/** The least shift that brings a box of the temple into the area. */
export function revealing(view: View, box: Box, area: Box): View {
  const seen = onScreen(view, box)
  return {
    ...view,
    x: view.x + inwards(seen.left, seen.right, area.left, area.right),
    y: view.y + inwards(seen.top, seen.bottom, area.top, area.bottom),
  }
}

function inwards(low: number, high: number, from: number, to: number): number {
  if (low < from) return from - low
  return high > to ? Math.max(to - high, from - low) : 0
}

export function onScreen(view: View, box: Box): Box {
  return {
    left: box.left * view.scale + view.x,
    top: box.top * view.scale + view.y,
    right: box.right * view.scale + view.x,
    bottom: box.bottom * view.scale + view.y,
  }
}

export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** Tile sizes for a narrow and a wide screen: the smallest for automatic framing, the usual one, the biggest. */
export interface Sizes {
  least: number
  usual: number
  most: number
}

export function sizesFor(area: Box): Sizes {
  return width(area) < 600 || height(area) < 330
    ? { least: 92, usual: 112, most: 150 }
    : { least: 88, usual: 124, most: 176 }
}

/** The automatic view: the whole temple while prices stay readable, otherwise the seat's own place and its surroundings. */
export function automatic(me: Point | undefined, box: Box, area: Box, sizes: Sizes = sizesFor(area)): View {
  const whole = Math.min(fitting(box, area), sizes.most / UNIT)
  if (whole * UNIT >= sizes.least || !me) return centred(middle(box), area, Math.max(whole, LEAST / UNIT))
  return following(me, box, area, sizes.usual / UNIT)
}

/** All of a box in the middle of an area, at most at the usual size, so that its surroundings stay visible. */
export function framing(box: Box, area: Box): View {
  return centred(middle(box), area, Math.min(fitting(box, area), sizesFor(area).usual / UNIT))
}

/** Below certain sizes, details that could not be read are left out: `far` shows plaque and gem only. */
export type Tier = 'near' | 'middle' | 'far'

export function tierOf(scale: number): Tier {
  const side = scale * UNIT
  return side >= 72 ? 'near' : side >= 56 ? 'middle' : 'far'
}
