/** Whether the drawings and parts of the chapters beyond the base game have come. Until then, and without them, everything can be played. */

import type * as Chunk from './screens/chapters.ts'
import { bringsMore } from './screens/modules.ts'
import { speakOfChapters } from './words/words.svelte.ts'

class Chapters {
  known = $state.raw<typeof Chunk>()
  #coming: Promise<void> | undefined

  /** Whoever plays only the base game never loads more. */
  fetchFor(modules: readonly string[]): void {
    if (bringsMore(modules) && !this.#coming) this.#coming = this.#fetch()
  }

  /** A line that is lost now is asked again when somebody wants it the next time. */
  async #fetch(): Promise<void> {
    try {
      const [chunk] = await Promise.all([import('./screens/chapters.ts'), speakOfChapters()])
      chunk.teach()
      this.known = chunk
    } catch {
      this.#coming = undefined
    }
  }
}

export const chapters = new Chapters()
