/** Which chapters have come. Each is a chunk of its own, fetched with its words as soon as a table plays it. */

import { MODULES } from '../generated/pieces.ts'
import { fetchWords } from '../words/languages.ts'
import { language, speakOf } from '../words/words.svelte.ts'
import base from './base/index.ts'
import type { Chapter } from './chapter.ts'
import { known } from './known.svelte.ts'
import { inOrder } from './look.ts'

const FOLDERS = import.meta.glob<{ default: Chapter }>(['./*/index.ts', '!./base/index.ts'])

known.learn(base)

/** The chapters of a table, with those that they bring along. */
export function along(modules: readonly string[]): string[] {
  const brought = MODULES.filter(({ name }) => modules.includes(name)).flatMap(({ brings }) => brings)
  return [...new Set([...modules, ...brought])]
}

async function load(name: string): Promise<readonly [string, Chapter]> {
  return [name, (await FOLDERS[`./${name}/index.ts`]!()).default]
}

class Chapters {
  /** By name. Until one has come, and without it, everything can be played. */
  all = $state.raw<ReadonlyMap<string, Chapter>>(new Map([['base', base]]))
  readonly #coming = new Set<string>()

  /** Whether there is more of this one than everybody has. */
  brings(name: string): boolean {
    return `./${name}/index.ts` in FOLDERS
  }

  fetchFor(modules: readonly string[]): void {
    const wanted = along(modules).filter((name) => this.brings(name) && !this.#coming.has(name))
    if (wanted.length) void this.#fetch(wanted)
  }

  /** Those of a table that have come, in the order in which they are offered. */
  inPlay(modules: readonly string[]): Chapter[] {
    return inOrder(['base', ...along(modules)].map((name) => ({ name }))).flatMap(
      ({ name }) => this.all.get(name) ?? [],
    )
  }

  /** All at once, so that the page is drawn again only once. What a lost line keeps back is asked for the next time. */
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
