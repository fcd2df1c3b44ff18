/** Warnings about a table's settings: one at a time, the worst. */

import type { SettingsWarning } from '../../generated/wire.ts'

/** The worst first. Unknown warnings come after these. */
const WORST = ['never_winnable', 'needs_luck', 'very_hard', 'challenge_tight']

export function worst(warnings: readonly SettingsWarning[]): SettingsWarning | undefined {
  const rank = ({ code }: SettingsWarning): number => (WORST.includes(code) ? WORST.indexOf(code) : WORST.length)
  return warnings.toSorted((one, other) => rank(one) - rank(other))[0]
}

export function isHopeless({ code }: SettingsWarning): boolean {
  return code === WORST[0]
}
