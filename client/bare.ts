import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { compile } from './compile.ts'

/** Brings in the words of a language as the page says them: read already, and without what is only for those who write them. */
export function bareWords(): Plugin {
  return {
    name: 'bare-words',
    enforce: 'pre',
    load: {
      filter: { id: /\.ftl\?raw$/ },
      async handler(id) {
        const file = id.replace(/\?raw$/, '')
        this.addWatchFile(file)
        return `export default ${JSON.stringify(compile(await readFile(file, 'utf8')))}`
      },
    },
  }
}
