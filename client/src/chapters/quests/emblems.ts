/** The emblems of the ghost and of the task tiles. */

import { plateBody, put } from '../../art/icons.ts'
import { INK } from '../../art/palette.ts'
import { PIECES } from '../../generated/chapters/quests.ts'
import type { Icon } from '../../generated/wire.ts'

const tile = (icons: readonly Icon[]): string => {
  const split = Math.ceil(icons.length / 2)
  const row = (part: readonly Icon[], y: number): string =>
    part
      .map(
        (icon, n) =>
          `<g transform="translate(${24 + (n - part.length / 2) * 13.5} ${y}) scale(.52)">${plateBody(icon)}</g>`,
      )
      .join('')
  return (
    `<rect x="1" y="4" width="46" height="40" rx="7" fill="${INK}"/><rect x="3" y="6" width="42" height="36" rx="5.5" fill="#f0e2bd"/>` +
    row(icons.slice(0, split), 9.5) +
    row(icons.slice(split), 25.5)
  )
}

export const EMBLEMS: Record<string, string> = {
  ghost: `<circle cx="24" cy="24" r="23" fill="${INK}"/><circle cx="24" cy="24" r="20.5" fill="#12393d"/>${put('ghost', 10, 10, 28, '#eafcff')}`,
  ...Object.fromEntries(
    Object.values(PIECES)
      .filter(({ pile }) => pile === 'tasks')
      .map(({ id, lift }) => [id, tile(lift)]),
  ),
}
