/**
 * The interface of a table for the screens of a game. A live session implements it, and so do a replay, a big screen
 * and a test.
 */

import type { Command, GameEvent, Manage, OptionView, Prospect, Refusal, Told } from '../generated/wire.ts'
import type { Throw } from '../play/situation.ts'
import type { Entities } from './entities.ts'
import type { Status } from './types.ts'

/** All entities that this seat may see. */
export interface TableStore extends Entities {
  /** Each seat's last roll, for the dice that still roll. */
  readonly throws: Map<number, Throw>
}

/** The table's time, in milliseconds; it stands still while the table does. */
export interface TableClock {
  now(): number
  /** The value of `performance.now()` at which it is this table's time; infinite while the table stands still. */
  at(tableTime: number): number
  /** The possible error of `now`, in milliseconds. */
  doubt(): number
}

/** The events of one moment; `isLate` if it is too late for animations and sounds. */
export interface Happening {
  n: number
  t: number
  events: GameEvent[]
  re?: number
  isLate: boolean
}

/** Events; the store has been updated before. Each method returns a function that removes its listener. */
export interface TableEvents {
  onFrame(listener: (happening: Happening) => void): () => void
  /** All state is new: the first state, another game, or after a long time away. */
  onWelcome(listener: () => void): () => void
  /** Chat and calls of players. */
  onTold(listener: (told: Told) => void): () => void
  /** Refusals of messages without a reply: chat, calls, being ready. */
  onRefused(listener: (refusal: Refusal) => void): () => void
}

/** The possible requests. The answer is null, or a refusal. */
export interface TableRequests {
  do(command: Command): Promise<Refusal | null>
  manage(what: Manage['what'], more?: Omit<Manage, 'type' | 'id' | 'what'>): Promise<Refusal | null>
  /** Mutes or unmutes this seat for me; other players are not told. */
  mute(seat: number, on: boolean): Promise<Refusal | null>
  signal(what: string, place?: number): void
  say(text: string): void
}

export interface Table extends TableClock, TableEvents, TableRequests {
  readonly code: string
  readonly store: TableStore
  readonly status: Status
  /** The seat of the viewpoint; -1 for a spectator. */
  readonly seat: number
  /** The name of the game; empty before the first one. */
  readonly game: string
  readonly options: OptionView[]
  readonly near: Prospect[]
  /** Seats that I have muted. */
  readonly muted: readonly number[]
}

/** The requests of a table without commands, such as a replay: all of them are refused. */
export const ONLY_WATCHING: TableRequests = {
  do: () => Promise.resolve({ type: 'refused', code: 'spectators_watch' }),
  manage: () => Promise.resolve({ type: 'refused', code: 'spectators_watch' }),
  mute: () => Promise.resolve({ type: 'refused', code: 'spectators_watch' }),
  signal: () => undefined,
  say: () => undefined,
}
