/** What everybody needs of one language: a chunk of its own, which only its readers download. */

import type { Messages } from '../fluent.ts'

const files = import.meta.glob<Messages>(
  ['../../../../src/tumbledown/locales/es/*.ftl', '!../../../../src/tumbledown/locales/es/{cards,chapters,rulebook}.ftl'],
  { query: '?raw', import: 'default', eager: true },
)

export default Object.values(files)
