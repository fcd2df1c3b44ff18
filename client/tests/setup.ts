/** Every page knows the base game; what else a test needs it learns itself. */

import { known } from '../src/chapters/known.svelte.ts'

// As much of a browser as modules ask for while they are loaded.
const wish = { matches: true, addEventListener: () => undefined }
Object.assign(globalThis, { matchMedia: () => wish, document: { documentElement: { dataset: {} } } })

const { default: base } = await import('../src/chapters/base/index.ts')
known.learn(base)
