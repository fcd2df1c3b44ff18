/** Numbers that a table chooses within its chapters, such as how many of something are in the game. */

import type { Chapter } from '../chapters/chapter.ts'
import { type Module, MODULES } from '../generated/pieces.ts'
import type { Settings } from '../generated/wire.ts'

export type Chosen = [string, number]
type Setting = Pick<Chapter, 'setsNumbers'>
export type Choice = Module['numbers'][number]

/** The numbers that can be chosen in a module; empty for one that is not known here. */
export function numbersOf(module: string, all: readonly Module[] = MODULES): readonly Choice[] {
  return all.find(({ name }) => name === module)?.numbers ?? []
}

/** The fixed value that one of these chapters sets for the numbers of this module; undefined if the table chooses them. */
export function fixedBy(inPlay: readonly Setting[], module: string, settings: Settings): number | undefined {
  return inPlay.map(({ setsNumbers }) => setsNumbers?.(module, settings)).find((value) => value !== undefined)
}

/** The chosen value, or the default. */
export function valueOf({ name, usual }: Choice, chosen: readonly Chosen[]): number {
  return chosen.find(([other]) => other === name)?.[1] ?? usual
}

export function valuesOf({ least, most }: Choice): number[] {
  return Array.from({ length: most - least + 1 }, (_, n) => least + n)
}

/** The default value is left out. */
export function withNumber(chosen: readonly Chosen[], { name, usual }: Choice, value: number): Chosen[] {
  const others = chosen.filter(([other]) => other !== name)
  return value === usual ? others : [...others, [name, value]]
}

/** Reads `traps=3` of a link; undefined if none of these chapters has such a number. */
export function readNumber(text: string, modules: readonly string[], all: readonly Module[]): Chosen | undefined {
  const [name = '', value = ''] = text.split('=')
  const choice = modules.flatMap((module) => [...numbersOf(module, all)]).find((each) => each.name === name)
  return choice && valuesOf(choice).map(String).includes(value) ? [name, Number(value)] : undefined
}
