/** The signs of its quests in the rail, on a grid of 24, and the star that is drawn on the map. */

import { line, solid } from '../shared/frames.ts'

/** A star with four points around its middle. */
export const star = (x: number, y: number, r: number): string => {
  const w = r * 0.28
  return `M${x} ${y - r}L${x + w} ${y - w}L${x + r} ${y}L${x + w} ${y + w}L${x} ${y + r}L${x - w} ${y + w}L${x - r} ${y}L${x - w} ${y - w}z`
}

/** A bent arrow, three times around. */
const WHIRL = [0, 120, 240]
  .map(
    (angle) =>
      `<path transform="rotate(${angle} 12 12)" d="M9.4 1.4c6.4-1 11.6 3.6 11.2 9.2l2.8-.8-4 5.6-4-4.4 2.6.2c.2-3.6-3-6.6-7-6z" fill="currentColor"/>`,
  )
  .join('')

export const SIGNS = {
  chaos: WHIRL,
  constellation:
    line('M4 17L9 6.5l5.6 4.4L20.4 4M14.6 11l2.6 9', 1.5) +
    solid(star(4, 17, 3.8) + star(9, 6.5, 4) + star(14.6, 11, 4.4) + star(20.4, 4, 3.4) + star(17.2, 20, 3.6)),
  snake:
    line('M4.4 20.6c6.4 2.2 14.2.8 14.2-3.8S7 12.600 7 8s4.400-4.800 8-4', 3.3) +
    '<circle cx="16.800" cy="4.400" r="3.200" fill="currentColor"/>' +
    line('M19.8 5.400l3 1.200', 1.3),
} as const
