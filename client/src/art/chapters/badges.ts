/** What is printed on a chamber for the chapters: round badges in its upper right corner, from the right. */

import { put } from '../icons.ts'
import { INK } from '../palette.ts'

/** Icon, ground, ink, and how the rim is drawn. */
const BADGES: Record<string, readonly ['treasure' | 'purple-mask', string, string, string]> = {
  treasure: ['treasure', '#b5761b', '#fff1d0', ''],
  purple_mask: ['purple-mask', '#6a2fb5', '#f3e6ff', ''],
  faded_mask: ['purple-mask', '#77769c', '#d9d7f2', 'stroke="#f3f0ff" stroke-width="2.5" stroke-dasharray="5 5" opacity=".85"'],
}

export function badges(names: readonly string[]): string {
  const drawn = names.flatMap((name) => (BADGES[name] ? [BADGES[name]] : [])).map(([icon, ground, ink, rim], n) =>
    `<g transform="translate(${151 - n * 45} 7)"><circle cx="20" cy="20" r="22" fill="${INK}"/><circle cx="20" cy="20" r="20" fill="${ground}" ${rim}/>${put(icon, 7, 7, 26, ink)}</g>`)
  return drawn.length ? `<g class="badges">${drawn.join('')}</g>` : ''
}
