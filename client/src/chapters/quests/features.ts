/** The features of quest chambers, always upright, and the things on them: centred on 0, 0. */

import { disc, EDGE } from '../../art/features.ts'
import { plate, put } from '../../art/icons.ts'
import { chip } from '../../art/marks.ts'
import { INK } from '../../art/palette.ts'
import type { Icon } from '../../generated/wire.ts'

/** A table of stone with two hollows for the given dice. */
export function altar(): string {
  const hollow = (x: number): string =>
    `<rect x="${x - 16}" y="-26" width="32" height="32" rx="7" fill="#2a1f12" stroke="#7d7656" stroke-width="2.6"/>`
  return (
    '<ellipse cy="40" rx="60" ry="10" fill="#000" opacity=".35"/>' +
    `<path d="M-40 10h80l-8 30h-64z" fill="#7d7656" ${EDGE}/><path d="M-30 16h60l-5 18h-50z" fill="#5d573d"/><path d="M-54-34h108l6 46H-60z" fill="#cdc399" ${EDGE}/><path d="M-60 12h120v8H-60z" fill="#948a62" ${EDGE}/>` +
    `<path d="M-50-30h100" stroke="#fff4d0" stroke-width="2.4" opacity=".7"/>${hollow(-22)}${hollow(22)}`
  )
}

/** Where the two dice of the altar lie, as parts of a tile of 200. */
export const ON_ALTAR = [
  [78, 92],
  [122, 92],
] as const

/** A die that was given: it cannot be rolled any more. */
export function givenDie(): string {
  return `<rect x="-17" y="-16" width="34" height="35" rx="7" fill="${INK}"/><rect x="-15" y="-14" width="30" height="30" rx="5.5" fill="#fff1d0"/><path d="M-15 10h30v1.5a5 5 0 0 1-5 5h-20a5 5 0 0 1-5-5z" fill="#c4a673"/>${put('skull', -11, -12, 22, '#7c1a10')}`
}

/** A lectern for the tiles; the tiles themselves lie on it. */
export function lectern(): string {
  return (
    '<ellipse cy="42" rx="46" ry="9" fill="#000" opacity=".35"/>' +
    `<path d="M-16 20h32l6 24h-44z" fill="#7d7656" ${EDGE}/><path d="M-46-36h92l6 54h-104z" fill="#a89d70" ${EDGE}/><path d="M-40-30h80l4 42h-88z" fill="#6f6849"/>`
  )
}

/** The grave of the ghost: a dark round with the ghost's outline. */
export function grave(): string {
  return (
    disc(52, '#0c1a1c', EDGE) +
    disc(48, '#12393d') +
    disc(41, '#0a1719', 'stroke="#8fe6ee" stroke-width="2" stroke-dasharray="3 7" stroke-linecap="round"') +
    put('ghost', -29, -30, 58, '#2d6b70') +
    put('ghost', -27, -28, 54, '#0f2a2c')
  )
}

/** A tree with empty places for masks in its crown. */
export function tree(): string {
  const crown =
    'M0-62c17 0 28 9 31 22 15 2 25 13 25 27 0 16-13 27-30 27-5 0-10-1-14-3H-12c-4 2-9 3-14 3-17 0-30-11-30-27 0-14 10-25 25-27 3-13 14-22 31-22z'
  return (
    '<ellipse cy="44" rx="46" ry="9" fill="#000" opacity=".35"/>' +
    `<path d="M-9 6h18l3 22 20 14H10L0 36l-10 6h-22l20-14z" fill="#7a4f24" ${EDGE}/><path d="M-3 8h5l2 24-4 2z" fill="#a97238"/>` +
    `<path d="${crown}" fill="#4f8f34" ${EDGE}/><path d="M-46-18c2-12 10-18 22-19 3-12 12-18 24-18-10 4-16 11-16 20-12 0-22 6-30 17z" fill="#86c154" opacity=".75"/><path d="M52-8C50 6 40 13 26 13c-5 0-10-1-14-3H-12c-4 2-9 3-14 3-12 0-21-5-26-14 8 6 18 7 28 2h46c12 3 22 0 30-9z" fill="#2c5c1f" opacity=".7"/>`
  )
}

/** Masks in the crown: those that are shown now are gold, the others are empty places. */
export function fruits(have: number, need: number): string {
  const spots = CROWN[Math.min(need, CROWN.length) - 1] ?? []
  const size = need > 8 ? 15 : 19
  return spots
    .map(([x, y], n) =>
      n < have
        ? `<circle cx="${x}" cy="${y}" r="${size * 0.62}" fill="${INK}"/>${put('golden-mask', x - size / 2, y - size / 2, size, '#ffc546')}`
        : `<circle cx="${x}" cy="${y}" r="${size * 0.42}" fill="#1d3d13" stroke="#b8dd8b" stroke-width="1.8" stroke-dasharray="3 3"/>`,
    )
    .join('')
}

const ROWS: readonly (readonly [number, number, number])[] = [
  [-44, 4, 20],
  [-22, 5, 24],
  [0, 4, 26],
]

/** Places in the crown for 1 up to 12 masks, the middle ones first. */
const CROWN: readonly (readonly (readonly [number, number])[])[] = Array.from({ length: 12 }, (_, n) => placed(n + 1))

function placed(count: number): [number, number][] {
  const rows = count < 3 ? [1] : count < 7 ? [0, 1] : [0, 1, 2]
  const shares = rows.map(
    (_, at) => Math.floor(count / rows.length) + (at >= rows.length - (count % rows.length) ? 1 : 0),
  )
  return rows.flatMap((row, at) => {
    const [y, , step] = ROWS[row]!
    const inRow = shares[at]!
    return Array.from({ length: inRow }, (_, n): [number, number] => [(n - (inRow - 1) / 2) * step, y])
  })
}

/** A stone finger with a light in it. */
export function obelisk(): string {
  return (
    '<ellipse cy="46" rx="40" ry="9" fill="#000" opacity=".35"/>' +
    `<path d="M-34 34h68v13h-68z" fill="#7d7656" ${EDGE}/><path d="M-24 24h48v11h-48z" fill="#a89d70" ${EDGE}/>` +
    `<path d="M0-66l13 18 8 72h-42l8-72z" fill="#d5d0a8" ${EDGE}/><path d="M0-66l13 18 8 72H0z" fill="#98926a"/><path d="M0-66v90" stroke="${INK}" stroke-width="1.6" opacity=".6"/>` +
    '<circle cy="-12" r="24" fill="url(#td-halo)" opacity=".8"/>' +
    put('gem-lit', -11, -24, 22)
  )
}

/** Beside each wall that needs a neighbour: a gem tile with a key, or a side that is closed in. Drawn for the north. */
export function gemTile(isClosed: boolean): string {
  const body = `<path d="M-24-13h48l5 8v10l-5 8h-48l-5-8V-5z" fill="${INK}"/><path d="M-22.5-10.5h45l4 6.5v8l-4 6.5h-45l-4-6.5v-8z" fill="${isClosed ? '#0f5f57' : '#33281a'}" stroke="${isClosed ? '#9ffff0' : '#ff8d75'}" stroke-width="2.2"/>`
  return isClosed
    ? body + put('gem-lit', -19, -9, 18) + put('check', 2, -9, 18, '#d9fff8')
    : body + put('key', -20, -9, 18, '#fff6e0') + put('plus', 2, -8, 16, '#ffb9a6')
}

/** A task tile, about 74 wide: its icons on parchment, or its back. */
export function taskTile(icons: readonly Icon[]): string {
  const card = `<rect x="-40" y="-33" width="80" height="66" rx="10" fill="${INK}"/><rect x="-37" y="-30" width="74" height="60" rx="8" fill="#f0e2bd"/><rect x="-34" y="-27" width="68" height="54" rx="6" fill="none" stroke="#b08a44" stroke-width="1.6"/>`
  return card + (icons.length ? rowsOf(icons) : put('quest-marker', -18, -18, 36, '#8a6a2c'))
}

/** At most three in a row, in two rows. */
function rowsOf(icons: readonly Icon[]): string {
  const split = Math.ceil(icons.length / 2)
  const row = (part: readonly Icon[], y: number): string =>
    part.map((icon, n) => plate(icon, (n - part.length / 2) * 24 + 1, y, 22)).join('')
  return row(icons.slice(0, split), -24) + row(icons.slice(split), 2)
}

/** Tiles below the first one, drawn as edges. */
export function stack(count: number): string {
  return Array.from({ length: count }, (_, n) => {
    const by = (count - n) * 4
    return `<rect x="${-40 + by}" y="${-33 + by}" width="80" height="66" rx="10" fill="${INK}"/><rect x="${-37 + by}" y="${-30 + by}" width="74" height="60" rx="8" fill="#a98b4c"/>`
  }).join('')
}

/** The golden masks that the tree asks for. */
export function treePrice(need: number, isPayable: boolean): string {
  return chip(Array<Icon>(need).fill('G'), 0, 14, 36, isPayable)
}

/** The ghost itself, pale and glowing. About 50 wide. */
export function ghost(): string {
  return (
    '<ellipse cy="30" rx="19" ry="5" fill="#000" opacity=".35"/><circle r="40" fill="#bff6ff" opacity=".22"/><circle r="29" fill="#dffbff" opacity=".25"/>' +
    `<g stroke="${INK}" stroke-width="1.5">${put('ghost', -26, -29, 52, '#eafcff')}</g>`
  )
}

/** A separate token: the star of a finished quest. About 40 wide. */
export function marker(): string {
  return disc(22, INK) + disc(19.5, '#ffc546') + put('quest-marker', -15, -15, 30, '#5a3c06')
}
