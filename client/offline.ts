import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'
import { isOfUse } from './src/companion/heard.ts'

const LIST = 'offline.json'
/** The worker stands at the root, because a service worker serves only what is below it. Its name must not change. */
const WORKER = 'companion-worker.js'
const WORKER_SOURCE = 'src/companion/worker.ts'
/** All modules that the companion may load: its screen and every chapter. */
const WANTED = /\/src\/(?:companion\/(?:Companion\.svelte|screen\.ts)|chapters\/\w+\/index\.ts)$/
const WORDS =
  /\/(?:src\/words\/lang\/(\w+)\.ts|locales\/(\w+)\/(?:chapters\/\w+|screens\/(?:companion|rules))\.ftl\?raw)$/
const PUBLIC = ['favicon.svg', 'icon-192.png', 'icon-512.png', 'companion.webmanifest', 'manifest.webmanifest']
/** Fonts, and the pictures of the rulebook. */
const SEEN = /\.woff2$|^assets\/drawn\//
const SOUNDS = 'sound/manifest.json'

type Chunk = Rollup.OutputChunk

/**
 * Writes the names of the files that the companion needs without a network, and a digest of them all. The page stores
 * these files. The build of the sounds must run first.
 */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER, source: await worker() })
    },
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((each): each is Chunk => each.type === 'chunk')
      const seen = Object.keys(bundle).filter((name) => SEEN.test(name))
      const always = paths([...wanted(chunks), ...seen, 'index.html', LIST, ...PUBLIC, ...sounds(dir)])
      const words = wordsIn(chunks, always)
      const version = digest([
        JSON.stringify({ always, words }),
        ...['index.html', SOUNDS, WORKER].map((name) => textOf(dir, name)),
      ])
      writeFileSync(join(dir, LIST), JSON.stringify({ version, always, words }))
    },
  }
}

/** Builds the worker as one file, without imports. */
async function worker(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input: WORKER_SOURCE, output: { format: 'iife' } } },
  })
  const [found] = [built].flat() as Rollup.RollupOutput[]
  return found!.output[0].code
}

function wanted(chunks: readonly Chunk[]): Set<string> {
  const roots = chunks.filter(({ isEntry, facadeModuleId }) => isEntry || WANTED.test(facadeModuleId ?? ''))
  return withImports(chunks, roots)
}

/** These chunks with everything that they import statically, and their style sheets. */
function withImports(chunks: readonly Chunk[], roots: readonly Chunk[]): Set<string> {
  const found = new Set<Chunk>()
  const waiting = [...roots]
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (found.has(chunk)) continue
    found.add(chunk)
    const { imports } = chunk
    waiting.push(...chunks.filter(({ fileName }) => imports.includes(fileName)))
  }
  return new Set([...found].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]))
}

/** The word files by language. */
function wordsIn(chunks: readonly Chunk[], always: readonly string[]): Record<string, string[]> {
  const found: Record<string, Chunk[]> = {}
  for (const chunk of chunks) {
    const [, base, part] = WORDS.exec(chunk.facadeModuleId ?? '') ?? []
    const language = base ?? part
    if (language) (found[language] ??= []).push(chunk)
  }
  return Object.fromEntries(
    Object.entries(found).map(([language, roots]) => [
      language,
      paths(withImports(chunks, roots)).filter((file) => !always.includes(file)),
    ]),
  )
}

function sounds(dir: string): string[] {
  const manifest = textOf(dir, SOUNDS)
  if (!manifest) return []
  const { sounds: all } = JSON.parse(manifest) as { sounds: { name: string; file: string; group: string }[] }
  return [SOUNDS, ...all.filter(isOfUse).map(({ file }) => `sound/${file}`)]
}

const paths = (names: Iterable<string>): string[] => [...new Set(names)].map((name) => `/${name}`).toSorted()
const textOf = (dir: string, name: string): string =>
  existsSync(join(dir, name)) ? readFileSync(join(dir, name), 'utf8') : ''
const digest = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16)
