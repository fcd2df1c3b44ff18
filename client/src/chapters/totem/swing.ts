/**
 * The position of the swinging die, in the same whole numbers as in the rules, so that the drawing agrees with the
 * server's decision. Edges of a die in thousandths, time in milliseconds of the soundtrack.
 */

/** When it began, on which side (1 or -1), how long from side to side, and how far to either side. */
export type Swing = readonly [since: number, side: number, half: number, reach: number]

export const AT_FIRST: Swing = [0, 1, 800, 1100]

export function position([since, side, half, reach]: Swing, at: number): number {
  const gone = Math.max(0, at - since)
  const ahead = Math.floor(half / 2) - (gone % half)
  const bow = Math.abs(ahead) * (half - Math.abs(ahead))
  const away = (16 * reach * bow) / (5 * half * half - 4 * bow)
  return (Math.floor(gone / half) % 2 === 0) === ahead >= 0 ? away * side : -away * side
}

/** Its place among seven from side to side, -3 to 3. */
export function placeAt(swing: Swing, at: number): number {
  return Math.round((3 * position(swing, at)) / swing[3]) + 0
}

/**
 * How far ahead of the table's time the die is drawn: a frame and a half until it is visible, and the part of a slow
 * connection's delay that the server does not compensate.
 */
export function leadMs(lineMs: number): number {
  return SEEN_MS + Math.max(0, lineMs - EXCUSED_MS)
}

const SEEN_MS = 25
const EXCUSED_MS = 150
