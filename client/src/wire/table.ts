/** A table as the screens of a game read it. A live session is one; a replay, a big screen or a test brings its own. */

import type { Command, GameEvent, Manage, OptionView, Prospect, Refusal, Told } from '../generated/wire.ts'
import type { Throw } from '../play/situation.ts'
import type { Entities } from './entities.ts'
import type { Status } from './types.ts'

/** Everything that this seat may see. */
export interface TableStore extends Entities {
  /** Each seat's last throw, for the dice that still roll. */
  readonly throws: Map<number, Throw>
}

/** The table's time, in milliseconds; it stands still while the table does. */
export interface TableClock {
  now(): number
  /** The value of `performance.now()` at which it is this table's time; infinite while the table stands still. */
  at(tableTime: number): number
  /** How far off `now` may be, in milliseconds. */
  doubt(): number
}

/** What happened at one moment; `isLate` if it is too late to make a show of it. */
export interface Happening {
  n: number
  t: number
  events: GameEvent[]
  re?: number
  isLate: boolean
}

/** What happens, for eyes and ears; the store knows it already. Each returns a way to stop listening. */
export interface TableEvents {
  onFrame(listener: (happening: Happening) => void): () => void
  /** Everything is new: the first state, another game, or a long time away. */
  onWelcome(listener: () => void): () => void
  /** Words and signals of people at the table. */
  onTold(listener: (told: Told) => void): () => void
  /** Refusals of what has no answer of its own: words, signals, being ready. */
  onRefused(listener: (refusal: Refusal) => void): () => void
}

/** What can be asked for. The answer is nothing, or why not. */
export interface TableRequests {
  do(command: Command): Promise<Refusal | null>
  manage(what: Manage['what'], more?: Omit<Manage, 'type' | 'id' | 'what'>): Promise<Refusal | null>
  /** I do not want to hear this seat, or I do again; nobody else learns of it. */
  mute(seat: number, on: boolean): Promise<Refusal | null>
  signal(what: string, place?: number): void
  say(text: string): void
}

export interface Table extends TableClock, TableEvents, TableRequests {
  readonly code: string
  readonly store: TableStore
  readonly status: Status
  /** The seat through whose eyes it is seen; -1 for somebody who only watches. */
  readonly seat: number
  /** The name of the game; empty before the first one. */
  readonly game: string
  readonly options: OptionView[]
  readonly near: Prospect[]
  /** Seats that I do not want to hear. */
  readonly muted: readonly number[]
}

/** The requests of a table at which nobody sits, such as a replay: nothing can be done there. */
export const ONLY_WATCHING: TableRequests = {
  do: () => Promise.resolve({ type: 'refused', code: 'spectators_watch' }),
  manage: () => Promise.resolve({ type: 'refused', code: 'spectators_watch' }),
  mute: () => Promise.resolve({ type: 'refused', code: 'spectators_watch' }),
  signal: () => undefined,
  say: () => undefined,
}
