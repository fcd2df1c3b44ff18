/** How each module's card looks: its emblem, and the colour of the stone behind it. A new one looks plain at first. */

import type { IconName } from '../../art/icons.ts'

export interface ModuleLook { icon: IconName, colour: string }

/** In the order in which they are offered: what changes a game most comes first. */
const LOOKS: Record<string, ModuleLook> = {
  base: { icon: 'gem-lit', colour: '#8a5a22' },
  curses: { icon: 'purple-mask', colour: '#6a35c9' },
  treasures: { icon: 'treasure', colour: '#a4701c' },
  illusions: { icon: 'ghost', colour: '#57548f' },
  special_chambers: { icon: 'chalice', colour: '#4d6f49' },
  doomed: { icon: 'skull', colour: '#86303f' },
  pit: { icon: 'black-mask', colour: '#453a31' },
  fountain: { icon: 'roll', colour: '#1d6f80' },
  sixth_adventurer: { icon: 'pawn-helm', colour: '#4a6472' },
}
const PLAIN: ModuleLook = { icon: 'quest-marker', colour: '#6a5238' }
const ORDER = Object.keys(LOOKS)

export function lookOf(module: string): ModuleLook {
  return LOOKS[module] ?? PLAIN
}

/** As they are shown; what has no place of its own comes last. */
export function inOrder<T extends { name: string }>(modules: readonly T[]): T[] {
  const place = ({ name }: T): number => (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1)
  return modules.toSorted((one, other) => place(one) - place(other))
}
