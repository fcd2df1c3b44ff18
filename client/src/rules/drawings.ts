/** The pictures of the rulebook: all pieces of the game, each as a separate drawing. `client/drawings.ts` writes them. */

import { icon, plateBody } from '../art/icons.ts'
import { PLATES } from '../art/palette.ts'
import { chamberSvg } from '../art/tile.ts'
import type { Chapter, Role } from '../chapters/chapter.ts'
import { known } from '../chapters/known.svelte.ts'
import { type Look, lookOf, withLook } from '../chapters/look.ts'

const FOLDERS = import.meta.glob<{ default: Chapter }>('../chapters/*/index.ts', { eager: true })
const BRICKS = 'M0 30h34v2H0zM50 12h40v2H50zM86 44h34v2H86zM0 66h20v2H0zM98 72h22v2H98zM18 32h2v34h-2zM104 14h2v30h-2z'

/** By name: `chamber.pit`, `piece.poison`, `character.doc`, `chapter.curses`, `face.K`. */
export function drawings(): Record<string, string> {
  const chapters = Object.values(FOLDERS).map((folder) => folder.default)
  known.learn(...chapters)
  const roles = Object.assign({}, ...chapters.map(({ roles = {} }) => roles)) as Record<string, Role>
  return {
    ...named('chamber', Object.keys(known.chambers), (kind) => whole(chamberSvg(kind))),
    ...named('piece', Object.keys(known.emblems), (kind) => drawn('0 0 48 48', known.emblems[kind]!)),
    ...named('character', Object.keys(roles), (who) => drawn('0 0 120 104', bust(roles[who]!))),
    ...named('chapter', withLook, (name) => chapterStone(lookOf(name))),
    ...named('face', Object.keys(PLATES), (face) => drawn('0 0 24 24', plateBody(face as keyof typeof PLATES))),
  }
}

function named(kind: string, ids: readonly string[], draw: (id: string) => string): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [`${kind}.${id}`, draw(id)]))
}

const drawn = (box: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" color="#fff6e0">${inside}</svg>`

/** Turns a drawing for the page into one for a file. */
const whole = (svg: string): string =>
  svg.includes('xmlns=') && svg.indexOf('xmlns=') < svg.indexOf('>')
    ? svg
    : svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')

function bust({ bust, colours: [light, dark] }: Role): string {
  return (
    `<radialGradient id="ground" cx=".5" cy=".35" r=".8"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>` +
    `<rect width="120" height="104" fill="url(#ground)"/><path d="${BRICKS}" fill="#160e07" opacity=".16"/>${bust}`
  )
}

/** The stone of a chapter's card, as on the screen of the table. */
function chapterStone({ icon: name, colour }: Look): string {
  const sign = icon(name).replace('<svg ', '<svg x="10" y="10" ')
  return drawn(
    '0 0 44 44',
    `<circle cx="22" cy="22" r="21" fill="${colour}" stroke="#8a6a3d" stroke-width="1.6"/><circle cx="22" cy="22" r="18.6" fill="none" stroke="#120b06" stroke-width="2.6"/>${sign}`,
  )
}
