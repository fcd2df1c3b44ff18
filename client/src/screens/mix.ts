/**
 * What a table plays: chapters, difficulty, and the choices within chapters, without its players. It can be shared as a
 * link.
 */

import { EXTRA_GEMS, type Module, MODULES } from '../generated/pieces.ts'
import { SETUPS } from '../generated/setups.ts'
import type { Settings } from '../generated/wire.ts'
import { ALWAYS, clashes, completed } from './modules.ts'
import { type Chosen, readNumber } from './numbers.ts'

export interface Mix {
  modules: string[]
  difficulty: string
  variants: string[]
  /** Only those that differ from the defaults. */
  numbers?: Chosen[]
}

/** Why a link cannot be played: a name that is not known here, or two chapters that cannot be combined. */
export interface BadMix {
  fault: 'difficulty' | 'chapter' | 'choice' | 'clash'
  what: string
}

const PATH = '/mix'
const NORMAL = 'normal'
/** The modules that settings may name: chapters with a card, and complete set-ups without one. */
const KNOWN: readonly Module[] = [...MODULES, ...SETUPS]

export function mixOf(settings: Settings): Mix {
  const { modules = [], difficulty = NORMAL, variants = [], numbers = [] } = settings
  const chosen = numbers.length ? { numbers: [...numbers] } : {}
  return { modules: [...modules], difficulty, variants: [...variants], ...chosen }
}

/** Whether two mixes are the same in any order of names. */
export function isSame(one: Mix, other: Mix): boolean {
  return linkTo(one) === linkTo(other)
}

/** `/mix/expert/curses+treasures/curses.on_honour+traps=3`: readable for people as well. */
export function linkTo({ modules, difficulty, variants, numbers = [] }: Mix): string {
  const chapters = modules.length ? modules.toSorted().join('+') : ALWAYS
  const choices = [...variants, ...numbers.map(([name, value]) => `${name}=${value}`)].toSorted().join('+')
  return [PATH, difficulty, chapters, ...(choices ? [choices] : [])].join('/')
}

/** The mix of a link's parts, with the chapters that it requires. */
export function readMix(parts: readonly string[], all: readonly Module[] = KNOWN): Mix | BadMix {
  const [difficulty = NORMAL, chapters = ALWAYS, choices = ''] = parts
  if (!Object.hasOwn(EXTRA_GEMS, difficulty)) return { fault: 'difficulty', what: difficulty }
  const named = split(chapters).filter((name) => name !== ALWAYS)
  const stranger = named.find((name) => !all.some((module) => module.name === name))
  if (stranger !== undefined) return { fault: 'chapter', what: stranger }
  const modules = completed(all, named)
  const clash = modules.find((name) => clashes(all, name, modules))
  if (clash !== undefined) return { fault: 'clash', what: clash }
  return withChoices({ modules, difficulty, variants: [] }, split(choices), all)
}

function withChoices(mix: Mix, choices: readonly string[], all: readonly Module[]): Mix | BadMix {
  const offered = all.filter(({ name }) => mix.modules.includes(name)).flatMap(({ variants }) => variants)
  const numbers = choices.flatMap((choice) => {
    const number = readNumber(choice, mix.modules, all)
    return number ? [number] : []
  })
  const variants = choices.filter((choice) => !choice.includes('='))
  const stranger = choices.find((choice) => !offered.includes(choice) && !readNumber(choice, mix.modules, all))
  if (stranger !== undefined) return { fault: 'choice', what: stranger }
  return { ...mix, variants, ...(numbers.length ? { numbers } : {}) }
}

export function isBad(found: Mix | BadMix): found is BadMix {
  return 'fault' in found
}

function split(part: string): string[] {
  return part.split('+').filter(Boolean)
}
