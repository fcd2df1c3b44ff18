/** The components for goals and sand glasses. Only tables that play a chapter with some load them. */

export { default as GlassMarks } from '../board/GlassMarks.svelte'
export { default as GoalMarks } from '../board/GoalMarks.svelte'
export { default as BanLine } from './BanLine.svelte'
export { default as GlassSheet } from './GlassSheet.svelte'
export { default as GoalSheet } from './GoalSheet.svelte'
export { default as RailGlasses } from './RailGlasses.svelte'
export { default as RailGoals } from './RailGoals.svelte'
