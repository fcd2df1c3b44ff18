/** Files that share their modules leave chapters and words as they found them. */

import assert from 'node:assert/strict'
import { afterAll } from 'vitest'
import { known } from '../src/chapters/known.svelte.ts'
import { hasWords } from '../src/words/words.svelte.ts'

afterAll(() => {
  const why = 'This file needs modules of its own: see `CHANGES` in vite.config.ts.'
  assert.equal(known.chapters.length, 1, why)
  assert.equal(hasWords('home-play'), false, why)
})
