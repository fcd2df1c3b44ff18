/**
 * What opens over the map, the coach's hints, and what follows an escape. It is loaded during the first roll, so that
 * no player waits for it.
 */

export { default as Chat } from './Chat.svelte'
export { Coach } from './coaching.svelte.ts'
export { default as DepotSheet } from './DepotSheet.svelte'
export { default as Drawer } from './Drawer.svelte'
export { default as Out } from './Out.svelte'
export { default as RulesSheet } from './RulesSheet.svelte'
export { default as SeatSheet } from './SeatSheet.svelte'
