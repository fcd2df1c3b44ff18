/** A phone before a big screen, as one chunk: the tray of those who play, and the page of those who cheer. */

export { default as Pad } from './Pad.svelte'
export { default as Spectators } from './Spectators.svelte'
