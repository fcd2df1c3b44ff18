/** What the build lists for use without a network, and which of it a reader of one language needs. */

import type { SearchIndex } from '../rules/search.ts'

export interface OfflineList {
  /** Of everything that is listed: it changes with any of it. */
  version: string
  always: string[]
  words: Record<string, string[]>
}

/** The rulebook's own list; the server makes its pages in each language. */
export const RULES_INDEX = '/rules/index.json'
export const RULES = '/rules'

export const LIST = '/offline.json'
/** Of our stores; the version follows. */
export const STORE = 'companion-'
export const SHELL = '/index.html'

/** Their names change with what is in them, so nobody need ask again. */
export const NAMED_BY_CONTENT = /^\/(?:assets\/.+|sound\/.+\.[0-9a-f]{8}\.mp3)$/

/** The pages of the rulebook that its list names; an address in a page is that page. */
export function pagesIn({ findables }: Pick<SearchIndex, 'findables'>): string[] {
  return [...new Set([RULES, ...findables.map(({ address }) => address.split('#')[0]!)])]
}

export function filesFor({ always, words }: OfflineList, language: string): string[] {
  return [...always, ...(words[language] ?? [])]
}
