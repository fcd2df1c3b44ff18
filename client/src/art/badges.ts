/** What is printed on a chamber besides prices: round badges in its upper right corner, from the right. */

import { known } from '../chapters/known.svelte.ts'
import { put } from './icons.ts'
import { INK } from './palette.ts'

export function badges(names: readonly string[]): string {
  const drawn = names
    .flatMap((name) => known.badges[name] ?? [])
    .map(
      ({ icon, ground, ink, rim = '' }, n) =>
        `<g transform="translate(${151 - n * 45} 7)"><circle cx="20" cy="20" r="22" fill="${INK}"/><circle cx="20" cy="20" r="20" fill="${ground}" ${rim}/>${put(icon, 7, 7, 26, ink)}</g>`,
    )
  return drawn.length ? `<g class="badges">${drawn.join('')}</g>` : ''
}
