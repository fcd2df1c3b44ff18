/** The emblems of its cards. */

import { GLYPHS, TREASURE_GROUND, line, over, shrunk, solid, treasures } from '../shared/frames.ts'

const brick = (x: number, y: number, w: number): string => `M${x} ${y}h${w}v4.2h-${w}z`

export const EMBLEMS: Record<string, string> = {
  ...treasures({
    healing_mask: shrunk(GLYPHS['golden-mask'], 0, 0, 0.86) + over('M18.5 13.5v9M14 18h9', 3, TREASURE_GROUND),
    secret_passage:
      solid(
        `${brick(1, 1.5, 9)}${brick(11, 1.5, 12)}${brick(1, 6.7, 4.5)}${brick(18.5, 6.7, 4.5)}${brick(1, 11.9, 4.5)}${brick(18.5, 11.9, 4.5)}${brick(1, 17.1, 4.5)}${brick(18.5, 17.1, 4.5)}`,
      ) + solid('M7.5 22.5v-9c0-3.4 1.8-5.5 4.5-5.5s4.5 2.1 4.5 5.5v9h-2.2v-3.2h-2.1v-3h-2v6.2z'),
    double_torch: `<g transform="translate(-2.5 1.5) rotate(-26 12 14) scale(.92)">${GLYPHS.torch}</g><g transform="translate(6 1.5) rotate(14 12 14) scale(.92)">${GLYPHS.torch}</g>`,
    double_key: `<g transform="translate(-3 -.5) scale(.8)">${GLYPHS.key}</g><g transform="translate(6.5 5.5) scale(.8)">${GLYPHS.key}</g>`,
    teleport:
      shrunk(GLYPHS['pawn-hood'], 4.8, 2, 0.6) +
      line('M3.5 10.5C-.5 15 3 19.8 12 19.8s12.5-4.8 8.5-9.3', 2.3) +
      line('M7 20.6c3 1.6 7 1.6 10 0M2 5.5V1.5M5.8 3.8V.8M22 5.5V1.5M18.2 3.8V.8', 2),
    extra_gem: shrunk(GLYPHS['gem-lit'], -0.5, 1, 0.9) + over('M19 1.5v8M15 5.5h8', 2.8, TREASURE_GROUND),
    large_torch:
      shrunk(GLYPHS.torch, 3, 4.2, 0.8) +
      line('M12 .8v1.4M3.5 3.5l1.2 1.2M20.5 3.5l-1.2 1.2M.8 11h1.7M23.2 11h-1.7M3 18l1.2-1M21 18l-1.2-1', 2.2),
  }),
}
