/** What is seen of a game, as one chunk: whoever has the temple has its end too, whatever becomes of the server meanwhile. */

export { default as End } from './End.svelte'
export { default as Temple } from './Temple.svelte'
