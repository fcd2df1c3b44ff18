/** The emblems of its curses, and of the snakes. */

import { INK } from '../../art/palette.ts'
import { curses, line, over, solid, CURSE_GROUND } from '../shared/frames.ts'
import { SIGNS } from './signs.ts'

export const EMBLEMS: Record<string, string> = {
  ...curses({
    // A head, and the hand that holds its strings.
    mind_control:
      solid(
        'M12 9.2c4 0 6.6 2.700 6.600 6.200 0 2.700-1.400 4.200-2.600 5.200V23H8v-2.400c-1.200-1-2.600-2.500-2.600-5.200 0-3.500 2.600-6.200 6.600-6.200z',
      ) +
      line('M4 1.200L7.600 10M12 1.200v8M20 1.200L16.400 10', 1.6) +
      solid('M1.600.4h20.800v2.600H1.600z'),
    // An arrow back along the way.
    trap_return:
      solid(
        'M10.2 2.200v4.400c7.400 0 11.600 4.400 11.600 10.200 0 1.800-.4 3.600-1 5-1.200-5-4.800-7.600-10.600-7.600v4.400L1.400 10.400z',
      ) + over('M3 21.600h9', 2.4, CURSE_GROUND),
    // Two linked rings with a rune between them.
    magic_bonds:
      '<circle cx="7.400" cy="9" r="5.600" fill="none" stroke="currentColor" stroke-width="2.600"/>' +
      '<circle cx="16.600" cy="9" r="5.600" fill="none" stroke="currentColor" stroke-width="2.600"/>' +
      line('M12 14v9M8.600 18.600L12 16l3.400 2.600', 2.2),
  }),
  snake: `<circle cx="24" cy="24" r="23" fill="${INK}"/><circle cx="24" cy="24" r="20.500" fill="#22380f"/><circle cx="24" cy="24" r="17.500" fill="none" stroke="#86c154" stroke-width="1.600" stroke-dasharray="3 4"/><g transform="translate(10.500 10.500) scale(1.130)" color="#b9ec6a">${SIGNS.snake}</g>`,
}
