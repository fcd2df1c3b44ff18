/** How the temple's screen is laid out in windows of all shapes. The style sheets ask the same questions. */

export type Shape = 'desk' | 'tablet' | 'phone' | 'wide'

export function shapeOf(width: number, height: number): Shape {
  if (height < 500 && width > height) return 'wide'
  if (width < 700) return 'phone'
  return width < 1200 ? 'tablet' : 'desk'
}

export interface TrayRoom {
  die: number
  rows: number
  width: number
}

/** How big dice may be, and how much the tray may take beside team and tools. */
export function trayRoom(shape: Shape, width: number): TrayRoom {
  switch (shape) {
    case 'phone':
      return { die: 58, rows: 2, width: width - 16 }
    case 'wide':
      return { die: 54, rows: 2, width: 252 }
    case 'tablet':
      return { die: 66, rows: 2, width: width - 2 * 190 - 170 }
    case 'desk':
      return { die: 84, rows: 1, width: Math.min(760, width - 2 * 250 - 180) }
  }
}

export interface Insets {
  top: number
  right: number
  bottom: number
  left: number
}

/** Where a panel lies in the window. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Boxes {
  top: Box
  team: Box
  tools: Box
  tray: Box
}

const AIR = 12
/** Side panels have air of their own. */
const RIM = 4
/** One row of deeds is always left free above the tray: the temple must not jump whenever there is one. */
const DEEDS = 56

/** What is left of the window for the temple itself. */
export function insetsOf(shape: Shape, boxes: Boxes, width: number, height: number): Insets {
  if (shape === 'wide')
    return { top: boxes.top.bottom + AIR, right: width - boxes.tray.left + AIR, bottom: AIR, left: AIR }
  const bottom = height - boxes.tray.top + DEEDS + AIR
  if (shape === 'phone') return { top: boxes.tools.bottom + AIR, right: AIR, bottom, left: AIR }
  return { top: boxes.top.bottom + AIR, right: width - boxes.tools.left + RIM, bottom, left: boxes.team.right + RIM }
}
