import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:html|js|css|svg|webmanifest)$/
const WORTH_IT = 1024

/** Puts a `.br` and a `.gz` beside every text that the server sends: squeezed once here instead of at each request. */
export function squeeze(): Plugin {
  return {
    name: 'squeeze',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const names = await readdir(dir, { recursive: true })
      await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => squeezeFile(join(dir, name))))
    },
  }
}

async function squeezeFile(file: string): Promise<void> {
  const text = await readFile(file)
  if (text.length < WORTH_IT) return
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text))
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
}
