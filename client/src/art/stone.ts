/**
 * The stone of a chamber, drawn once for each kind and then used as a picture: floor, carvings, walls, openings,
 * stairway. It turns with the tile. Its light comes from the middle, so that it looks right in every direction.
 */

import { known } from '../chapters/known.svelte.ts'
import type { ChamberKind } from '../generated/pieces.ts'
import { SIDES } from '../generated/wire.ts'
import { seeded } from './geometry.ts'
import { ORNAMENTS, REMAINS } from './ornaments.ts'
import { mix } from './palette.ts'
import { paved } from './paving.ts'
import type { Paving, Stone } from './paving.ts'
import { walls } from './walls.ts'
import type { Side } from './walls.ts'

const SANDSTONE: Stone = { lit: '#d3b27e', mid: '#987a50', dark: '#5b4730', wall: '#74604a', low: '#241b13' }
const GILDED: Stone = { lit: '#f3d492', mid: '#b98d4c', dark: '#6e5029', wall: '#8f6d3d', low: '#2d1f0d' }
const MOSSY: Stone = { lit: '#f4f0cc', mid: '#a3b48c', dark: '#4a5a45', wall: '#6f765a', low: '#1f241a' }
const HIDDEN: Stone = { lit: '#4a3a2a', mid: '#33271b', dark: '#1f1710', wall: '#3a2e22', low: '#120c08' }

const STONES: Record<string, Stone> = { start: GILDED, exit: MOSSY }
const PAVINGS: Record<string, Paving> = { start: 'rings', exit: 'courses', gem_key_3: 'slabs', gem_torch_3: 'slabs' }
const WAYS: readonly Paving[] = ['flags', 'courses', 'flags', 'slabs', 'rings']

/** The colour of sandstone varies: a little paler, redder or greyer. */
const QUARRIES = ['#c9b089', '#b9855a', '#a39a86', '#bfa05a', '#9a8f9a']

function quarried(chance: () => number): Stone {
  const tint = QUARRIES[Math.floor(chance() * QUARRIES.length)]!
  const share = 0.1 + chance() * 0.2
  return {
    ...SANDSTONE,
    lit: mix(SANDSTONE.lit, tint, share),
    mid: mix(SANDSTONE.mid, tint, share * 0.8),
    wall: mix(SANDSTONE.wall, tint, share * 0.5),
  }
}

/** What each side of a kind is, north first, before it is turned. */
export function sidesOf(kind: ChamberKind): Side[] {
  return SIDES.map((_, side) =>
    (kind.openings >> side) & 1 ? (side === 2 && kind.stairs ? 'stairs' : 'door') : 'wall',
  )
}

/** The whole drawing; `''` is a chamber that is face down. */
export function stoneSvg(id: string): string {
  const kind = known.chambers[id]
  const chance = seeded(id)
  const face = known.faces[id]
  const stone = kind ? (face?.stone ?? STONES[id] ?? quarried(chance)) : HIDDEN
  const paving = face?.paving ?? PAVINGS[id] ?? WAYS[Math.floor(chance() * WAYS.length)]!
  const sides: Side[] = kind ? sidesOf(kind) : ['wall', 'wall', 'wall', 'wall']
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">${LIGHT}` +
    paved(kind ? paving : 'flags', stone, chance) +
    (face?.floor ?? (ORNAMENTS[id] ?? '') + (REMAINS[id] ?? '')) +
    '<path d="M0 0h200v200H0z" fill="url(#light)"/>' +
    walls(sides, stone, chance) +
    (face?.over ?? '') +
    '<path d="M0 0h200v200H0z" fill="none" stroke="#0b0705" stroke-width="2.4"/></svg>'
  )
}

const LIGHT =
  '<defs><radialGradient id="light" r=".72"><stop offset="0" stop-color="#ffe6b0" stop-opacity=".38"/>' +
  '<stop offset=".45" stop-color="#ffb75a" stop-opacity=".05"/><stop offset="1" stop-color="#0b0503" stop-opacity=".55"/></radialGradient>' +
  '<linearGradient id="shade" x2="0" y2="1"><stop stop-color="#0b0603" stop-opacity=".8"/><stop offset="1" stop-color="#0b0603" stop-opacity="0"/></linearGradient></defs>'
