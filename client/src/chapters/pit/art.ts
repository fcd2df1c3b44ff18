/** The Pit: a bottomless shaft, and stone that cracks towards it. */

import { bargain, disc, EDGE } from '../../art/features.ts'
import type { Face } from '../../art/faces.ts'
import { outline, seeded } from '../../art/geometry.ts'
import { put } from '../../art/icons.ts'
import type { GemState } from '../../art/marks.ts'
import { around, carved } from '../../art/ornaments.ts'
import { polar } from '../../art/paving.ts'
import { COSTS } from '../../generated/chapters/pit.ts'

const REWARD = Array.from({ length: COSTS.gems }, (_, n) => put('gem-unlit', 21 + 24 * n, 12, 22, '#fff1d0')).join('')

/** A bottomless shaft, and eyes in it. */
export function pit({ taken = 0, used = false, payable = [] }: GemState): string {
  const stones = Array.from(
    { length: 14 },
    (_, n) => `<path transform="rotate(${(n * 360) / 14})" d="M-11-59l22 0 3 15-28 0z"/>`,
  ).join('')
  const eyes = [
    [-25, -21, 0.55],
    [-5, -33, 0.4],
    [19, -29, 0.45],
    [23, -9, 0.75],
    [-3, -12, 0.9],
  ]
    .map(([x, y, glow]) => put('black-mask', x! - 9, y! - 9, 18, '#e0402a', `opacity="${glow}"`))
    .join('')
  const gems = taken
    ? [-20, 20]
        .slice(0, taken)
        .map(
          (x) =>
            `<g transform="translate(${x} -6)"><circle r="34" fill="url(#td-halo)"/>${put('gem-lit', -16, -16, 32)}</g>`,
        )
        .join('')
    : ''
  const price =
    taken || used ? gems : `<g transform="translate(0 5)">${bargain(COSTS.activate, REWARD, payable.length > 0)}</g>`
  return `<g transform="translate(0 -8) scale(1 .86)"><g fill="#8a6355" ${EDGE}>${stones}</g>${disc(45, '#2a1512', EDGE)}${disc(39, '#160a09')}${disc(31, '#070303')}</g>${eyes}${price}`
}

/** Cracks that all run towards the hole. */
function cracks(): string {
  const chance = seeded('pit')
  return around(11, (a) =>
    outline([
      polar(48, a),
      polar(60 + chance() * 8, a + chance() * 12 - 6),
      polar(74 + chance() * 10, a + chance() * 14 - 7),
    ]).slice(0, -1),
  )
}

export const FACES: Record<string, Face> = {
  pit: {
    stone: { lit: '#b3897a', mid: '#7c5145', dark: '#43271f', wall: '#6a463b', low: '#24120e' },
    paving: 'rings',
    floor: '<circle cx="100" cy="96" r="66" fill="#120605" fill-opacity=".4"/>' + carved(cracks(), 4),
  },
}
