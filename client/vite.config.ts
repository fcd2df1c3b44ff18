import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, loadEnv } from 'vite'
import { ahead } from './ahead.ts'
import { bareWords } from './bare.ts'
import { layers } from './chunks.ts'
import { lean } from './lean.ts'
import { squeeze } from './squeeze.ts'

/** The painted scenes, and what they share with the temple: alike, so they are squeezed best together. */
const PICTURES = /\/src\/art\/(?:hero|facade|light|landscape|die|geometry)\.ts$/

export default defineConfig(({ mode }) => ({
  plugins: [bareWords(), svelte(), lean(), ahead(), squeeze()],
  build: {
    outDir: '../src/tumbledown/web',
    emptyOutDir: false, // the sounds live there too; tools/build_client.py sweeps away what is old
    assetsInlineLimit: 0, // the Content-Security-Policy lets fonts come from this origin alone
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'pictures', test: PICTURES }, { name: layers() }] },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    fs: { allow: ['..'] }, // the words lie beside the server's code
    proxy: {
      '/api': { target: `http://127.0.0.1:${portOfServer(mode)}`, ws: true },
      '/sound': `http://127.0.0.1:${portOfServer(mode)}`,
    },
  },
}))

/** The port of the server that `make dev` starts beside this one. */
function portOfServer(mode: string): string {
  return loadEnv(mode, '.', 'TUMBLEDOWN_')['TUMBLEDOWN_PORT'] ?? '8642'
}
