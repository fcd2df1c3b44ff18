/** The emblems of its cards. */

import {
  curses,
  GLYPHS,
  line,
  over,
  CURSE_GROUND,
  shrunk,
  solid,
  treasures,
  TREASURE_GROUND,
} from '../shared/frames.ts'

export const EMBLEMS: Record<string, string> = {
  ...curses({
    // A chain whose middle link is broken.
    weakest_link:
      line('M6.2 3.2h3.4a3 3 0 0 1 0 6H6.2a3 3 0 0 1 0-6z', 2.3) +
      line('M14.4 14.8h3.4a3 3 0 0 1 0 6h-3.4a3 3 0 0 1 0-6z', 2.3) +
      line('M9.8 11.2l-2 4.6M16.6 8.2l-2.2 4.4', 2.3) +
      over('M10.6 8.8l3 2.6-2.6 1.2 3 2.8', 2.2, CURSE_GROUND),
    // A mouth that shouts, and a false door in its speech.
    disinformation:
      solid('M1.5 9.2h4.2L12.4 4v16l-6.7-5.2H1.5z') +
      line('M15.2 8.4c1.6 2 1.6 5.2 0 7.2', 2.2) +
      over('M18.6 5.6l4 13M22.6 5.6l-4 13', 2.3, CURSE_GROUND),
  }),
  ...treasures({
    // A way that cuts the corner, with a chamber at its end.
    shortcut:
      line('M2 22V14.5h7V8', 2) +
      over('M3 21 14.4 9.6M14.8 14.6V9.2H9.4', 2.6, TREASURE_GROUND) +
      solid('M15 1.4h7.6V9H15zM17 3.4V7h3.6V3.4z'),
    time_out:
      shrunk(GLYPHS.pause, 5.6, 5.8, 0.52) + line('M12 22.4a10.2 10.2 0 1 1 0-20.4 10.2 10.2 0 0 1 0 20.4z', 2.2),
    // A lamp and its genie.
    genie:
      solid(
        'M1 13.6c4.4 0 6 1 7.4 2.2h8.4c1.8 0 2.4-2.6 5.8-2.6-1.2 5.6-4.4 7.6-7.6 8.2l1.2 2H7.6l1.2-2C5.2 20.6 3 17.8 1 13.6z',
      ) + line('M18.6 11.4c3-1 3.8-3.8 1.6-5.2-2-1.2-4.4.4-6.4-.2-2.4-.8-1.8-3.6.4-4.2', 2.3),
  }),
}
