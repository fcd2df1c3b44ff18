import { createHash } from 'node:crypto'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createServer, type Plugin } from 'vite'

const SOURCE = '/src/rules/drawings.ts'

/**
 * Writes the pictures of the rulebook, one file each: `assets/drawn/chamber.pit.0123abcd.svg`. The server makes the pages of the
 * rulebook and finds each picture by its name; the same file serves all languages.
 */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    apply: 'build',
    async generateBundle() {
      for (const [name, source] of Object.entries(await draw())) {
        const mark = createHash('sha256').update(source).digest('hex').slice(0, 8)
        this.emitFile({ type: 'asset', fileName: `assets/drawn/${name}.${mark}.svg`, source })
      }
    },
  }
}

/** Leaves out the components of the chapters. Drawings do not need them, and they take longest to compile. */
const WITHOUT_COMPONENTS: Plugin = {
  name: 'without-components',
  enforce: 'pre',
  load: (id) => (id.endsWith('.svelte') ? 'export default undefined' : undefined),
}

/** Draws the pictures with the modules of the page, which Vite runs: the drawings are defined only there. */
async function draw(): Promise<Record<string, string>> {
  const vite = await createServer({
    configFile: false,
    plugins: [WITHOUT_COMPONENTS, svelte()],
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  })
  // The parts of a browser that modules need while they are loaded.
  const wish = { matches: true, addEventListener: () => undefined }
  Object.assign(globalThis, { matchMedia: () => wish, document: { documentElement: { dataset: {} } } })
  try {
    const { drawings } = await vite.ssrLoadModule(SOURCE)
    return drawings() as Record<string, string>
  } finally {
    await vite.close()
  }
}
