import { known } from '../chapters/known.svelte.ts'

/** The emblem of a piece as a drawing of its own, as big as its frame; '' for a kind that has none. */
export function emblem(kind: string): string {
  const drawn = known.emblems[kind]
  return drawn ? `<svg class="emblem-art" viewBox="0 0 48 48" aria-hidden="true">${drawn}</svg>` : ''
}
