/** The path of a falling die: from the position of its button, over the nearer edge of the tray, and down. */

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>

const MARGIN = 8
const DROP = 56

export interface Path {
  x: number
  y: number
  over: number
  down: number
}

export function pathOf(die: Box, tray: Box, screen: number, size: number): Path {
  const x = die.x + die.width / 2 - size / 2
  const y = die.y + die.height / 2 - size / 2
  const isRight = die.x + die.width / 2 >= tray.x + tray.width / 2
  const edge = isRight
    ? Math.min(tray.x + tray.width - size / 3, screen - size - MARGIN)
    : Math.max(tray.x - (size * 2) / 3, MARGIN)
  return { x, y, over: edge - x, down: DROP }
}
