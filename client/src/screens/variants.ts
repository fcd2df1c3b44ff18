/** Choices within the modules that a table plays. */

import type { Module } from '../generated/pieces.ts'

/** The choices within the chapters in play, by module; modules without choices are left out. */
export function choices(all: readonly Module[], chosen: readonly string[]): Pick<Module, 'name' | 'variants'>[] {
  return all.filter((module) => chosen.includes(module.name) && module.variants.length > 0)
}

export function turned(variants: readonly string[], variant: string, on: boolean): string[] {
  return on
    ? [...variants.filter((other) => other !== variant), variant]
    : variants.filter((other) => other !== variant)
}

/** How many of the chosen variants are offered ones; others belong to complete set-ups. */
export function changedIn(variants: readonly string[], offered: readonly Pick<Module, 'variants'>[]): number {
  return variants.filter((variant) => offered.some((module) => module.variants.includes(variant))).length
}
