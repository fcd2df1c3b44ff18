/** What shows goals. It is fetched by tables that play a chapter which has some. */

export { default as GoalMarks } from '../board/GoalMarks.svelte'
export { default as GoalSheet } from './GoalSheet.svelte'
export { default as RailGoals } from './RailGoals.svelte'
