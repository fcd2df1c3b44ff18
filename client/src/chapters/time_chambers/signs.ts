/** Signs of what is forbidden, and of what time chambers ask for: on a grid of 24. */

import { GLYPHS } from '../../art/glyphs.ts'
import { line, shrunk, solid } from '../shared/frames.ts'

export type BanName = 'gems' | 'golden_masks' | 'movement' | 'starting_chamber'

const RED = '#ff5a3c'

/** A sign in a red ring that is crossed out, so that it differs from the plain sign without colours, too. */
const struck = (glyph: string, ink: string): string =>
  `<circle cx="12" cy="12" r="11.2" fill="#1d100b"/><g color="${ink}">${shrunk(glyph, 4.2, 4.2, 0.65)}</g>` +
  `<circle cx="12" cy="12" r="10.2" fill="none" stroke="${RED}" stroke-width="2.4"/>` +
  `<path d="M4.8 4.8 19.2 19.2" stroke="#1d100b" stroke-width="4.4"/><path d="M4.8 4.8 19.2 19.2" stroke="${RED}" stroke-width="2.4"/>`

export const STRUCK: Record<BanName, string> = {
  gems: struck(GLYPHS['gem-unlit'], '#8ffbe8'),
  golden_masks: struck(GLYPHS['golden-mask'], '#ffc546'),
  movement: struck(GLYPHS.adventurer, '#8fe3ad'),
  starting_chamber: struck(GLYPHS['starting-disc'], '#f4c869'),
}

export const SIGNS = {
  torch_chamber: GLYPHS.torch,
  lava_dice: solid(
    'M12 1.2c1 4.6 7.6 7.6 7.6 14 0 4.4-3.4 7.6-7.6 7.6s-7.6-3.2-7.6-7.6c0-3 1.6-5 3-6.6.2 1.8.9 3 2.2 3.6C9 8.4 9.8 4.4 12 1.2zM12 13.6c-1.6 1.8-2.8 2.9-2.8 4.6 0 1.6 1.2 2.8 2.8 2.8s2.8-1.2 2.8-2.8c0-1.7-1.2-2.8-2.8-4.6z',
  ),
  lava_gems: solid(
    'M12 1.2c1 4.6 7.6 7.6 7.6 14 0 4.4-3.4 7.6-7.6 7.6s-7.6-3.2-7.6-7.6c0-3 1.6-5 3-6.6.2 1.8.9 3 2.2 3.6C9 8.4 9.8 4.4 12 1.2zM9 14l3 7 3-7-1.4-1.8h-3.2z',
  ),
  sacrifice_chamber: solid('M2 12.5h20v3.6h-2l1 6.4H3l1-6.4H2zM7.5 2.5h9v8h-9zM10.2 5v3h3.6V5z') + line('M12 17v4', 2),
} as const
