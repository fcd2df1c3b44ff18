/**
 * One rule for each kind of chamber in a separate style sheet, so that sixty chambers share a few pictures and their
 * markup stays short.
 */

import { stoneSvg } from '../art/stone.ts'
import { known } from '../chapters/known.svelte.ts'

let sheet: CSSStyleSheet | undefined
const drawn = new Set<string>()

/** The class that shows the stone of this kind; `''` is a chamber that is face down. */
export function stoneClass(kind: string): string {
  const name = `stone-${kind || 'hidden'}${known.faces[kind] ? '-carved' : ''}`
  if (!drawn.has(name)) {
    drawn.add(name)
    adopted().insertRule(
      `.${name} { background-image: url("data:image/svg+xml,${encodeURIComponent(stoneSvg(kind))}") }`,
    )
  }
  return name
}

function adopted(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  return sheet
}
