import { outline } from './geometry.ts'

/** A hole through the wall between two chambers, on the north side of one: steps, broken stones and some light. */
export function passage(): string {
  const stones = [
    [-36, -17, 9],
    [-38, 0, 10],
    [-35, 16, 8],
    [36, -15, 9],
    [38, 3, 10],
    [35, 18, 8],
    [-28, -26, 6],
    [28, 26, 6],
    [29, -25, 6],
    [-28, 26, 6],
  ] as const
  const broken = stones
    .map(([x, y, r]) =>
      outline([
        [x - r * 0.8, y + r * 0.5],
        [x - r * 0.4, y - r * 0.8],
        [x + r * 0.6, y - r * 0.7],
        [x + r, y + r * 0.3],
        [x + r * 0.2, y + r],
      ]),
    )
    .join('')
  const steps = [-20, -10, 0, 10, 20]
    .map((y, n) => `<path d="M-25 ${y - 4}h50v8h-50z" fill="${n % 2 ? '#d8bd86' : '#b4965f'}"/>`)
    .join('')
  return (
    `<path d="M-34-30h68v60h-68z" fill="#0b0705"/><path d="M-28-30h56v60h-56z" fill="#3b2a18"/>${steps}<path d="M-25-25h50v50h-50z" fill="none" stroke="#ffd36b" stroke-width="2.4" stroke-dasharray="6 5"/>` +
    `<path d="${broken}" fill="#9c8a70" stroke="#1a120b" stroke-width="2.2" stroke-linejoin="round"/>`
  )
}
