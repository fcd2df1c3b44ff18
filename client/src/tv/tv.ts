/** The big screen, as one chunk. */

export { default as TvDoor } from './TvDoor.svelte'
export { default as TvScreen } from './TvScreen.svelte'
