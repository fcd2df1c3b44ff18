/** Lets Node load `*.svelte.ts` as the browser gets it: types taken out, runes compiled. Import this first. */

import { readFileSync } from 'node:fs'
import { createRequire, registerHooks, stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { compileModule } from 'svelte/compiler'

const svelte = dirname(createRequire(import.meta.url).resolve('svelte/package.json'))
/** Without a browser Node would take the edition for servers, in which nothing reacts. */
const reactive = pathToFileURL(join(svelte, 'src/reactivity/index-client.js')).href

registerHooks({
  resolve: (name, context, next) =>
    name === 'svelte/reactivity' ? { url: reactive, shortCircuit: true } : next(name, context),
  load(url, context, next) {
    if (!url.endsWith('.svelte.ts')) return next(url, context)
    const filename = fileURLToPath(url)
    const plain = stripTypeScriptTypes(readFileSync(filename, 'utf8'))
    const { js } = compileModule(plain, { filename, generate: 'client' })
    return { format: 'module', source: js.code, shortCircuit: true }
  },
})
