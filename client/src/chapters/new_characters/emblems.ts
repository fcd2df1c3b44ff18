/** The emblems of its cards. */

import { roleCards } from '../characters/emblems.ts'
import { GLYPHS, line, over, shrunk, solid, TREASURE_GROUND, treasures } from '../shared/frames.ts'

const SIGNS = {
  // A door in a swirl.
  teleporter:
    line('M19.8 6.2A9.6 9.6 0 1 0 21.6 12M21.6 12a6.4 6.4 0 1 1-3.2-5.6', 2.3) +
    solid('M9.2 17.6v-6.2a2.8 2.8 0 0 1 5.6 0v6.2z') +
    line('M20.6 1.6l-.6 4.8-4.8-.6', 2.2),
  // Two dice that change places.
  trickster:
    solid(
      'M2.4 3h7.2c.8 0 1.4.6 1.4 1.4v7.2c0 .8-.6 1.4-1.4 1.4H2.4C1.6 13 1 12.4 1 11.6V4.4C1 3.6 1.6 3 2.4 3zm3.6 3.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z',
    ) +
    solid(
      'M14.4 11h7.2c.8 0 1.4.6 1.4 1.4v7.2c0 .8-.6 1.4-1.4 1.4h-7.2c-.8 0-1.4-.6-1.4-1.4v-7.2c0-.8.6-1.4 1.4-1.4zm1.8 2.2a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zm3.6 3a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z',
    ) +
    line(
      'M14 3.4h4.4c1.4 0 2.4 1 2.4 2.4v2M18.4 5.8l2.4 2.4 2.2-2.4M10 20.6H5.6c-1.4 0-2.4-1-2.4-2.4v-2M5.6 18.2l-2.4-2.4L1 18.2',
      1.9,
    ),
} as const

export const EMBLEMS: Record<string, string> = {
  ...roleCards(SIGNS),
  ...treasures({
    // A ring of light, with a figure half through it.
    portal:
      line('M12 1.6c5.4 0 8.8 4.6 8.8 10.4S17.4 22.4 12 22.4 3.2 17.8 3.2 12 6.6 1.6 12 1.6z', 2.6) +
      shrunk(GLYPHS['pawn-hood'], 5, 5.2, 0.58) +
      line('M1 4.6l2 1.2M23 4.6l-2 1.2M1 19.4l2-1.2M23 19.4l-2-1.2', 1.9),
    // The same figure twice.
    clone:
      `<g opacity=".55">${shrunk(GLYPHS['pawn-hood'], -1.5, 2.4, 0.72)}</g>` +
      shrunk(GLYPHS['pawn-hood'], 7.2, 4.2, 0.78) +
      over('M3.4 1.2v6M.4 4.2h6', 2.2, TREASURE_GROUND),
  }),
}
