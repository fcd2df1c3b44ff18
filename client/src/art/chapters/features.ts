/** What stands in the middle of the chambers of the chapters, centred on 0, 0; always upright. */

import type { Icon } from '../../generated/wire.ts'
import { EDGE, disc } from '../features.ts'
import { put } from '../icons.ts'
import { chip } from '../marks.ts'
import type { GemState } from '../marks.ts'
import { INK } from '../palette.ts'

/** A price and what it brings: the chip on the left, the reward on the right, an arrow between. */
function bargain(price: readonly Icon[], reward: string, isPayable: boolean): string {
  return `<g class="price${isPayable ? ' payable' : ''}"><rect x="14" y="6" width="58" height="34" rx="9" fill="${INK}"/><rect x="16" y="8" width="54" height="30" rx="7" fill="#3a2b1a"/>` +
    `${reward}${chip(price, -24, 2, 42, isPayable)}<path d="M9 13l13 10-13 10z" fill="#fff6e0" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/></g>`
}

/** Two chain ends that reach for another chamber, from behind the gem. */
function chain(): string {
  const link = (x: number, y: number, flat: boolean): string => {
    const shape = flat ? `<rect x="${x - 7}" y="${y - 4}" width="14" height="8" rx="4"` : `<rect x="${x - 13}" y="${y - 9}" width="26" height="18" rx="9"`
    return `${shape} fill="none" stroke="${INK}" stroke-width="9.5"/>${shape} fill="none" stroke="${flat ? '#a9966b' : '#e3d3a4'}" stroke-width="5"/>`
  }
  const end = [[-40, 0, 1], [-58, 2, 0], [-40, 0, 1], [40, 0, 1], [58, 2, 0]] as const
  const links = end.map(([x, dy, flat]) => link(x, -22 + dy, Boolean(flat))).join('')
  return `<path d="M-78-22H78" stroke="#5ff3dc" stroke-width="12" stroke-linecap="round" opacity=".22"/><path d="M-78-22H78" stroke="#9ffff0" stroke-width="3" stroke-linecap="round" stroke-dasharray="2 8" opacity=".9"/>${links}${link(-33, -22, false)}${link(33, -22, false)}`
}

/** Steps and a socket, waiting for the chalice. */
function pedestal(): string {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => `<path transform="rotate(${angle})" d="M0-47 5-30h-10z"/>`).join('')
  return disc(48, '#3c2a12', EDGE) + disc(44.5, '#8a6422') + `<g fill="#ffd36b">${rays}</g>` + disc(31, '#3c2a12', EDGE) + disc(28, '#e8d2a0') + disc(21, '#b6935a', EDGE) + disc(13, '#2a1d12', `stroke="#ffd36b" stroke-width="2.5"`)
}

/** A shaft without a bottom, and eyes in it. */
function pit({ taken = 0, used = false, payable = [] }: GemState): string {
  const stones = Array.from({ length: 14 }, (_, n) => `<path transform="rotate(${n * 360 / 14})" d="M-11-59l22 0 3 15-28 0z"/>`).join('')
  const eyes = [[-25, -21, .55], [-5, -33, .4], [19, -29, .45], [23, -9, .75], [-3, -12, .9]].map(([x, y, glow]) => put('black-mask', x! - 9, y! - 9, 18, '#e0402a', `opacity="${glow}"`)).join('')
  const gems = taken ? [-20, 20].slice(0, taken).map((x) => `<g transform="translate(${x} -6)"><circle r="34" fill="url(#td-halo)"/>${put('gem-lit', -16, -16, 32)}</g>`).join('') : ''
  const price = taken || used ? gems : `<g transform="translate(0 5)">${bargain(['B', 'B', 'B', 'B', 'B'], put('gem-unlit', 21, 12, 22, '#fff1d0') + put('gem-unlit', 45, 12, 22, '#fff1d0'), payable.length > 0)}</g>`
  return `<g transform="translate(0 -8) scale(1 .86)"><g fill="#8a6355" ${EDGE}>${stones}</g>${disc(45, '#2a1512', EDGE)}${disc(39, '#160a09')}${disc(31, '#070303')}</g>${eyes}${price}`
}

/** Water that gives back what the temple took. */
function fountain({ payable = [] }: GemState): string {
  const basin = (y: number, rx: number, ry: number, deep: number): string =>
    `<path d="M-${rx} ${y}a${rx} ${ry} 0 0 0 ${2 * rx} 0l-${deep * .5} ${deep}a${rx - deep * .5} ${ry} 0 0 1-${2 * rx - deep} 0z" fill="#8d957a" ${EDGE}/>` +
    `<ellipse cy="${y}" rx="${rx}" ry="${ry}" fill="#d5d8ba" ${EDGE}/><ellipse cy="${y}" rx="${rx - 5}" ry="${ry - 3.5}" fill="#1d8fa8" stroke="#0f4450" stroke-width="2"/>` +
    `<ellipse cy="${y + ry * .12}" rx="${rx * .62}" ry="${ry * .5}" fill="none" stroke="#9beaf5" stroke-width="2.4" opacity=".85"/>`
  const fall = [-1, 1].map((side) => `<path d="M${side * 24}-26C${side * 34}-22 ${side * 34}-6 ${side * 33} 4" fill="none" stroke="#c9f7ff" stroke-width="6" stroke-linecap="round"/>`).join('')
  const jet = '<path d="M0-28C-1-46-12-50-15-36M0-28C1-46 12-50 15-36M0-28V-48" fill="none" stroke="#e9fdff" stroke-width="4.6" stroke-linecap="round"/>'
  return `${basin(6, 52, 24, 18)}<path d="M-7-24H7l4 30h-22z" fill="#d5d8ba" ${EDGE}/>${basin(-28, 28, 10, 8)}${fall}${jet}` +
    `<g transform="translate(0 7)">${bargain(['G', 'G'], put('roll', 32, 11, 24, '#fff1d0'), payable.length > 0)}</g>`
}

export const MORE_FEATURES: Record<string, (state: GemState) => string> = { linked_1: chain, linked_2: chain, linked_3: chain, treasure_chamber: pedestal, pit, fountain }
