/**
 * A phone before a big screen, as one chunk: the tray of those who play, and the page of those who cheer. Both came through the
 * table or go back to it, so that whatever they have in common stays in its chunk, and makes no more of them.
 */

import '../screens/game.ts'

export { default as Pad } from './Pad.svelte'
export { default as Spectators } from './Spectators.svelte'
