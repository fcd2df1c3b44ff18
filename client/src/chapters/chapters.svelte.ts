/** Which chapters are loaded. Each is a separate chunk, loaded with its words as soon as a table plays it. */

import { MODULES } from '../generated/pieces.ts'
import { fetchWords } from '../words/languages.ts'
import { language, speakOf } from '../words/words.svelte.ts'
import base from './base/index.ts'
import type { Chapter } from './chapter.ts'
import { known } from './known.svelte.ts'
import { inOrder } from './look.ts'

const FOLDERS = import.meta.glob<{ default: Chapter }>(['./*/index.ts', '!./base/index.ts'])

known.learn(base)

/** The chapters of a table, with those that they require. */
export function along(modules: readonly string[]): string[] {
  const brought = MODULES.filter(({ name }) => modules.includes(name)).flatMap(({ brings }) => brings)
  return [...new Set([...modules, ...brought])]
}

async function load(name: string): Promise<readonly [string, Chapter]> {
  return [name, (await FOLDERS[`./${name}/index.ts`]!()).default]
}

class Chapters {
  /** By name. Everything can be played before a chapter is loaded, and without it. */
  all = $state.raw<ReadonlyMap<string, Chapter>>(new Map([['base', base]]))
  readonly #coming = new Set<string>()

  /** Whether the page has more of this chapter than its look. */
  brings(name: string): boolean {
    return `./${name}/index.ts` in FOLDERS
  }

  fetchFor(modules: readonly string[]): void {
    const wanted = along(modules).filter((name) => this.brings(name) && !this.#coming.has(name))
    if (wanted.length) void this.#fetch(wanted)
  }

  /** The loaded chapters of a table, in the order in which they are offered. */
  inPlay(modules: readonly string[]): Chapter[] {
    return inOrder(['base', ...along(modules)].map((name) => ({ name }))).flatMap(
      ({ name }) => this.all.get(name) ?? [],
    )
  }

  /** Loads all at once, so that the page is drawn again only once. If loading fails, they are requested again next time. */
  async #fetch(names: readonly string[]): Promise<void> {
    for (const name of names) this.#coming.add(name)
    try {
      const [found] = await Promise.all([Promise.all(names.map(load)), fetchWords(language(), names)])
      await speakOf([...names, ...found.flatMap(([, { words = [] }]) => words)])
      known.learn(...found.map(([, chapter]) => chapter))
      this.all = new Map([...this.all, ...found])
    } catch {
      for (const name of names) this.#coming.delete(name)
    }
  }
}

export const chapters = new Chapters()
