/** What vibration reports, so that players need not look down. */

export type Pulse = 'lie' | 'can' | 'locked' | 'gong' | 'border'

/** Milliseconds of vibration and of rest, in turn. */
export const PATTERNS: Record<Pulse, readonly number[]> = {
  border: [6],
  lie: [18],
  can: [18, 70, 18],
  locked: [420],
  gong: [70, 90, 70, 90, 70],
}

/** The state of my hand at one moment. */
export interface Felt {
  isRolling: boolean
  isAllLocked: boolean
  /** The keys of my possible deeds. */
  can: ReadonlySet<string>
}

/** The most important change between two states; undefined while the dice roll. */
export function pulseBetween(before: Felt, now: Felt): Pulse | undefined {
  if (now.isRolling) return undefined
  const lies = before.isRolling
  if (now.isAllLocked && (lies || !before.isAllLocked)) return 'locked'
  if ([...now.can].some((key) => !before.can.has(key))) return 'can'
  return lies ? 'lie' : undefined
}

/** How many soft clicks replace it without vibration. */
export function clicksOf(pulse: Pulse): number {
  return Math.ceil(PATTERNS[pulse].length / 2)
}
