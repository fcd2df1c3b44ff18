/** Who I am at every table of this browser: a name and a colour, remembered between visits. */

import { LONGEST } from '../generated/wire.ts'
import { kept, type Kept } from '../wire/kept.ts'

export interface Me {
  name: string
  colour: number
}

const KEY = 'me'
const COLOURS = 6
/** For whoever just wants to play; everybody may choose another one. */
const NAMES = ['Wren', 'Juno', 'Kofi', 'Mika', 'Sol', 'Tariq', 'Noor', 'Otto', 'Lale', 'Ravi', 'Yuki', 'Nell'] as const

export class Identity {
  private readonly kept: Kept
  private readonly luck: () => number

  constructor(store: Kept, luck: () => number = Math.random) {
    this.kept = store
    this.luck = luck
  }

  /** The remembered one, or one that was just made up and is remembered from now on. */
  get(): Me {
    const found = this.kept.read<Partial<Me> | null>(KEY, null)
    const name = tidy(typeof found?.name === 'string' ? found.name : '')
    if (name) return { name, colour: isColour(found?.colour) ? found.colour : 0 }
    return this.set({ name: this.pick(NAMES), colour: Math.floor(this.luck() * (COLOURS - 1)) })
  }

  set(me: Me): Me {
    const tidied = { name: tidy(me.name) || this.pick(NAMES), colour: me.colour }
    this.kept.write(KEY, tidied)
    return tidied
  }

  private pick(names: readonly string[]): string {
    return names[Math.floor(this.luck() * names.length)] ?? 'Wren'
  }
}

/** As the server would write it: one line, and not too long. */
export function tidy(name: string): string {
  return [...name.trim().replaceAll(/\s+/g, ' ')].slice(0, LONGEST.name).join('')
}

function isColour(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < COLOURS
}

export const identity = new Identity(kept)
