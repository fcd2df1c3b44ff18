import { readdirSync, readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { compress } from './compress.ts'
import { drawings } from './drawings.ts'
import { offline } from './offline.ts'

/** What in the text of a test says that it changes more than its own values. */
const CHANGES = /all_chapters|rules\/drawings|fake_audio|globalThis|\bvi\.|\bspeak(Of)?\(|\.learn\(/

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
  test: {
    setupFiles: ['tests/setup.ts'],
    projects: [
      { extends: true, test: { name: 'alone', include: testFiles().filter(changesWhatAllShare) } },
      {
        extends: true,
        test: {
          name: 'together',
          include: testFiles().filter((file) => !changesWhatAllShare(file)),
          isolate: false,
          setupFiles: ['tests/shared.ts'],
        },
      },
    ],
  },
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

function testFiles(): string[] {
  const folder = new URL('tests/', import.meta.url)
  return readdirSync(folder).flatMap((name) => (name.endsWith('.test.ts') ? [`tests/${name}`] : []))
}

/** Chapters, words, timers and globals would still be there for the next file: such a file gets modules of its own. */
function changesWhatAllShare(file: string): boolean {
  return CHANGES.test(readFileSync(new URL(file, import.meta.url), 'utf8'))
}

/** The port of the server that `make dev` starts together with this one. */
function portOfServer(mode: string): string {
  return loadEnv(mode, '.', 'TUMBLEDOWN_')['TUMBLEDOWN_PORT'] ?? '8642'
}
