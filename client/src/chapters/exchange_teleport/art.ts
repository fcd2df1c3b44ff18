/** The exchange chamber: scales that weigh a curse against a treasure. The teleport chamber: a gate of light, and its token. */

import { disc, EDGE } from '../../art/features.ts'
import type { Face } from '../../art/faces.ts'
import { outline } from '../../art/geometry.ts'
import { put } from '../../art/icons.ts'
import { around, carved, circle } from '../../art/ornaments.ts'
import { INK } from '../../art/palette.ts'
import { polar } from '../../art/paving.ts'
import type { Stone } from '../../art/paving.ts'

const MOSS: Stone = { lit: '#c9bfa0', mid: '#8f8467', dark: '#4b4431', wall: '#6f664b', low: '#221d12' }
const NIGHT: Stone = { lit: '#9fb2c4', mid: '#627689', dark: '#303f4e', wall: '#4a5d70', low: '#141d27' }

const LIGHT = '#6fe6ff'

const pan = (x: number, y: number, ground: string, sign: string): string =>
  `<path d="M${x} ${y - 26}L${x - 19} ${y}M${x} ${y - 26}L${x + 19} ${y}" stroke="${INK}" stroke-width="4.5"/><path d="M${x} ${y - 26}L${x - 19} ${y}M${x} ${y - 26}L${x + 19} ${y}" stroke="#e8c67a" stroke-width="2"/>` +
  `<circle cx="${x}" cy="${y - 2}" r="16" fill="${ground}" ${EDGE}/>${sign}` +
  `<path d="M${x - 23} ${y}h46c-2 12-12 18-23 18s-21-6-23-18z" fill="#d9a44a" ${EDGE}/><path d="M${x - 18} ${y + 4}h36" stroke="#fff0c4" stroke-width="2.2" stroke-linecap="round" opacity=".8"/>`

/** Scales: a purple mask on one side, a chest on the other. */
export function scales(): string {
  return (
    `<ellipse cy="42" rx="34" ry="9" fill="#000" opacity=".45"/><path d="M-22 44h44l-10-12h-24z" fill="#a9752a" ${EDGE}/><path d="M-5-38H5V34H-5z" fill="#e0ae4f" ${EDGE}/>` +
    `<path d="M-46-18C-30-34-14-38 0-38S30-42 46-34l-2 8C30-32 14-28 0-28S-28-24-42-11z" fill="#f0c566" ${EDGE}/>${disc(8, '#fff0c4', `cy="-36" ${EDGE}`)}` +
    pan(-40, 14, '#4b2187', put('purple-mask', -53, -1, 26, '#e9ccff')) +
    pan(40, -2, '#7a4c12', put('treasure', 28, -17, 24, '#fff1d0'))
  )
}

/** A gate of light in a ring of stones. */
export function gateOfLight(): string {
  const stones = Array.from({ length: 8 }, (_, n) => {
    const turn = n * 45
    return `<path transform="rotate(${turn})" d="M-11-50h22l3 12h-28z" fill="${n % 2 ? '#8fa3b5' : '#b9c8d6'}" ${EDGE}/>`
  })
  return (
    `<g transform="scale(1 .94)">${disc(53, '#101b26', EDGE)}${stones.join('')}${disc(37, '#0b2a3a', EDGE)}${disc(32, '#1d7f9b')}${disc(24, LIGHT, 'opacity=".55"')}${disc(14, '#e9fdff', 'opacity=".85"')}` +
    '<path d="M-24 6C-20-18 14-26 24-6 12-14-4-14-10-2-14 8 0 14 8 8 4 20-20 22-24 6z" fill="#fff" opacity=".5"/></g>'
  )
}

/** The token that is the gate's other end. About 50 wide. */
export function token(): string {
  return (
    `<ellipse cy="22" rx="22" ry="7" fill="#000" opacity=".5"/>${disc(25, INK)}${disc(22.5, '#c9d8e4')}${disc(18, '#123345')}` +
    `<g transform="scale(.74)">${swirl(LIGHT)}</g>${disc(18, 'none', 'stroke="#6fe6ff" stroke-width="1.8" stroke-dasharray="3 4"')}`
  )
}

const swirl = (colour: string): string =>
  `<path d="M0-19C13-19 19-9 19 0S11 16 1 15-12 7-11-1-3-11 4-9 9 3 3 5" fill="none" stroke="${colour}" stroke-width="4.6" stroke-linecap="round"/>${disc(3, '#fff')}`

/** The same as an emblem, on a grid of 48. */
export const EMBLEM = `<circle cx="24" cy="24" r="23" fill="${INK}"/><circle cx="24" cy="24" r="20.8" fill="#c9d8e4"/><circle cx="24" cy="24" r="17" fill="#123345"/><g transform="translate(24 25) scale(.68)">${swirl(LIGHT)}</g>`

const rays = around(12, (a) => outline([polar(66, a - 3), polar(84, a), polar(66, a + 3)]))

export const FACES: Record<string, Face> = {
  exchange_chamber: {
    stone: MOSS,
    paving: 'slabs',
    floor:
      carved('M36 100a64 64 0 0 1 108-46M164 100a64 64 0 0 1-108 46', 5) +
      carved('M146 34v22h-22M54 166v-22h22', 5) +
      '<path d="M36 100a64 64 0 0 1 108-46" fill="none" stroke="#b36bff" stroke-opacity=".5" stroke-width="2.6"/><path d="M164 100a64 64 0 0 1-108 46" fill="none" stroke="#ffc546" stroke-opacity=".6" stroke-width="2.6"/>',
  },
  teleport_chamber: {
    stone: NIGHT,
    paving: 'rings',
    floor:
      carved([62, 80].map((r) => circle(r)).join(''), 3) +
      `<path d="${rays}" fill="${LIGHT}" fill-opacity=".55" stroke="#0f3b4a" stroke-width="1.6"/>`,
  },
}
