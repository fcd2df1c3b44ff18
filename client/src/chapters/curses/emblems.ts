/** The emblems of its cards. */

import { CURSE_GROUND, GLYPHS, curses, line, shrunk, solid } from '../shared/frames.ts'

const DIE = 'M-6-8H6C7.1-8 8-7.1 8-6V6C8 7.1 7.1 8 6 8H-6C-7.1 8-8 7.1-8 6V-6C-8-7.1-7.1-8-6-8z'
const PIPS = 'M-4-5.5a1.7 1.7 0 1 0 .1 0zM4 2a1.7 1.7 0 1 0 .1 0zM0-1.7a1.7 1.7 0 1 0 .1 0z'

export const EMBLEMS: Record<string, string> = {
  ...curses({
    trap:
      '<circle cx="15.8" cy="15.8" r="7" fill="currentColor"/><circle cx="4.6" cy="4.6" r="3.2" fill="none" stroke="currentColor" stroke-width="2.6"/>' +
      line('M7.4 7.4l.5.5', 3.2) +
      `<g transform="rotate(45 9.3 9.3)"><rect x="6.6" y="7.5" width="5.4" height="3.6" rx="1.8" fill="${CURSE_GROUND}" stroke="currentColor" stroke-width="1.7"/></g><path d="M12 14c.6-1.3 1.8-2.1 3.3-2.2" fill="none" stroke="${CURSE_GROUND}" stroke-width="1.7" stroke-linecap="round"/>`,
    silence:
      GLYPHS.chat +
      `<path d="M8 6.5l8 7M16 6.5l-8 7" stroke="${CURSE_GROUND}" stroke-width="3" stroke-linecap="round"/>`,
    broken_die:
      solid(
        'M4.5 3h7.2l-2.7 6 4 3-3.5 4 2 5.5H4.5C3 21.5 2 20.5 2 19V5.5C2 4 3 3 4.5 3zM5.6 6.4a1.6 1.6 0 1 0 .1 0zM5.6 15a1.6 1.6 0 1 0 .1 0z',
      ) +
      solid(
        'M14.7 3h4.8C21 3 22 4 22 5.5V19c0 1.5-1 2.5-2.5 2.5h-4.8L13 16.2l3.6-4.6-4-3zM18.6 6.4a1.6 1.6 0 1 0 .1 0zM18.6 15a1.6 1.6 0 1 0 .1 0z',
      ),
    lost_dice:
      `<g transform="translate(15.6 15.4) rotate(24) scale(.88)">${solid(DIE + PIPS)}</g>` +
      solid('M0 3.5h9.5v3.4H3.4V23H0z') +
      line('M13.5 1.5v3.2M18 2.5v2.6M22 1.8v3.6', 1.9),
    mask:
      `<g opacity=".4">${GLYPHS['golden-mask']}</g>` +
      solid(
        'M12 6.8V23c-3.8 0-7.3-4.5-7.3-9.7 0-3.8 2.3-6.5 7.3-6.5zM7 13.3c1-1.9 3.2-1.9 4.1 0-1.2.9-3 .9-4.1 0zM8.4 16.7c1 .7 2.3 1 3.6 1v2.7c-1.8 0-3.2-1.4-3.6-3.7z',
      ) +
      solid('M12 .3v4.7c-.7 0-1.3 0-2 .2zM5.8 1.7l3.2 3.9c-1.3.4-2.3 1-3.2 1.9zM1.3 6l3.9 2.1c-.9 1-1.4 2.1-1.6 3.4z') +
      line('M14.6 9.2l-2.2 4 2.6 3-2.4 5.5', 1.3),
    cursed_hand:
      solid(
        'M10 23c-3.6-1.3-5.8-4.3-7.6-8.7-.8-2 1.5-3 2.7-1.4L7 15.5V5.6c0-2 2.7-2 2.7 0V11l.3-8.2c.1-2 2.8-2 2.8 0V11l1-7c.3-1.9 2.9-1.6 2.7.3l-.6 7.3 1.9-4.7c.7-1.7 3-.9 2.5.9-1 3.6-1.7 5.3-1.9 8.2-.2 3.3-1.2 5.5-3 7zM12.3 13.2c-2 0-3.7 1.3-4.5 2.8.8 1.5 2.5 2.8 4.5 2.8s3.7-1.3 4.5-2.8c-.8-1.5-2.5-2.8-4.5-2.8z',
      ) + '<circle cx="12.3" cy="16" r="1.5" fill="currentColor"/>',
    soul_exchange:
      shrunk(GLYPHS.ghost, 6.6, 6.6, 0.45) +
      solid(
        'M12 .5c4.7 0 8.6 2.7 10.4 6.7l1.6-1-.6 6.5-5.7-3 2-1.2C18.3 5.7 15.4 3.7 12 3.7c-2.2 0-4.1.8-5.6 2L4.3 3.3C6.4 1.5 9.1.5 12 .5zM12 23.5c-4.7 0-8.6-2.7-10.4-6.7l-1.6 1 .6-6.5 5.7 3-2 1.2c1.4 2.8 4.3 4.8 7.7 4.8 2.2 0 4.1-.8 5.6-2l2.1 2.4c-2.1 1.8-4.8 2.8-7.7 2.8z',
      ),
  }),
}
