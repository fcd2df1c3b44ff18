/** What this browser's last host chose, so that the next table begins with it: the mix and its preset, the pace, how bots play. */

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

  /** Whatever can be chosen again; never names, never a seed. */
  keep({ modules, difficulty, variants, numbers, roll_ms }: Settings): void {
    this.kept.write(CHOSEN, { modules, difficulty, variants, numbers, roll_ms })
  }

  /** The server has changed since: nobody can play that any more. */
  forget(): void {
    this.kept.remove(CHOSEN)
  }

  /** Of the preset that was touched last: what it is called, changed or not. */
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
