/** The stone around the Pit and the Fountain. */

import { outline, seeded } from '../geometry.ts'
import type { Face } from '../lore.ts'
import { around, carved, circle } from '../ornaments.ts'
import { polar } from '../paving.ts'

/** Cracks that all run towards the hole. */
function cracks(): string {
  const chance = seeded('pit')
  return around(11, (a) => outline([polar(48, a), polar(60 + chance() * 8, a + chance() * 12 - 6), polar(74 + chance() * 10, a + chance() * 14 - 7)]).slice(0, -1))
}

const ripples = [58, 68, 78].map((r) => circle(r)).join('')
const drops = around(10, (a) => { const [x, y] = polar(73, a); return `M${x.toFixed(1)} ${(y - 7).toFixed(1)}c5 6 5 11 0 12s-5-6 0-12z` })

export const WONDER_FACES: Record<string, Face> = {
  pit: {
    stone: { lit: '#b3897a', mid: '#7c5145', dark: '#43271f', wall: '#6a463b', low: '#24120e' },
    paving: 'rings',
    floor: '<circle cx="100" cy="96" r="66" fill="#120605" fill-opacity=".4"/>' + carved(cracks(), 4),
  },
  fountain: {
    stone: { lit: '#c6cdb4', mid: '#84967f', dark: '#43544a', wall: '#647765', low: '#1b2620' },
    paving: 'rings',
    floor: carved(ripples, 2.4) + `<path d="${drops}" fill="#7fe0ee" fill-opacity=".7" stroke="#123c44" stroke-opacity=".6" stroke-width="1.4"/>` +
      '<path d="M34 40c12-8 26-4 28 4s-10 12-20 8-16-6-8-12zM150 150c12-6 24 0 22 8s-16 10-24 4-8-8 2-12z" fill="#1f6a78" fill-opacity=".55"/>',
  },
}
