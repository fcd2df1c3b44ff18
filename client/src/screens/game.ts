/**
 * The temple and the ending of a table, as one chunk: with the temple the ending is loaded too, even if the server
 * becomes unreachable.
 */

export { default as End } from './Ending.svelte'
export { default as TableScreen } from './TableScreen.svelte'
export { default as Temple } from './Temple.svelte'
