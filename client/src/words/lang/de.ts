/** What everybody needs of one language: a chunk of its own, which only its readers download. */

const files = import.meta.glob<string>('../../../../src/tumbledown/locales/de/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(files)
