/** The rules that apply at the table: those of the base game, of the chambers in the temple, and of the chapters in play. */

import { kebab } from '../words/sayings.ts'
import { hasWords, t } from '../words/words.svelte.ts'

const TOPICS = ['dice', 'walk', 'discover', 'masks', 'gems', 'gong', 'exit', 'fate'] as const

export interface Entry {
  id: string
  title: string
  text: string
  /** The page of the rulebook with the complete rules. */
  page: string
}

export interface Chaptered {
  title: string
  entries: Entry[]
}

/** Groups without an entry are left out. */
export function rulesOf(modules: readonly string[], kinds: Iterable<string>): Chaptered[] {
  const groups = [
    {
      title: t('rules-game'),
      entries: TOPICS.map((topic) => entry(topic, 'base', `rules-${topic}`, `rules-${topic}-about`)),
    },
    { title: t('rules-chambers'), entries: [...new Set(kinds)].map(chamber) },
    { title: t('rules-modules'), entries: modules.map(module) },
  ]
  return groups
    .map(({ title, entries }) => ({ title, entries: entries.flatMap((each) => each ?? []) }))
    .filter(({ entries }) => entries.length > 0)
}

function chamber(kind: string): Entry | undefined {
  return entry(kind, `chamber/${kind}`, `chamber-${kebab(kind)}`, `chamber-${kebab(kind)}-about`)
}

function module(name: string): Entry | undefined {
  return entry(name, name, `table-module-${kebab(name)}`, `module-${kebab(name)}-entry`)
}

function entry(id: string, page: string, title: string, text: string): Entry | undefined {
  return hasWords(title) && hasWords(text) ? { id, page, title: t(title), text: t(text) } : undefined
}
