/** Two more roles. */

import type { Role } from '../chapter.ts'
import { pen } from '../characters/busts.ts'

const { part, disc, line, eyes, coat, head } = pen

/** A hood of stars, a lens in the hand, and bent air around her. */
const teleporter =
  '<g fill="none" stroke="#c9b6ff" stroke-width="2.6" opacity=".7"><path d="M14 70c-6-24 2-48 22-60M106 70c6-24-2-48-22-60M22 62c-3-16 2-32 14-42M98 62c3-16-2-32-14-42"/></g>' +
  coat('#4a3a86') +
  part('M46 72l14 18 14-18', '#9d86ea') +
  head('#a9714c') +
  eyes(54) +
  line('M54 64c4 3 8 3 12 0') +
  part('M38 60C30 30 42 10 60 8s30 22 22 52c-1-18-8-27-22-27s-21 9-22 27z', '#5d4aa6') +
  part('M60 13l2 4.4 4.8.5-3.6 3.3 1 4.8-4.2-2.4-4.2 2.4 1-4.8-3.6-3.3 4.8-.5z', '#ffdf8f') +
  disc(94, 82, 13, '#7fe0ee') +
  '<path d="M87 79c2-5 6-7 10-6" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>' +
  line('M86 92l-8 12', 6)

/** A feathered cap, a wink, and two dice in the air. */
const trickster =
  coat('#a83a4e') +
  part('M60 72v34h38c0-22-12-33-26-34z', '#e0a83a') +
  head('#e3ab7c') +
  line('M49 53c2.5-2.6 5-2.6 7 0', 2.8) +
  '<circle cx="68" cy="53" r="2.6"/>' +
  line('M52 63c6 6 13 5 17-2') +
  part('M36 42c4-20 16-28 28-26 16 2 24 12 22 24-16-6-34-6-50 2z', '#7c2a44') +
  part('M32 44c16-8 38-10 56-4 0 5-3 7-6 6-16-4-30-3-44 3-4 1-7-2-6-5z', '#5a1d33') +
  part('M78 26c6-12 14-18 24-20-2 10-8 18-20 26z', '#ffdf8f') +
  `<g transform="rotate(-14 22 74)">${part('M12 64h20v20H12z', '#f3e3bb')}<circle cx="22" cy="74" r="3"/></g>` +
  `<g transform="rotate(18 100 78)">${part('M90 68h20v20H90z', '#f3e3bb')}<circle cx="95.5" cy="73.5" r="2.6"/><circle cx="104.5" cy="82.5" r="2.6"/></g>`

const role = (who: string, bust: string, colours: Role['colours']): Role => ({
  bust,
  colours,
  cards: { permanent: `${who}_permanent`, activatable: `${who}_activatable` },
})

export const ROLES: Record<string, Role> = {
  teleporter: role('teleporter', teleporter, ['#8e7bd8', '#3f3478']),
  trickster: role('trickster', trickster, ['#d9808c', '#7a2f42']),
}
