/** A chamber as it lies in the temple: its stone as a picture below, its marks upright above. */

import { known } from '../chapters/known.svelte.ts'
import { badges } from './badges.ts'
import { plateSymbols, put } from './icons.ts'
import { entryPlaque, gemBlock } from './marks.ts'
import type { MarksState } from './marks.ts'
import { stoneSvg } from './stone.ts'
import { rubble } from './walls.ts'

/** The symbols that the marks of every chamber refer to; the temple includes them once. */
export function chamberDefs(): string {
  return (
    '<radialGradient id="td-halo"><stop offset="0" stop-color="#9ffff0" stop-opacity=".95"/><stop offset=".45" stop-color="#38e5cd" stop-opacity=".5"/>' +
    '<stop offset="1" stop-color="#38e5cd" stop-opacity="0"/></radialGradient><radialGradient id="td-spill"><stop offset="0" stop-color="#fff0c4"/>' +
    `<stop offset=".5" stop-color="#ffc552" stop-opacity=".7"/><stop offset="1" stop-color="#ffb02e" stop-opacity="0"/></radialGradient>${plateSymbols()}`
  )
}

/** Everything on a chamber that stays upright, as the inside of a drawing of 200 by 200. */
export function chamberMarks(id: string, state: MarksState = {}): string {
  const kind = known.chambers[id]
  const fallen = [0, 1, 2, 3]
    .filter((side) => ((state.blocked ?? 0) >> side) & 1)
    .map(rubble)
    .join('')
  if (!kind) return fallen + put('eye', 70, 70, 60, '#8a7355', 'opacity=".5"')
  const feature = known.features[id]
  const own = known.halves[id]?.marks(kind, state)
  return (
    fallen +
    (feature ? `<g class="emblem" transform="translate(100 102)">${feature(state)}</g>` : '') +
    (own ??
      gemBlock(kind.gems, state) +
        entryPlaque(kind.entry[0] ?? [], {
          state: state.entry ?? 'plain',
          ...(state.have ? { have: state.have } : {}),
        })) +
    badges(kind.icons)
  )
}

interface Look extends MarksState {
  size?: number
  title?: string
}

/** A whole chamber as one separate drawing: for pages about the game. */
export function chamberSvg(id: string, { turn = 0, size = 128, title = '', ...state }: Look = {}): string {
  const stone = stoneSvg(id)
    .replaceAll('#light', `#l-${id}`)
    .replaceAll('#shade', `#s-${id}`)
    .replace('id="light"', `id="l-${id}"`)
    .replace('id="shade"', `id="s-${id}"`)
  const spoken = title ? `role="img" aria-label="${title.replaceAll('"', '&quot;')}"` : 'aria-hidden="true"'
  return (
    `<svg class="chamber-art" viewBox="-3 -3 206 206" width="${size}" height="${size}" ${spoken}><defs>${chamberDefs()}</defs>` +
    `<rect x="-3" y="-3" width="206" height="206" rx="9" fill="#0b0705"/><g transform="rotate(${turn * 90} 100 100)">${stone}</g>${chamberMarks(id, { turn, ...state })}</svg>`
  )
}
