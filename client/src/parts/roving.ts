/** One tab stop for a group: the arrows go from one to the next, as a toolbar should. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The index that a key leads to in a list of this length, or -1. */
export function nextStop(key: string, from: number, count: number): number {
  if (count === 0) return -1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? -1 : (from + step + count) % count
}

/** Moves the focus among these elements, in the given order. */
export function rove(event: KeyboardEvent, stops: HTMLElement[]): void {
  const from = stops.findIndex((stop) => stop === document.activeElement)
  const to = from < 0 ? -1 : nextStop(event.key, from, stops.length)
  if (to < 0) return
  event.preventDefault()
  stops[to]?.focus()
}
