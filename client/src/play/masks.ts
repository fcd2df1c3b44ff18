/**
 * Sets of dice or seats as numbers with one bit each. Plain arithmetic, because a box with many dice needs more than 32
 * bits.
 */

export function has(mask: number, number: number): boolean {
  return Math.floor(mask / 2 ** number) % 2 === 1
}

export function numbersIn(mask: number): number[] {
  const found: number[] = []
  for (let rest = mask, number = 0; rest > 0; rest = Math.floor(rest / 2), number += 1)
    if (rest % 2 === 1) found.push(number)
  return found
}

export function maskOf(numbers: Iterable<number>): number {
  return [...new Set(numbers)].reduce((mask, number) => mask + 2 ** number, 0)
}

export function sizeOf(mask: number): number {
  return numbersIn(mask).length
}

/** The intersection. */
export function common(one: number, other: number): number {
  return maskOf(numbersIn(one).filter((number) => has(other, number)))
}

/** The first without the second. */
export function without(one: number, other: number): number {
  return one - common(one, other)
}

/** The set with this number added if it was missing, removed if it was there. */
export function flipped(mask: number, number: number): number {
  return has(mask, number) ? mask - 2 ** number : mask + 2 ** number
}
