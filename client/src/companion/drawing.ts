/** The drawing of the piece in a line. */

import { emblem } from '../art/emblem.ts'
import { icon, type IconName } from '../art/icons.ts'
import { plateBody } from '../art/icons.ts'
import { chamberSvg } from '../art/tile.ts'

export type Art =
  { chamber: string; isPile?: boolean } | { emblem: string } | { icon: IconName } | { module: string } | { dice: true }

const CHAMBER_PX = 50
const ICON_PX = 40

/** As markup; the stone of a chapter is drawn by another part of the page. */
export function drawn(art: Art): string {
  if ('chamber' in art) return chamberSvg(art.chamber, { size: CHAMBER_PX })
  if ('emblem' in art) return emblem(art.emblem)
  if ('icon' in art) return icon(art.icon, { size: ICON_PX })
  if ('dice' in art) return pairOfDice()
  return ''
}

function pairOfDice(): string {
  const die = (face: 'A' | 'K', x: number): string => `<g transform="translate(${x} 0)">${plateBody(face)}</g>`
  return `<svg width="54" height="26" viewBox="0 0 50 24" aria-hidden="true">${die('A', 0)}${die('K', 26)}</svg>`
}
