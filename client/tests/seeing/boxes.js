/** Boxes on the screen: anything with left, top, right and bottom in px. */

/** Less is the rounding of the browser. */
export const SLACK_PX = 2

export const width = ({ left, right }) => Math.max(0, right - left)
export const height = ({ top, bottom }) => Math.max(0, bottom - top)
export const isSomething = (box) => width(box) > SLACK_PX && height(box) > SLACK_PX
export const windowBox = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
export const px = (length) => `${Math.round(length)} px`
export const size = (box) => `${Math.round(width(box))} x ${Math.round(height(box))} px`

export const cutTo = (one, other) => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})

export const isWithin = (inner, outer) =>
  width(cutTo(inner, outer)) > width(inner) - SLACK_PX && height(cutTo(inner, outer)) > height(inner) - SLACK_PX

/** Points all over a box, a little inside of its edge. */
export function pointsIn({ left, top, right, bottom }) {
  const columns = spread(left, right, Math.min(10, Math.max(2, Math.ceil((right - left) / 10))))
  const rows = spread(top, bottom, Math.min(6, Math.max(2, Math.ceil((bottom - top) / 12))))
  return rows.flatMap((y) => columns.map((x) => [x, y]))
}

function spread(from, to, count) {
  const inset = Math.min(3, (to - from) / 4)
  return Array.from({ length: count }, (_, n) => from + inset + ((to - from - 2 * inset) * n) / (count - 1))
}
