/** A finger that slides over keys which lie edge to edge: it is felt where it goes, and what counts is where it is lifted. */

/** Where the row of keys lies on the screen. */
export interface Row {
  left: number
  top: number
  width: number
  count: number
}

/** The key under a finger; -1 above the row. Below it the finger is still meant for the key: a thumb slips down easily. */
export function keyAt(x: number, y: number, { left, top, width, count }: Row): number {
  if (y < top || count === 0) return -1
  return Math.min(count - 1, Math.max(0, Math.floor(((x - left) / width) * count)))
}

export class Slide {
  /** The key that the finger is on; -1 if it is on none. */
  at = -1

  /** Whether the finger has come to another key. */
  move(x: number, y: number, row: Row): boolean {
    const before = this.at
    this.at = keyAt(x, y, row)
    return this.at !== before
  }

  /** The key that was meant; -1 for none. */
  lift(): number {
    const { at } = this
    this.at = -1
    return at
  }
}
