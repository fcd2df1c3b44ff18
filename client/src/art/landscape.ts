/** What surrounds the temple in painted scenes: hills, leaves in front of the eye, torches, stones in the air. */

import { outline, seeded, short } from './geometry.ts'
import type { Point } from './geometry.ts'
import { mix } from './palette.ts'

/** A line of treetops from left to right, filled down to the foot of the picture. */
export function treetops(seed: string, y: number, rise: number, colour: string): string {
  const chance = seeded(seed)
  let path = `M-900 1200V${y}`
  for (let x = -900; x < 2600;) {
    const wide = 34 + chance() * 60
    const tall = rise * (0.4 + chance() * 0.6)
    path += `q${short(wide / 2)} ${short(-tall)} ${short(wide)} ${short((chance() - 0.5) * 14)}`
    x += wide
  }
  return `<path d="${path}V1200z" fill="${colour}"/>`
}

/** A palm leaf that grows from x, y in a direction: a spine with blades on both sides. */
export function frond(x: number, y: number, length: number, degrees: number, colour: string, bend = 0.5): string {
  const spine = Array.from({ length: 13 }, (_, n): Point => {
    const t = n / 12
    const angle = ((degrees + bend * 70 * t * t) * Math.PI) / 180
    return [x + Math.cos(angle) * length * t, y + Math.sin(angle) * length * t + bend * length * 0.16 * t * t]
  })
  const blades = spine.slice(1).map(([px, py], n) => {
    const [ox, oy] = spine[n]!
    const along = Math.atan2(py - oy, px - ox)
    const long = length * 0.3 * Math.sin(((n + 1.6) / 14) * Math.PI) + length * 0.04
    const blade = (side: number): string => {
      const [angle, sag] = [along + side * 0.8, length * 0.05]
      const [tx, ty] = [px + Math.cos(angle) * long, py + Math.sin(angle) * long + sag]
      const [mx, my] = [px + Math.cos(angle) * long * 0.5, py + Math.sin(angle) * long * 0.5]
      return `M${short(ox)} ${short(oy)}Q${short(mx)} ${short(my - sag)} ${short(tx)} ${short(ty)}Q${short(mx)} ${short(my + sag * 0.7)} ${short(px)} ${short(py)}z`
    }
    return blade(1) + blade(-1)
  })
  return `<path d="${blades.join('')}" fill="${colour}"/><path d="M${spine.map((point) => point.map(short).join(' ')).join('L')}" stroke="${colour}" stroke-width="${short(length * 0.022)}" fill="none"/>`
}

/** A fire on a wall or in a bowl, with its light. */
export function torch(x: number, y: number, size: number, isBowl = false): string {
  const stand = isBowl
    ? `<path d="M-15 0h30l-6 16H-9zM-3 16h6v34h-6zM-12 50h24v6h-24z" fill="#2a1a0e" stroke="#0b0604" stroke-width="2"/><path d="M-14 2h28" stroke="#c98a3e" stroke-width="2.5"/>`
    : '<path d="M-5 2h10l-3 34h-4z" fill="#4a2c14" stroke="#0b0604" stroke-width="2"/><path d="M-8 0H8v5H-8z" fill="#8a6a3d" stroke="#0b0604" stroke-width="2"/>'
  return (
    `<g transform="translate(${x} ${y}) scale(${short(size / 50)})"><circle class="flicker" r="112" cy="-16" fill="url(#hero-fire)"/>${stand}` +
    '<g class="flame"><path d="M2-46c-2 12 14 18 14 32C16-4 9 2 0 2s-16-6-16-16c0-9 7-12 5-22 6 3 8 7 8 11 4-5 6-12 5-21z" fill="#ff8a2a"/><path d="M1-28c-1 8 8 11 8 19C9-3 5 0 0 0s-9-3-9-9c0-5 4-7 4-13 3 2 5 4 5 7 1-3 2-8 1-13z" fill="#ffdf8f"/></g></g>'
  )
}

/** A falling stone with two sides turned to the light; in flight it has a trail of air. */
export function boulder(
  x: number,
  y: number,
  size: number,
  turn: number,
  tone: string,
  lit: string,
  hasTrail = true,
): string {
  const at = (points: readonly (readonly [number, number])[]): string =>
    outline(points.map(([px, py]): Point => [px * size, py * size]))
  const trail = `<path d="M${short(x - size * 0.45)} ${short(y)}L${short(x)} ${short(y - size * 3.4)}L${short(x + size * 0.45)} ${short(y)}z" fill="#ffdca0" opacity=".06"/>`
  return (
    (hasTrail ? trail : '') +
    `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)})"><path d="${at([
      [-0.62, -0.3],
      [-0.1, -0.6],
      [0.5, -0.42],
      [0.64, 0.16],
      [0.22, 0.58],
      [-0.5, 0.42],
    ])}" fill="${tone}" stroke="#0b0604" stroke-width="2.5"/>` +
    `<path d="${at([
      [-0.62, -0.3],
      [-0.1, -0.6],
      [0.5, -0.42],
      [0.04, -0.06],
    ])}" fill="${mix(tone, lit, 0.4)}"/><path d="${at([
      [0.04, -0.06],
      [0.64, 0.16],
      [0.22, 0.58],
      [-0.5, 0.42],
    ])}" fill="#000" opacity=".35"/></g>`
  )
}

/** A soft cloud of dust or smoke. */
export function cloud(x: number, y: number, size: number, colour: string, opacity: number): string {
  const puffs = [
    [0, 0, 1],
    [0.9, 0.2, 0.75],
    [-0.9, 0.25, 0.7],
    [0.4, -0.5, 0.7],
    [-0.45, -0.4, 0.6],
    [1.6, 0.4, 0.5],
    [-1.6, 0.45, 0.5],
  ] as const
  return `<g fill="${colour}" opacity="${opacity}">${puffs.map(([px, py, r]) => `<circle cx="${short(x + px * size)}" cy="${short(y + py * size)}" r="${short(r * size)}"/>`).join('')}</g>`
}
