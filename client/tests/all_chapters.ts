/** All chapters of the page, by name, as if they had been fetched. */

import type { Chapter } from '../src/chapters/chapter.ts'
import { known } from '../src/chapters/known.svelte.ts'

const FOLDERS = import.meta.glob<{ default: Chapter }>('../src/chapters/*/index.ts', { eager: true })

export const CHAPTERS: Record<string, Chapter> = Object.fromEntries(
  Object.entries(FOLDERS).map(([path, folder]) => [path.split('/').at(-2), folder.default]),
)

export function learnAll(): void {
  known.learn(...Object.values(CHAPTERS))
}
