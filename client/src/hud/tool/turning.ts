/** Dragging the ring of a chamber: how many quarter turns the finger has made. */

interface Point {
  x: number
  y: number
}

const angleOf = (middle: Point, at: Point): number => Math.atan2(at.y - middle.y, at.x - middle.x)

/** The quarter turns clockwise from one point to another around a middle, rounded: 0 to 3. */
export function quartersBetween(middle: Point, from: Point, to: Point): number {
  const turned = (angleOf(middle, to) - angleOf(middle, from)) / (Math.PI / 2)
  return ((Math.round(turned) % 4) + 4) % 4
}

/** A quarter turn clockwise, as a drawing in the colour of the text. */
export const TURN_SIGN =
  '<svg class="ic" width="22" height="22" viewBox="0 0 24 24" aria-hidden="true"><path d="M19.6 13.2A7.8 7.8 0 1 1 17 6.2" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/><path d="M20.6 2.2v7.4h-7.4z" fill="currentColor"/></svg>'
