/** What opens over the map when it is asked for, and the coach's hints. It is fetched while the first dice roll: nobody has to wait for it to play. */

export { Coach } from './coaching.svelte.ts'
export { default as DepotSheet } from './DepotSheet.svelte'
export { default as Drawer } from './Drawer.svelte'
export { default as RulesSheet } from './RulesSheet.svelte'
export { default as SeatSheet } from './SeatSheet.svelte'
