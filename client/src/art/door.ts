/** Pictures that fall on the temple, as addresses: one half of the great door, and a boulder. */

import { Heap, hewn, outline, seeded } from './geometry.ts'
import { boulder } from './landscape.ts'
import { mix } from './palette.ts'

const WIDE = 460
const HIGH = 900

const address = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

let door = ''
let rock = ''

/** Dressed stone, and an iron-bound edge with studs on its right side. */
export function doorPicture(): string {
  door ||= address(drawnDoor())
  return door
}

export function boulderPicture(): string {
  rock ||= address(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-70 -70 140 140" width="140" height="140">${boulder(0, 0, 100, 12, '#5d4430', '#ffb27d', false)}</svg>`,
  )
  return rock
}

function drawnDoor(): string {
  const chance = seeded('door')
  const blocks = new Heap()
  let lit = ''
  for (let row = 0; row < 8; row++) {
    for (let x = row % 2 ? -60 : -14; x < WIDE - 30;) {
      const width = 84 + chance() * 54
      const wide = Math.min(width, WIDE - 30 - x)
      blocks.add(mix('#3a2a20', '#241813', Math.floor(chance() * 4) / 3), outline(hewn(x, row * 113, wide, 109, 7)))
      lit += `M${x + 8} ${row * 113 + 5}h${Math.max(0, wide - 16)}`
      x += width + 4
    }
  }
  const studs = [0, 1, 2, 3, 4, 5].map(
    (n) => `<circle cx="${WIDE - 13}" cy="${72 + n * 151}" r="9" fill="#c99a4a" stroke="#1a0f06" stroke-width="3.5"/>`,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="xMaxYMid slice">` +
    `<defs><linearGradient id="d"><stop stop-color="#000" stop-opacity=".6"/><stop offset="1" stop-color="#6a1405" stop-opacity=".2"/></linearGradient></defs>` +
    `<path d="M0 0h${WIDE}v${HIGH}H0z" fill="#0c0705"/>${blocks.draw((colour) => `fill="${colour}"`)}<path d="${lit}" stroke="#ffcf9a" stroke-opacity=".16" stroke-width="4"/>` +
    `<path d="M${WIDE - 28} 0h28v${HIGH}h-28z" fill="#3b2a1b"/><path d="M${WIDE - 27} 0h6v${HIGH}h-6z" fill="#8a6a3d"/>${studs.join('')}<path d="M0 0h${WIDE}v${HIGH}H0z" fill="url(#d)"/></svg>`
  )
}
