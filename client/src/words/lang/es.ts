/** The words of one language that every page needs: a separate chunk, which only its readers download. */

const files = import.meta.glob<string>('../../../../src/tumbledown/locales/es/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(files)
