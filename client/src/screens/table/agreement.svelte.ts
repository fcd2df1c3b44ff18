/** The settings of the next game while the host changes them: a touch counts before the server has replied. */

import { MODULES } from '../../generated/pieces.ts'
import type { HostAction, Manage, Refusal, Settings } from '../../generated/wire.ts'
import type { TableView } from '../../generated/wire.ts'
import { listed } from '../../words/listed.ts'
import { kebab, refusalWords } from '../../words/sayings.ts'
import { t } from '../../words/words.svelte.ts'
import { lastTable } from '../lastTable.ts'
import { touched } from '../modules.ts'

/** What a touch has done besides; `back` undoes it. */
export interface Said {
  words: string
  back?: Settings
}

/** The part of a session that is needed here. */
export interface Managed {
  store: { table: TableView | undefined }
  manage(what: HostAction, more?: Omit<Manage, 'type' | 'id' | 'what'>): Promise<Refusal | null>
}

export const SAID_MS = 8000
/** They are added when a player needs a seat, and stay at that table. */
const seatMaking = new Set(MODULES.filter(({ seats }) => seats).map(({ name }) => name))

export class Agreement {
  problem = $state('')
  said = $state.raw<Said | null>(null)
  #wished = $state.raw<Settings>({})
  readonly #session: Managed
  #asking = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(session: Managed) {
    this.#session = session
  }

  get settings(): Settings {
    return { ...this.#session.store.table?.settings, ...this.#wished }
  }

  get modules(): readonly string[] {
    return this.settings.modules ?? []
  }

  manage(what: HostAction, more: Omit<Manage, 'type' | 'id' | 'what'> = {}): Promise<void> {
    return this.ask(this.#session.manage(what, more))
  }

  /** Shows the reason if the answer is a refusal. */
  ask = async (answer: Promise<Refusal | null>): Promise<void> => {
    const refused = await answer
    this.problem = refused ? refusalWords(refused) : ''
  }

  async change(some: Settings): Promise<void> {
    this.#wished = { ...this.#wished, ...some }
    this.#asking += 1
    await this.manage('settings', { settings: this.settings })
    if (!this.problem)
      lastTable.keep({ ...this.settings, modules: this.modules.filter((name) => !seatMaking.has(name)) })
    this.#asking -= 1
    if (!this.#asking) this.#wished = {}
  }

  /** The card of a chapter was touched: others may be added or removed with it, and that is said. */
  touch(name: string): void {
    const { modules, settings } = this
    const next = touched(MODULES, modules, name)
    const others = [
      ...next.filter((other) => !modules.includes(other)),
      ...modules.filter((other) => !next.includes(other)),
    ]
    const along = others.filter((other) => other !== name)
    this.say(along.length ? { words: tieWords(name, along, next.includes(name)), back: backTo(settings) } : null)
    void this.change(
      without(
        settings,
        modules.filter((other) => !next.includes(other)),
        next,
      ),
    )
  }

  takeBack(): void {
    const back = this.said?.back
    this.say(null)
    if (back) void this.change(back)
  }

  say(said: Said | null): void {
    clearTimeout(this.#timer)
    this.said = said
    if (said) this.#timer = setTimeout(() => (this.said = null), SAID_MS)
  }
}

export function moduleNames(modules: readonly string[]): string {
  return listed(modules.map((name) => t(`table-module-${kebab(name)}`)))
}

function tieWords(name: string, along: readonly string[], came: boolean): string {
  const words = { name: moduleNames([name]), names: moduleNames(along) }
  return came ? t('table-came-along', words) : t('table-went-along', words)
}

/** A removed chapter takes its variants with it, also those that the server does not know yet. */
function without({ variants = [] }: Settings, gone: readonly string[], modules: readonly string[]): Settings {
  if (!gone.length) return { modules: [...modules] }
  const stays = (variant: string): boolean => !gone.some((name) => variant.startsWith(`${name}.`))
  return { modules: [...modules], variants: variants.filter(stays) }
}

function backTo({ modules = [], variants = [], numbers = [] }: Settings): Settings {
  return { modules, variants, numbers }
}
