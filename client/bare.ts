import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** Brings in the words of a language without what is only for those who write them. */
export function bareWords(): Plugin {
  return {
    name: 'bare-words',
    enforce: 'pre',
    load: {
      filter: { id: /\.ftl\?raw$/ },
      async handler(id) {
        const file = id.replace(/\?raw$/, '')
        this.addWatchFile(file)
        return `export default ${JSON.stringify(bare(await readFile(file, 'utf8')))}`
      },
    },
  }
}

/** Messages without comments, and without empty lines between them; one inside a text belongs to it. */
export function bare(text: string): string {
  return text.replace(/^#.*\n/gm, '').replace(/\n(?:[ \t]*\n)+(?=\S)/g, '\n').trim()
}
