/** The player's name and colour for all tables of this browser, stored between visits. */

import { LONGEST } from '../generated/wire.ts'
import { kept, type Kept } from '../wire/kept.ts'

export interface Me {
  name: string
  colour: number
}

const KEY = 'me'
const COLOURS = 6
/** Default names; each player may choose another one. */
const NAMES = ['Wren', 'Juno', 'Kofi', 'Mika', 'Sol', 'Tariq', 'Noor', 'Otto', 'Lale', 'Ravi', 'Yuki', 'Nell'] as const

export class Identity {
  private readonly kept: Kept
  private readonly luck: () => number

  constructor(store: Kept, luck: () => number = Math.random) {
    this.kept = store
    this.luck = luck
  }

  /** The stored name and colour, or new ones that are stored from now on. */
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

/** The name in the server's form: one line, limited in length. */
export function tidy(name: string): string {
  return [...name.trim().replaceAll(/\s+/g, ' ')].slice(0, LONGEST.name).join('')
}

function isColour(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < COLOURS
}

export const identity = new Identity(kept)
