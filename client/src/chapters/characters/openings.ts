/** What the Discoverer may answer: the chamber stays, or another one comes to an opening of her chamber. */

/** The drawn chamber stays. */
export const KEEP = 0
/** Another one comes to the same opening. */
export const ANOTHER = 1
/** With a side added: another one comes to the opening on this side. */
const ANOTHER_AT = 2

/** The side of the opening that an answer means; the question tells tile, place and side of the first one. */
export function openingOf(choice: number, args: readonly number[]): number {
  return choice === ANOTHER ? (args[2] ?? 0) : choice - ANOTHER_AT
}
