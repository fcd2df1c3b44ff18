/** What can be touched on the temple because of cards: where it is, how it looks, and what it does. In units of 200 for a tile. */

import { lyingPieces } from '../board/lying.ts'
import { beside, STEPS } from '../board/scene.ts'
import type { Laid } from '../board/scene.ts'
import { PIECE_AT } from '../generated/wire.ts'
import type { PieceView } from '../generated/wire.ts'
import type { Deed } from '../play/deeds.ts'
import { kindOfPlace, linkedKinds, numberOf, wallOf } from './pieces.ts'

export interface Spot {
  key: string
  what: 'claim' | 'carry' | 'teleport' | 'wall'
  x: number
  y: number
  deed: Deed
}

type Chambers = ReadonlyMap<number, Laid>

export function spotsOf(open: readonly Deed[], aim: string, laid: readonly Laid[], pieces: ReadonlyMap<string, PieceView>, place: number): Spot[] {
  const chambers = new Map(laid.map((chamber) => [chamber.tile, chamber]))
  return open.flatMap((deed) => {
    const at = spotOf(deed, aim, chambers, laid, pieces, place)
    return at ? [{ ...at, key: deed.key, deed }] : []
  })
}

function spotOf(deed: Deed, aim: string, chambers: Chambers, laid: readonly Laid[], pieces: ReadonlyMap<string, PieceView>, place: number): Pick<Spot, 'what' | 'x' | 'y'> | undefined {
  if (deed.verb === 'claim') return claimed(laid, pieces, place)
  if (deed.verb === 'enter') return deed.about < 0 ? undefined : carried(chambers, place, deed.target)
  if (deed.verb !== aim) return undefined
  return aim === 'secret_passage' ? walled(chambers, deed.target) : aim === 'teleport' ? landing(chambers, deed.target) : undefined
}

/** On the treasure itself, which nobody has looked at. */
function claimed(laid: readonly Laid[], pieces: ReadonlyMap<string, PieceView>, place: number): Pick<Spot, 'what' | 'x' | 'y'> | undefined {
  const here = new Map([...pieces].filter(([, { at, kind }]) => !kind && kindOfPlace(at) === PIECE_AT.at_place && numberOf(at) === place))
  const [lying] = lyingPieces(laid, here)
  return lying && { what: 'claim', x: lying.x, y: lying.y }
}

/** Beyond the passage to a neighbour; the arrow for going without a burden stands on the passage. */
function carried(chambers: Chambers, place: number, target: number): Pick<Spot, 'what' | 'x' | 'y'> | undefined {
  const [here, there] = [chambers.get(place >> 1), chambers.get(target >> 1)]
  if (!here || !there) return undefined
  const side = STEPS.findIndex((_, each) => beside(here, each).x === there.x && beside(here, each).y === there.y)
  const { x, y } = STEPS[side] ?? { x: 0, y: 0 }
  return { what: 'carry', x: there.x * 200 + 100 - 30 * x, y: there.y * 200 + 100 - 30 * y }
}

function landing(chambers: Chambers, target: number): Pick<Spot, 'what' | 'x' | 'y'> | undefined {
  const there = chambers.get(target >> 1)
  return there && { what: 'teleport', x: there.x * 200 + 100, y: there.y * 200 + 100 }
}

/** In the middle of the wall; where halves of a chamber border on it, one beside the other. */
function walled(chambers: Chambers, target: number): Pick<Spot, 'what' | 'x' | 'y'> | undefined {
  const { near, far } = wallOf(target)
  const [one, other] = [chambers.get(near >> 1), chambers.get(far >> 1)]
  if (!one || !other) return undefined
  const shift = 36 * ((near & 1) - (far & 1))
  const isUpright = one.y === other.y
  return { what: 'wall', x: (one.x + other.x) * 100 + 100 + (isUpright ? 0 : shift), y: (one.y + other.y) * 100 + 100 + (isUpright ? shift : 0) }
}

/** The chambers that would be lit together, as many as can be. */
export function linkedChambers(open: readonly Deed[], laid: readonly Laid[]): Laid[] {
  const deed = open.find((each) => each.verb === 'linked')
  const kinds = deed ? linkedKinds(deed.target) : []
  return laid.filter((chamber) => kinds.includes(chamber.kind))
}
