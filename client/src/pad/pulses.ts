/** What is felt in the hand, so that nobody has to look down. */

export type Pulse = 'lie' | 'can' | 'locked' | 'gong' | 'border'

/** Milliseconds of buzzing and of rest in turn. */
export const PATTERNS: Record<Pulse, readonly number[]> = {
  border: [6],
  lie: [18],
  can: [18, 70, 18],
  locked: [420],
  gong: [70, 90, 70, 90, 70],
}

/** My hand at a moment. */
export interface Felt {
  isRolling: boolean
  isAllLocked: boolean
  /** The keys of what I can do. */
  can: ReadonlySet<string>
}

/** What has happened between two moments, the most important of it; nothing while the dice roll. */
export function pulseBetween(before: Felt, now: Felt): Pulse | undefined {
  if (now.isRolling) return undefined
  const lies = before.isRolling
  if (now.isAllLocked && (lies || !before.isAllLocked)) return 'locked'
  if ([...now.can].some((key) => !before.can.has(key))) return 'can'
  return lies ? 'lie' : undefined
}

/** How many soft clicks stand for it where nothing can buzz. */
export function clicksOf(pulse: Pulse): number {
  return Math.ceil(PATTERNS[pulse].length / 2)
}
