/** Which chapters have come. Each is a chunk of its own, fetched with its words as soon as a table plays it. */

import { speakOf } from '../words/words.svelte.ts'
import base from './base/index.ts'
import type { Chapter } from './chapter.ts'
import { known } from './known.svelte.ts'
import { inOrder } from './look.ts'

const FOLDERS = import.meta.glob<{ default: Chapter }>(['./*/index.ts', '!./base/index.ts'])

known.learn(base)

class Chapters {
  /** By name. Until one has come, and without it, everything can be played. */
  all = $state.raw<ReadonlyMap<string, Chapter>>(new Map([['base', base]]))
  readonly #coming = new Set<string>()

  /** Whether there is more of this one than everybody has. */
  brings(name: string): boolean {
    return `./${name}/index.ts` in FOLDERS
  }

  fetchFor(modules: readonly string[]): void {
    for (const name of modules) if (this.brings(name) && !this.#coming.has(name)) void this.#fetch(name)
  }

  /** Those of a table that have come, in the order in which they are offered. */
  inPlay(modules: readonly string[]): Chapter[] {
    return inOrder(['base', ...modules].map((name) => ({ name }))).flatMap(({ name }) => this.all.get(name) ?? [])
  }

  /** A line that is lost now is asked again when somebody wants it the next time. */
  async #fetch(name: string): Promise<void> {
    this.#coming.add(name)
    try {
      const [{ default: chapter }] = await Promise.all([FOLDERS[`./${name}/index.ts`]!(), speakOf(name)])
      await Promise.all((chapter.words ?? []).map(speakOf))
      known.learn(chapter)
      this.all = new Map([...this.all, [name, chapter]])
    } catch {
      this.#coming.delete(name)
    }
  }
}

export const chapters = new Chapters()
