/** Mixes to start with: those that all tables are offered, and those that this browser stores under names. */

import { lookOf } from '../chapters/look.ts'
import { type Module, MODULES, PACES } from '../generated/pieces.ts'
import type { Settings } from '../generated/wire.ts'
import { kept, type Kept } from '../wire/kept.ts'
import { isSame, type Mix, mixOf } from './mix.ts'
import { ALWAYS, completed, seatMakers } from './modules.ts'

/** `id`: that of its words; empty for one that a player named. `roll_ms`: the pace that belongs to it, if any. */
export interface Preset {
  id: string
  name: string
  mix: Mix
  roll_ms?: number
}

const KEY = 'mixes'
const MOST = 12
export const LONGEST_NAME = 24

/** No preset names a chapter that only adds seats: a table keeps its own. */
export function offered(all: readonly Module[] = MODULES): Preset[] {
  const names = all.filter(({ name, seats }) => name !== ALWAYS && !seats).map(({ name }) => name)
  return [
    { id: 'first', name: '', mix: mixOf({}), roll_ms: PACES.gentle },
    { id: 'classic', name: '', mix: mixOf({ modules: names.filter((name) => lookOf(name).isClassic) }) },
    { id: 'everything', name: '', mix: mixOf({ modules: names }) },
  ]
}

/** Whether a table plays exactly this preset. */
export function isPlayedAsIs({ mix, roll_ms }: Preset, settings: Settings, all: readonly Module[] = MODULES): boolean {
  const isPace = roll_ms === undefined || settings.roll_ms === roll_ms
  const plain = ({ modules, ...others }: Mix): Mix => ({
    ...others,
    modules: modules.filter((name) => !seatMakers(all, [name]).length),
  })
  return isPace && isSame(plain(mix), plain(mixOf(settings)))
}

/** The settings of a table after choosing it: chapters that only add seats stay, because a player may sit there. */
export function played({ mix, roll_ms }: Preset, settings: Settings, all: readonly Module[] = MODULES): Settings {
  const modules = completed(all, [...mix.modules, ...seatMakers(all, settings.modules)])
  return { ...mix, numbers: mix.numbers ?? [], modules, ...(roll_ms === undefined ? {} : { roll_ms }) }
}

export class KeptMixes {
  private readonly kept: Kept

  constructor(store: Kept) {
    this.kept = store
  }

  all(): Preset[] {
    return presetsIn(this.kept.read<unknown>(KEY, []))
  }

  /** Stores a mix under this name, and replaces an older one of that name. */
  save(name: string, mix: Mix): void {
    const others = this.all().filter((other) => other.name !== name)
    this.kept.write(KEY, [{ id: '', name, mix }, ...others].slice(0, MOST))
  }

  /** Adds those with a new name while there is room; returns how many that were. */
  add(mixes: readonly Preset[]): number {
    const before = this.all()
    const names = new Set(before.map(({ name }) => name))
    const fresh = mixes.filter(({ name }) => !names.has(name)).slice(0, Math.max(0, MOST - before.length))
    if (fresh.length) this.kept.write(KEY, [...before, ...fresh])
    return fresh.length
  }

  forget(name: string): void {
    this.kept.write(
      KEY,
      this.all().filter((other) => other.name !== name),
    )
  }
}

export function presetsIn(value: unknown): Preset[] {
  return Array.isArray(value) ? value.filter(isPreset) : []
}

function isPreset(value: unknown): value is Preset {
  const preset = value as Partial<Preset> | null
  const mix = preset?.mix as Partial<Mix> | undefined
  return (
    typeof preset?.name === 'string' &&
    preset.name !== '' &&
    typeof mix?.difficulty === 'string' &&
    [mix.modules, mix.variants].every(Array.isArray)
  )
}

export const keptMixes = new KeptMixes(kept)
