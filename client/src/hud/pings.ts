/** The five calls that every player understands, in the order of their keys, and short answers to them. */

import type { IconName } from '../art/icons.ts'

export interface PingKind {
  what: string
  icon: IconName
}

/** What a finger on the map says too. */
export const POINTING = 'here'

/** Shows everybody whose adventurer is whose; it is seen, and neither said nor heard. */
export const SHOWING = 'me'
/** The one that those have who only watch. */
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

/** Not for everybody at any time: who goes to free somebody says so, and who can only watch cheers. */
export const OTHERS: readonly PingKind[] = [
  { what: 'coming', icon: 'golden-mask' },
  { what: 'cheer', icon: 'crown' },
]

/** What those who are out call to those who are not. */
export const CHEERS: readonly PingKind[] = [
  { what: 'cheer', icon: 'crown' },
  { what: 'exit', icon: 'exit' },
  { what: 'back', icon: 'back' },
]

export function pingIcon(what: string): IconName {
  return [...CALLS, ...REPLIES, ...OTHERS].find((kind) => kind.what === what)?.icon ?? 'here'
}
