import { svelte } from '@sveltejs/vite-plugin-svelte'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { compress } from './compress.ts'
import { drawings } from './drawings.ts'
import { offline } from './offline.ts'

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), drawings(), offline(), compress()],
  build: {
    outDir: '../src/tumbledown/web',
    emptyOutDir: false, // the sounds are in there too; tools/build_client.py deletes old files
    assetsInlineLimit: 0, // the Content-Security-Policy allows fonts only from this origin
    manifest: '.manifest.json', // which scripts a route loads; used by tumbledown.bench.client
    modulePreload: { polyfill: false },
    target: 'es2022',
    rollupOptions: { input: ['index.html', 'rules.html'] }, // the second one is a template that the server fills
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {}, // without it, tests would get the server build of Svelte, which is not reactive
  test: { include: ['tests/*.test.ts'], setupFiles: ['tests/setup.ts'] },
  server: {
    host: '127.0.0.1',
    port: 5173,
    fs: { allow: ['..'] }, // the words are beside the server's code
    proxy: {
      '/api': { target: `http://127.0.0.1:${portOfServer(mode)}`, ws: true },
      '/rules': `http://127.0.0.1:${portOfServer(mode)}`,
      '/sound': `http://127.0.0.1:${portOfServer(mode)}`,
    },
  },
}))

/** The port of the server that `make dev` starts together with this one. */
function portOfServer(mode: string): string {
  return loadEnv(mode, '.', 'TUMBLEDOWN_')['TUMBLEDOWN_PORT'] ?? '8642'
}
