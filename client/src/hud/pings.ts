/** The five calls that every player understands, in the order of their keys, and short answers to them. */

import type { IconName } from '../art/icons.ts'

export interface PingKind {
  what: string
  icon: IconName
}

/** A finger on the map can say this too. */
export const POINTING = 'here'

/** Shows all players which adventurer belongs to whom; it is visual, without words and sound. */
export const SHOWING = 'me'
/** The only call of spectators. */
export const CHEER = 'cheer'

export const CALLS: readonly PingKind[] = [
  { what: 'here', icon: 'here' },
  { what: 'help', icon: 'help' },
  { what: 'gems', icon: 'gem-unlit' },
  { what: 'exit', icon: 'exit' },
  { what: 'back', icon: 'back' },
]

export const REPLIES: readonly PingKind[] = [
  { what: 'yes', icon: 'check' },
  { what: 'no', icon: 'cross' },
  { what: 'thanks', icon: 'crown' },
]

/** Calls for special moments: on the way to free a team-mate, and cheers of those who can only watch. */
export const OTHERS: readonly PingKind[] = [
  { what: 'coming', icon: 'golden-mask' },
  { what: 'cheer', icon: 'crown' },
]

/** What players who have escaped call to those inside. */
export const CHEERS: readonly PingKind[] = [
  { what: 'cheer', icon: 'crown' },
  { what: 'exit', icon: 'exit' },
  { what: 'back', icon: 'back' },
]

export function pingIcon(what: string): IconName {
  return [...CALLS, ...REPLIES, ...OTHERS].find((kind) => kind.what === what)?.icon ?? 'here'
}
