/** How each module's card looks: its emblem, and the colour of the stone behind it. A new one looks plain at first. */

import type { IconName } from '../../art/icons.ts'

export interface ModuleLook { icon: IconName, colour: string }

const LOOKS: Record<string, ModuleLook> = {
  base: { icon: 'gem-lit', colour: '#8a5a22' },
  sixth_adventurer: { icon: 'pawn-helm', colour: '#4a6472' },
}
const PLAIN: ModuleLook = { icon: 'quest-marker', colour: '#6a5238' }

export function lookOf(module: string): ModuleLook {
  return LOOKS[module] ?? PLAIN
}
