import { put } from '../../art/icons.ts'
import { INK } from '../../art/palette.ts'

/** The chain of a trap, around the feet of an adventurer of 58. */
export function chain(): string {
  const loop = '<ellipse rx="33" ry="9"'
  return (
    `${loop} fill="none" stroke="${INK}" stroke-width="9"/>${loop} fill="none" stroke="#cfc3ae" stroke-width="5" stroke-dasharray="9 4"/>` +
    `<circle cy="9" r="13.5" fill="${INK}"/><circle cy="9" r="11" fill="#8b4be0"/>${put('lock', -8, 1, 16, '#fff')}`
  )
}
