/** A finger that slides over keys which lie edge to edge: each new key is reported, and the key where it is lifted counts. */

/** The position of the row of keys on the screen. */
export interface Row {
  left: number
  top: number
  width: number
  count: number
}

/** The key under a finger; -1 above the row. Below the row the key still counts: a thumb easily slips down. */
export function keyAt(x: number, y: number, { left, top, width, count }: Row): number {
  if (y < top || count === 0) return -1
  return Math.min(count - 1, Math.max(0, Math.floor(((x - left) / width) * count)))
}

export class Slide {
  /** The key under the finger; -1 if none. */
  at = -1

  /** Returns whether the finger has reached another key. */
  move(x: number, y: number, row: Row): boolean {
    const before = this.at
    this.at = keyAt(x, y, row)
    return this.at !== before
  }

  /** Returns the chosen key; -1 for none. */
  lift(): number {
    const { at } = this
    this.at = -1
    return at
  }
}
