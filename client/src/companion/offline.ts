/** The files that the build lists for use without a network, and those that one language needs. */

import type { SearchIndex } from '../rules/search.ts'

export interface OfflineList {
  /** A digest of all listed files. */
  version: string
  always: string[]
  words: Record<string, string[]>
}

/** The index of the rulebook; the server makes its pages in each language. */
export const RULES_INDEX = '/rules/index.json'
export const RULES = '/rules'

export const LIST = '/offline.json'
/** The prefix of our stores; the version follows. */
export const STORE = 'companion-'
export const SHELL = '/index.html'

/** Their names contain a digest of their contents, so they are never requested again. */
export const NAMED_BY_CONTENT = /^\/(?:assets\/.+|sound\/.+\.[0-9a-f]{8}\.mp3)$/

/** The pages of the rulebook in its index, without anchors. */
export function pagesIn({ findables }: Pick<SearchIndex, 'findables'>): string[] {
  return [...new Set([RULES, ...findables.map(({ address }) => address.split('#')[0]!)])]
}

export function filesFor({ always, words }: OfflineList, language: string): string[] {
  return [...always, ...(words[language] ?? [])]
}
