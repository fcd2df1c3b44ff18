/** A sand timer on a grid of 120 by 170; `left` is the share of sand that is still above. */

const SAND = { green: ['#4cc36a', '#b6f5c2'], blue: ['#3b8bf0', '#b5d8ff'], gold: ['#e0a53a', '#ffe2a0'] } as const

export type Sand = keyof typeof SAND

/** The glass is narrow in the middle: half its width at this height. */
function halfWidth(y: number): number {
  const t = Math.min(1, Math.abs(y - 85) / 67)
  return 4 + 32 * t ** 1.25
}

/** The sand between two heights, following the glass. */
function heap(top: number, bottom: number, colour: string): string {
  if (bottom - top < 1) return ''
  const steps = [0, 0.25, 0.5, 0.75, 1].map((t) => top + (bottom - top) * t)
  const right = steps.map((y) => `${(60 + halfWidth(y)).toFixed(1)} ${y.toFixed(1)}`)
  const left = steps.reverse().map((y) => `${(60 - halfWidth(y)).toFixed(1)} ${y.toFixed(1)}`)
  return `<path d="M${[...right, ...left].join('L')}z" fill="${colour}"/>`
}

export function sandTimer(sand: Sand, left: number, size = 120): string {
  const [colour, lit] = SAND[sand]
  const above = 82 - left * 56
  const below = 150 - (1 - left) * 48
  const running =
    left > 0 && left < 1 ? `<path d="M60 82V${below.toFixed(0)}" stroke="${colour}" stroke-width="4"/>` : ''
  return (
    `<svg class="sand-timer" width="${Math.round((size * 120) / 170)}" height="${size}" viewBox="0 0 120 170" aria-hidden="true">` +
    '<path d="M24 18h72c0 40-26 52-31 67 5 15 31 27 31 67H24c0-40 26-52 31-67-5-15-31-27-31-67z" fill="#dff6ff" fill-opacity=".13" stroke="#f3fbff" stroke-opacity=".75" stroke-width="4"/>' +
    heap(above, 82, colour) +
    heap(below, 150, colour) +
    running +
    `<ellipse cx="60" cy="${above.toFixed(0)}" rx="${(halfWidth(above) * (left > 0 ? 1 : 0)).toFixed(1)}" ry="4" fill="${lit}"/>` +
    '<path d="M34 28c2 20 10 30 18 40M34 142c1-12 4-20 8-27" stroke="#fff" stroke-opacity=".55" stroke-width="4" fill="none" stroke-linecap="round"/>' +
    '<g stroke="#1a0f06" stroke-width="3"><rect x="12" y="4" width="96" height="16" rx="6" fill="#a9702d"/><rect x="12" y="150" width="96" height="16" rx="6" fill="#a9702d"/></g>' +
    '<path d="M18 9h84M18 155h84" stroke="#f0c878" stroke-width="3" stroke-linecap="round"/></svg>'
  )
}
