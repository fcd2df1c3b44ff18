/** All that is seen at a table, as one chunk: whoever has the temple has its end too, whatever becomes of the server meanwhile. */

export { default as End } from './Ending.svelte'
export { default as TableScreen } from './TableScreen.svelte'
export { default as Temple } from './Temple.svelte'
