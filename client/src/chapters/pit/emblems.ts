/** The emblems of its cards. */

import { CURSE_GROUND, GLYPHS, curses, over, shrunk } from '../shared/frames.ts'

export const EMBLEMS: Record<string, string> = {
  ...curses({
    lost_treasure: shrunk(GLYPHS.treasure, 0, -1.5, 0.86) + over('M13.5 13.5l8.5 8.5M22 13.5 13.5 22', 3, CURSE_GROUND),
    really_cursed: `<g transform="translate(-1.5 -1) rotate(-10 8 10) scale(.72)">${GLYPHS['purple-mask']}</g><g transform="translate(8.2 6) rotate(10 8 10) scale(.74)"><g color="${CURSE_GROUND}" stroke="${CURSE_GROUND}" stroke-width="5">${GLYPHS['purple-mask']}</g>${GLYPHS['purple-mask']}</g>`,
  }),
}
