/**
 * The thirteen chambers that curses and treasures share: grey-violet stone. The inlay shines violet for a purple mask,
 * golden for a treasure.
 */

import { outline } from '../../art/geometry.ts'
import type { Point } from '../../art/geometry.ts'
import type { Face } from '../../art/faces.ts'
import { around, carved, circle, petal } from '../../art/ornaments.ts'
import { mix } from '../../art/palette.ts'
import { polar } from '../../art/paving.ts'
import type { Paving, Stone } from '../../art/paving.ts'
import { GILT, VIOLET, candle, coins, inlaid, pressed, set, wisps } from './inlay.ts'

const CURSED: Stone = { lit: '#b9a794', mid: '#82727a', dark: '#463c49', wall: '#62566b', low: '#231a2a' }

/** Each has a slightly different tint. */
function hewnFrom(tint: string): Stone {
  return {
    ...CURSED,
    lit: mix(CURSED.lit, tint, 0.22),
    mid: mix(CURSED.mid, tint, 0.2),
    wall: mix(CURSED.wall, tint, 0.12),
  }
}

/** A closed wavy line around the middle. */
function swinging(radius: number, swing: number, waves: number, shift = 0): string {
  const points = Array.from({ length: waves * 8 }, (_, n): Point =>
    polar(radius + swing * Math.sin((n / 8) * 2 * Math.PI + shift), (n * 360) / (waves * 8)),
  )
  return outline(points)
}

/** The same small carving several times, each turned towards the wall. */
const facing = (angles: readonly number[], carving: string): string =>
  angles.map((a) => `<g transform="rotate(${a} 100 100) translate(100 34)">${carving}</g>`).join('')
const mirror = (d: (side: 1 | -1) => string): string => d(-1) + d(1)
/** A point beside the middle line, on one side or the other. */
const beside = (side: number, x: number): number => 100 + side * x

const CROWN = outline(Array.from({ length: 20 }, (_, n) => polar(n % 2 ? 74 : 58, n * 18)))
const EYE = (x: number, y: number): string => `M${x - 17} ${y}q17-17 34 0q-17 17-34 0z`
const SCARAB =
  set('M0-9c8 0 12 8 12 14s-5 13-12 13-12-7-12-13 4-14 12-14z', GILT) +
  inlaid('M0-6v22M-12-2l-7-5M12-2l7-5M-12 8h-8M12 8h8', GILT, 2.4)
const WINGS = mirror((side) => [52, 72, 92, 112, 132].map((a) => petal(side * a, 34, 80, 8)).join(''))
const WEB =
  [30, 48, 66].map((r) => outline(Array.from({ length: 8 }, (_, n) => polar(r, n * 45)))).join('') +
  around(8, (a) => outline([polar(14, a), polar(76, a)]).slice(0, -1))
const CRESCENT = 'M126 54A54 54 0 1 0 148 122A45 45 0 1 1 126 54z'
const STAR = (x: number, y: number): string => `M${x} ${y - 11}l3 8 8 3-8 3-3 8-3-8-8-3 8-3z`
const LOTUS =
  'M100 142C82 118 82 86 100 60 118 86 118 118 100 142z' +
  mirror(
    (s) =>
      `M${beside(s, 4)} 142C${beside(s, 26)} 132 ${beside(s, 40)} 106 ${beside(s, 36)} 76 ${beside(s, 18)} 88 ${beside(s, 6)} 112 ${beside(s, 4)} 142z` +
      `M${beside(s, 6)} 144C${beside(s, 34)} 148 ${beside(s, 58)} 132 ${beside(s, 64)} 106 ${beside(s, 40)} 104 ${beside(s, 16)} 118 ${beside(s, 6)} 144z`,
  )
const SCORPION = 'M100 94c15 0 21 10 19 23s-10 19-19 19-17-6-19-19 4-23 19-23z'
const LIMBS =
  'M100 95C82 86 82 64 102 60s30 8 29 22' +
  mirror(
    (s) =>
      `M${beside(s, 19)} 106l${s * 20}-10M${beside(s, 19)} 115l${s * 24} 1M${beside(s, 17)} 124l${s * 22} 10M${beside(s, 10)} 135q${s * 20} 20 ${s * 34} 4l${s * -10}-8`,
  )
const FEATHER = 'M70 140C54 98 90 52 148 46 152 98 116 140 70 140z'
const THORNS =
  circle(50) +
  around(
    12,
    (a) =>
      outline([polar(50, a), polar(72, a + 10)]).slice(0, -1) +
      outline([polar(50, a + 15), polar(34, a + 24)]).slice(0, -1),
  )
const MOTH = mirror(
  (s) =>
    `M${beside(s, 3)} 96C${beside(s, 16)} 62 ${beside(s, 44)} 48 ${beside(s, 66)} 60 ${beside(s, 68)} 84 ${beside(s, 46)} 106 ${beside(s, 3)} 106z` +
    `M${beside(s, 3)} 108C${beside(s, 26)} 108 ${beside(s, 44)} 124 ${beside(s, 40)} 148 ${beside(s, 18)} 150 ${beside(s, 4)} 134 ${beside(s, 3)} 116z`,
)
const FLAME =
  'M104 42c4 26 40 38 40 72 0 26-20 42-44 42s-44-16-44-42c0-24 18-32 20-54 12 6 16 18 14 30 8-10 16-26 14-48z'
const HEART = 'M102 96c2 12 18 18 18 34 0 12-9 20-20 20s-20-8-20-20c0-12 9-16 10-26 6 4 8 8 8 14 2-6 5-12 4-22z'

interface Made {
  tint: string
  paving: Paving
  floor: string
}

/** Serpent, crown, eye, scarab, raven, spider; and without gems moon, lotus, scorpion, feather, thorn, moth, flame. */
const MADE: Record<string, Made> = {
  cursed_01: {
    tint: '#8d6a9e',
    paving: 'flags',
    floor: inlaid(swinging(64, 8, 8), VIOLET, 6) + set('M160 92l14 2 8 10-8 10-14 2-6-12z', VIOLET) + wisps(24, 150),
  },
  cursed_02: {
    tint: '#a88f5c',
    paving: 'courses',
    floor:
      inlaid(CROWN, GILT, 4) +
      set(
        around(10, (a) => circle(4.5, ...polar(79, a + 18))),
        GILT,
      ) +
      coins(26, 150),
  },
  cursed_03: {
    tint: '#7c6f94',
    paving: 'rings',
    floor: [
      [50, 50],
      [150, 50],
      [50, 150],
      [150, 150],
      [36, 100],
      [164, 100],
    ]
      .map(([x, y]) => inlaid(EYE(x!, y!), VIOLET, 4) + set(circle(5.5, x, y), GILT))
      .join(''),
  },
  cursed_04: {
    tint: '#93816a',
    paving: 'slabs',
    floor: facing([45, 90, 135, 225, 270, 315], SCARAB) + coins(148, 150),
  },
  cursed_05: { tint: '#6b5a86', paving: 'courses', floor: pressed(WINGS, VIOLET) + inlaid(WINGS, VIOLET, 2) },
  cursed_06: {
    tint: '#8a7f96',
    paving: 'flags',
    floor:
      inlaid(WEB, VIOLET, 2.6) +
      set(
        around(8, (a) => petal(a + 22.5, 64, 78, 5)),
        GILT,
      ),
  },
  cursed_07: {
    tint: '#7d5f93',
    paving: 'rings',
    floor:
      pressed(CRESCENT, VIOLET) +
      inlaid(CRESCENT, VIOLET, 3.4) +
      set(STAR(124, 84) + STAR(142, 106) + STAR(118, 114), VIOLET) +
      candle(40, 160) +
      candle(160, 160),
  },
  cursed_08: {
    tint: '#b0905a',
    paving: 'slabs',
    floor: pressed(LOTUS, GILT) + inlaid(LOTUS, GILT, 3) + inlaid('M46 156q13-8 27 0t27 0 27 0 27 0', GILT, 3),
  },
  cursed_09: {
    tint: '#6f7a78',
    paving: 'flags',
    floor:
      inlaid(LIMBS, VIOLET, 5) +
      pressed(SCORPION, VIOLET) +
      inlaid(`${SCORPION}M83 110h34M83 121h34`, VIOLET, 3) +
      set('M122 76l17 2-9 18z', GILT) +
      coins(148, 40),
  },
  cursed_10: {
    tint: '#a5825f',
    paving: 'rings',
    floor:
      pressed(FEATHER, GILT) +
      inlaid(
        `${FEATHER}M56 156 140 56M86 122l34 2M102 102l34-2M118 82l28-6M86 122l-8-26M102 102l-8-28M118 82l-2-24`,
        GILT,
        3,
      ),
  },
  cursed_11: {
    tint: '#66548a',
    paving: 'courses',
    floor:
      inlaid(THORNS, VIOLET, 4) +
      set(
        around(5, (a) => petal(a, 3, 24, 14)),
        VIOLET,
      ) +
      wisps(150, 30),
  },
  cursed_12: {
    tint: '#85747f',
    paving: 'slabs',
    floor:
      pressed(MOTH, VIOLET) +
      inlaid(`${MOTH}M98 92c-4-16-14-24-26-28M102 92c4-16 14-24 26-28`, VIOLET, 3) +
      set(circle(8, 60, 80) + circle(8, 140, 80) + circle(5, 78, 130) + circle(5, 122, 130), GILT) +
      carved('M100 92v44', 9),
  },
  cursed_13: {
    tint: '#5d6188',
    paving: 'flags',
    floor: pressed(FLAME, VIOLET) + inlaid(FLAME, VIOLET, 4) + set(HEART, GILT) + candle(34, 34),
  },
}

export const FACES: Record<string, Face> = Object.fromEntries(
  Object.entries(MADE).map(([id, { tint, ...face }]) => [id, { ...face, stone: hewnFrom(tint) }]),
)
