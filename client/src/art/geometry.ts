/** Points of a tile of 200 by 200, and paths made of them. */

export type Point = readonly [number, number]

export const TILE = 200
/** How thick a wall is. */
export const WALL = 21
/** An opening covers this span of its side. */
export const OPEN_FROM = 68
export const OPEN_TO = 132

/** A point after so many quarter turns clockwise about the middle of the tile. */
export function turned([x, y]: Point, quarters: number): Point {
  switch (quarters & 3) {
    case 1:
      return [TILE - y, x]
    case 2:
      return [TILE - x, TILE - y]
    case 3:
      return [y, TILE - x]
    default:
      return [x, y]
  }
}

/** A closed outline through these points. */
export function outline(points: readonly Point[], quarters = 0): string {
  return `M${points.map((point) => turned(point, quarters).map(short).join(' ')).join('L')}z`
}

/** A rectangle like a cut stone: the corners are a little off. */
export function hewn(x: number, y: number, w: number, h: number, cut = 2): Point[] {
  const [r, b] = [x + w, y + h]
  return [
    [x + cut, y],
    [r - cut, y],
    [r, y + cut],
    [r, b - cut],
    [r - cut, b],
    [x + cut, b],
    [x, b - cut],
    [x, y + cut],
  ]
}

export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** A random generator that is seeded by a text, so that a chamber always has the same cracks. */
export function seeded(text: string): () => number {
  let state = 2166136261
  for (const sign of text) state = Math.imul(state ^ sign.charCodeAt(0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507)
    state = Math.imul(state ^ (state >>> 13), 3266489909)
    state ^= state >>> 16
    return (state >>> 0) / 4294967296
  }
}

/** Shapes gathered by colour, so that a whole floor needs only a few paths. */
export class Heap {
  readonly #paths = new Map<string, string>()

  add(colour: string, path: string): void {
    this.#paths.set(colour, (this.#paths.get(colour) ?? '') + path)
  }

  draw(attributes: (colour: string) => string): string {
    return [...this.#paths].map(([colour, path]) => `<path d="${path}" ${attributes(colour)}/>`).join('')
  }
}
