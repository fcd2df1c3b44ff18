/** The challenges as data: the settings of a table with a challenge, and what a change to them would cost. */

import { type Challenge, CHALLENGES, SETUP } from '../../generated/chapters/challenges.ts'
import type { Settings } from '../../generated/wire.ts'

export type { Challenge } from '../../generated/chapters/challenges.ts'

export const ALL: readonly Challenge[] = CHALLENGES
export const PATH = '/challenges'
const NORMAL = 'normal'

/** The easiest first. */
export const STEPS: readonly { level: number; challenges: readonly Challenge[] }[] = [
  ...new Set(ALL.map(({ level }) => level)),
].map((level) => ({ level, challenges: ALL.filter((each) => each.level === level) }))

export function challengeNamed(id: string): Challenge | undefined {
  return ALL.find((challenge) => challenge.id === id)
}

/** The challenge that a table plays, or undefined. */
export function challengeOf({ modules = [], variants = [] }: Settings): Challenge | undefined {
  if (!modules.includes(SETUP.moduleName)) return undefined
  return ALL.find(({ id }) => variants.includes(variantOf(id)))
}

export function linkTo({ id }: Challenge): string {
  return `${PATH}/${id}`
}

/** The settings of a table after choosing it. Chapters that only add seats stay; `seats` are their names. */
export function settingsFor({ modules, variants }: Challenge, seats: readonly string[] = []): Settings {
  return {
    modules: [...modules, ...seats],
    variants: [...variants],
    numbers: [],
    difficulty: NORMAL,
    practice: false,
  }
}

/** The settings without the challenge; the cards that it added stay. */
export function leave({ modules = [], variants = [] }: Settings): Settings {
  const isOurs = (variant: string): boolean =>
    variant === SETUP.lateVariant || ALL.some(({ id }) => variant === variantOf(id))
  return {
    modules: modules.filter((name) => name !== SETUP.moduleName),
    variants: variants.filter((variant) => !isOurs(variant)),
  }
}

export type Part = 'own' | 'free' | 'foreign'

/** How a module relates to a challenge: part of it, free to add, or neither. */
export function partOf(challenge: Challenge, module: string): Part {
  if (challenge.modules.includes(module)) return 'own'
  return SETUP.freeModules.some((name) => name === module) ? 'free' : 'foreign'
}

/** The number of quests is set by the challenge; other numbers are left to the table. */
export function numberIn(module: string, settings: Settings): number | undefined {
  return module === SETUP.questsModule ? challengeOf(settings)?.quests : undefined
}

/** Modules that must not be added if the game is to count. */
export function added(challenge: Challenge, { modules = [] }: Settings): string[] {
  return modules.filter((name) => partOf(challenge, name) === 'foreign')
}

/** Modules that are missing for the game to count. */
export function missing(challenge: Challenge, { modules = [] }: Settings): string[] {
  return challenge.modules.filter((name) => !modules.includes(name))
}

export function isLate({ variants = [] }: Settings): boolean {
  return variants.includes(SETUP.lateVariant)
}

export function turnLate({ variants = [] }: Settings, on: boolean): Settings {
  const others = variants.filter((variant) => variant !== SETUP.lateVariant)
  return { variants: on ? [...others, SETUP.lateVariant] : others }
}

/** Settings that count again: all modules of the challenge, and of the others only those that are free to add. */
export function restored(challenge: Challenge, settings: Settings): Settings {
  const { modules = [], variants = [] } = settings
  const free = modules.filter((name) => partOf(challenge, name) === 'free')
  const spoilt = SETUP.spoilingVariants as readonly string[]
  return {
    modules: [...new Set([...challenge.modules, ...free])],
    variants: variants.filter((variant) => !spoilt.includes(variant)),
    practice: false,
  }
}

/** How many chambers with the exit and the quests among them lie on top of the pile. */
export function blockOf({ quests }: Challenge): number {
  return SETUP.blockChambers + 1 + quests
}

/** A challenge with one quest uses the quest of the treasure chamber, which is known before the game. */
export function isChalice({ quests, expansions }: Challenge): boolean {
  return quests === 1 && !expansions.includes('quest')
}

function variantOf(id: string): string {
  return `${SETUP.moduleName}.${id}`
}
