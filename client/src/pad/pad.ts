/**
 * A phone in front of a big screen, as one chunk: the tray of players, and the page of spectators. Both are always
 * reached through the table, so their common code stays in the table's chunk.
 */

import '../screens/game.ts'

export { default as Pad } from './Pad.svelte'
export { default as Spectators } from './Spectators.svelte'
