/** What the chapters beyond the base game have to say in one language: fetched when they are played. */

import type { Messages } from '../fluent.ts'

const files = import.meta.glob<Messages>('../../../../src/tumbledown/locales/fr/{cards,chapters,rulebook}.ftl', { query: '?raw', import: 'default', eager: true })

export default Object.values(files)
