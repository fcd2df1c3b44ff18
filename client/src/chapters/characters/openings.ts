/** The possible answers of the Discoverer: the chamber stays, or another one is placed at an opening of her chamber. */

/** The drawn chamber stays. */
export const KEEP = 0
/** Another one is placed at the same opening. */
export const ANOTHER = 1
/** With a side added: another one is placed at the opening on this side. */
const ANOTHER_AT = 2

/** The side of the opening that an answer means; the question's arguments are tile, place and side of the first one. */
export function openingOf(choice: number, args: readonly number[]): number {
  return choice === ANOTHER ? (args[2] ?? 0) : choice - ANOTHER_AT
}
