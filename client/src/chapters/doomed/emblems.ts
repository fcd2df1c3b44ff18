/** The emblems of its cards. */

import { CURSE_GROUND, GLYPHS, curses, over, solid, treasures } from '../shared/frames.ts'

export const EMBLEMS: Record<string, string> = {
  ...curses({
    doomed: GLYPHS.skull,
    stand_up:
      solid('M3 2h3.4v9.5H15c1.4 0 2.3.9 2.3 2.3V22H14v-6.8H6.4V22H3z') +
      over('M17.3 9.5V2.5M13.6 5.6l3.7-3.7L21 5.6', 2.6, CURSE_GROUND),
  }),
  ...treasures({
    counterspell: solid(
      'M12 .8l10 3.6v7c0 5.9-4 10-10 12-6-2-10-6.1-10-12v-7zM12 5.2l-1.9 4.3-4.7.4 3.6 3.1-1.1 4.6 4.1-2.5 4.1 2.5-1.1-4.6 3.6-3.1-4.7-.4z',
    ),
  }),
}
