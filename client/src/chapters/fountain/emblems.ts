/** The emblems of its cards. */

import { curses, line, solid } from '../shared/frames.ts'

export const EMBLEMS: Record<string, string> = {
  ...curses({
    poison:
      solid(
        'M9 1h6v2.4h-1v4.2c4.5 1.2 7 4.2 7 8 0 4.5-3.6 7.4-9 7.4s-9-2.9-9-7.4c0-3.8 2.5-6.8 7-8V3.4H9zM5.8 15c-.2 3.2 2.2 5.3 6.2 5.3s6.4-2.1 6.2-5.3c-2 1.2-4 1.2-6.2 0s-4.2-1.2-6.2 0z',
      ) +
      '<circle cx="9.4" cy="17.6" r="1.2" fill="currentColor"/><circle cx="13.6" cy="18.2" r="1.5" fill="currentColor"/>',
    strangle_vines:
      line('M5 23C1.5 15 6 11.5 12 12.5s8.5-1.5 7.5-5.5-7-5.5-9-1.5 3 6 5 3', 2.8) +
      solid(
        'M3.5 9.5C-.5 8.5 0 4 2 2.5 5 4 5.5 7 3.5 9.5zM14 22.5c-3.5-1-4-4.5-3-6.5 3.5.5 5 3 3 6.5zM22 19.5c-3.8.3-5-2.8-4.5-5 3.5-.5 5.5 1.6 4.5 5z',
      ),
  }),
}
