/** The Sand of Fortune: three glasses of sand measure the game, and nobody counts them in seconds. */

import type { Chapter } from '../chapter.ts'
import Glasses from './Glasses.svelte'
import { READS } from './reads.ts'

export default { Timepiece: Glasses, reads: READS } satisfies Chapter
