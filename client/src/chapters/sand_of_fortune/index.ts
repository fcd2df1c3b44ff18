/** The Sand of Fortune: three glasses of sand measure the game, and their seconds are not shown. */

import type { Chapter } from '../chapter.ts'
import Glasses from './Glasses.svelte'
import { READS } from './reads.ts'

export default { Timepiece: Glasses, reads: READS } satisfies Chapter
