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
    emptyOutDir: false, // the sounds live there too; tools/build_client.py sweeps away what is old
    assetsInlineLimit: 0, // the Content-Security-Policy lets fonts come from this origin alone
    manifest: '.manifest.json', // which scripts a route loads: tumbledown.bench.client counts them
    modulePreload: { polyfill: false },
    target: 'es2022',
    rollupOptions: { input: ['index.html', 'rules.html'] }, // the second one is a frame that the server fills
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {}, // or tests would get the Svelte for servers, in which nothing reacts
  test: { include: ['tests/*.test.ts'], setupFiles: ['tests/setup.ts'] },
  server: {
    host: '127.0.0.1',
    port: 5173,
    fs: { allow: ['..'] }, // the words lie beside the server's code
    proxy: {
      '/api': { target: `http://127.0.0.1:${portOfServer(mode)}`, ws: true },
      '/rules': `http://127.0.0.1:${portOfServer(mode)}`,
      '/sound': `http://127.0.0.1:${portOfServer(mode)}`,
    },
  },
}))

/** The port of the server that `make dev` starts beside this one. */
function portOfServer(mode: string): string {
  return loadEnv(mode, '.', 'TUMBLEDOWN_')['TUMBLEDOWN_PORT'] ?? '8642'
}
