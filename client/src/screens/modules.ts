/** Modules as cards: what each adds, and what it excludes. All of this comes from the chapters' own data. */

import type { Module } from '../generated/pieces.ts'

export const ALWAYS = 'base'
export interface ModuleCard {
  name: string
  on: boolean
  /** Chosen modules that cannot be combined with this one; its card is grey while there are any. */
  keptOutBy: string[]
  /** Modules that would be added with it. */
  brings: string[]
  /** Chosen modules that require it. */
  neededBy: string[]
}

export function cards(all: readonly Module[], chosen: readonly string[]): ModuleCard[] {
  return all
    .filter((module) => module.name !== ALWAYS)
    .map((module) => ({
      name: module.name,
      on: chosen.includes(module.name),
      keptOutBy: chosen.filter((other) => other !== module.name && clash(all, module.name, other)),
      brings: needs(all, module.name).filter((other) => !chosen.includes(other)),
      neededBy: chosen.filter((other) => needs(all, other).includes(module.name)),
    }))
}

/** The modules after this card was touched: required ones are added with it, and dependent ones are removed with it. */
export function touched(all: readonly Module[], chosen: readonly string[], name: string): string[] {
  if (chosen.includes(name)) return chosen.filter((other) => other !== name && !needs(all, other).includes(name))
  return completed(all, [...chosen, name])
}

/** These modules with all that they require, in the usual order; modules without a card stay unchanged. */
export function completed(all: readonly Module[], names: readonly string[]): string[] {
  const wanted = new Set(names.flatMap((name) => [name, ...needs(all, name)]))
  const others = names.filter((name) => !find(all, name))
  return [...others, ...all.map((module) => module.name).filter((name) => wanted.has(name) && name !== ALWAYS)]
}

/** Whether this module cannot be combined with one of those. */
export function clashes(all: readonly Module[], name: string, others: readonly string[]): boolean {
  return others.some((other) => other !== name && clash(all, name, other))
}

/** A module that is not chosen yet and provides more seats than a table has now, or ''. */
export function seatMaker(all: readonly Module[], chosen: readonly string[], seats: number): string {
  return (
    all.find((module) => module.seats > seats && module.name !== ALWAYS && !chosen.includes(module.name))?.name ?? ''
  )
}

/** The chapters of a table that only add seats. */
export function seatMakers(all: readonly Module[], chosen: readonly string[] = []): string[] {
  return chosen.filter((name) => (find(all, name)?.seats ?? 0) > 0)
}

/** All modules that a module requires, directly or indirectly. */
function needs(all: readonly Module[], name: string, seen: readonly string[] = []): string[] {
  const direct = find(all, name)?.requires ?? []
  const fresh = direct.filter((other) => other !== ALWAYS && !seen.includes(other))
  return fresh
    .reduce((found, other) => [...found, ...needs(all, other, [...seen, ...found])], [...seen, ...fresh])
    .filter((other, at, list) => other !== name && list.indexOf(other) === at)
}

function clash(all: readonly Module[], one: string, other: string): boolean {
  const ones = find(all, one)?.excludes ?? []
  const others = find(all, other)?.excludes ?? []
  return ones.includes(other) || others.includes(one)
}

function find(all: readonly Module[], name: string): Module | undefined {
  return all.find((module) => module.name === name)
}
