/** What the chapters beyond the base game have to say in one language: fetched when they are played. */

const files = import.meta.glob<string>('../../../../src/tumbledown/locales/de/{cards,chapters,rulebook}.ftl', { query: '?raw', import: 'default', eager: true })

export default Object.values(files)
