/**
 * What this browser's last host chose, so that the next table starts with it: the mix and its preset, the pace, the
 * level of bots.
 */

import type { Level, Settings } from '../generated/wire.ts'
import { kept, type Kept } from '../wire/kept.ts'

const [CHOSEN, PRESET, LEVEL] = ['chosen', 'preset', 'level'] as const

export class LastTable {
  private readonly kept: Kept

  constructor(store: Kept) {
    this.kept = store
  }

  get settings(): Settings {
    return this.kept.read<Settings | null>(CHOSEN, {}) ?? {}
  }

  /** Keeps only what can be chosen again; no names and no seed. */
  keep({ modules, difficulty, variants, numbers, roll_ms }: Settings): void {
    this.kept.write(CHOSEN, { modules, difficulty, variants, numbers, roll_ms })
  }

  /** The stored mix is not possible any more, because the server has changed. */
  forget(): void {
    this.kept.remove(CHOSEN)
  }

  /** The name of the preset that was touched last, changed or not. */
  get preset(): string {
    return this.kept.read<string>(PRESET, '')
  }

  set preset(name: string) {
    this.kept.write(PRESET, name)
  }

  get level(): Level | undefined {
    return this.kept.read<Level | undefined>(LEVEL, undefined)
  }

  set level(level: Level | undefined) {
    if (level) this.kept.write(LEVEL, level)
  }
}

export const lastTable = new LastTable(kept)
