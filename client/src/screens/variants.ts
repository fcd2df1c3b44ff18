/** Choices within the modules that a table plays. */

import type { Module } from '../generated/pieces.ts'

/** The choices within what is in play, module by module; a module without any is left out. */
export function choices(all: readonly Module[], chosen: readonly string[]): Pick<Module, 'name' | 'variants'>[] {
  return all.filter((module) => chosen.includes(module.name) && module.variants.length > 0)
}

export function turned(variants: readonly string[], variant: string, on: boolean): string[] {
  return on ? [...variants.filter((other) => other !== variant), variant] : variants.filter((other) => other !== variant)
}

/** Curses of the body are only shown; the players keep to them by themselves. */
export const ON_HONOUR = 'curses.on_honour'
export const NO_LINKED = 'special_chambers.no_linked'

/** Whoever plays alone cannot be in two linked chambers: the rules suggest to leave them out. */
export function isLinkedInVain(all: readonly Module[], chosen: readonly string[], variants: readonly string[], players: number): boolean {
  const isOffered = choices(all, chosen).some((module) => module.variants.includes(NO_LINKED))
  return isOffered && players === 1 && !variants.includes(NO_LINKED)
}
