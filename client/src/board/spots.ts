/** Things on the map besides chambers that can be touched: position, look and label. In units of 200 for a tile. */

import { known } from '../chapters/known.svelte.ts'
import { PIECE_AT } from '../generated/wire.ts'
import type { PieceView } from '../generated/wire.ts'
import { type Deed, sideOf } from '../play/deeds.ts'
import { placeOf, seatsAt, type Situation } from '../play/situation.ts'
import { priceWords } from '../words/sayings.ts'
import { lyingPieces } from './lying.ts'
import { beside, type Laid, STEPS } from './scene.ts'
import { carryWords } from './words.ts'

export interface MapSpot {
  x: number
  y: number
  /** A ring around the thing, a whole chamber, the same without a light, or a sign. */
  look: 'ring' | 'chamber' | 'faint' | 'sign'
  /** A drawing; '' for a ring or nothing. */
  sign: string
  words: string
}

export interface TouchSpot extends MapSpot {
  key: string
  deed: Deed
}

/** What is needed to find a spot. */
export interface SpotScene {
  situation: Situation
  laid: readonly Laid[]
  /** Where I stand. */
  place: number
  nameOf: (seat: number) => string
}

type Point = Pick<MapSpot, 'x' | 'y'>

/** The spots of all deeds that are open now. Deeds that need a target have spots only if their verb is `aim`. */
export function touchSpots(open: readonly Deed[], aim: string, scene: SpotScene): TouchSpot[] {
  return open.flatMap((deed) => {
    const verb = known.verbs[deed.verb]
    const isHidden = verb?.aim === 'map' && deed.verb !== aim
    const spot =
      deed.about >= 0 && deed.verb === 'enter'
        ? carrying(deed, scene)
        : isHidden
          ? undefined
          : verb?.spot?.(deed, scene)
    return spot ? [{ ...spot, key: deed.key, deed }] : []
  })
}

/** Beyond the passage to a neighbour: the arrow for going without a burden stands on the passage. */
function carrying(deed: Deed, { laid, place, situation }: SpotScene): MapSpot | undefined {
  const [here, there] = [chamberOf(laid, place), chamberOf(laid, deed.target)]
  const kind = situation.store.pieces.get(String(deed.about))?.kind ?? ''
  if (!here || !there) return undefined
  const side = STEPS.findIndex((_, each) => beside(here, each).x === there.x && beside(here, each).y === there.y)
  const { x, y } = STEPS[side] ?? { x: 0, y: 0 }
  const words = `${carryWords(kind, sideOf(situation, deed))}: ${priceWords(deed.price)}`
  return {
    x: there.x * 200 + 100 - 30 * x,
    y: there.y * 200 + 100 - 30 * y,
    look: 'sign',
    sign: known.tokens[kind]?.carry ?? '',
    words,
  }
}

export function chamberOf(laid: readonly Laid[], place: number): Laid | undefined {
  return laid.find((chamber) => chamber.tile === place >> 1)
}

export function middleOf(laid: readonly Laid[], place: number): Point | undefined {
  const chamber = chamberOf(laid, place)
  return chamber && { x: chamber.x * 200 + 100, y: chamber.y * 200 + 100 }
}

/** The distance between the spots of team-mates who stand together. */
const ABREAST = 66

/** The spot on a team-mate. Team-mates who stand together have their spots side by side. */
export function mateAt({ laid, situation }: SpotScene, seat: number): Point | undefined {
  const place = placeOf(situation, seat)
  const middle = middleOf(laid, place)
  const mates = seatsAt(situation, place).filter((each) => each !== situation.seat)
  const aside = mates.indexOf(seat) - (mates.length - 1) / 2
  return middle && { x: middle.x + aside * ABREAST, y: middle.y + 40 }
}

/** Where the first of these pieces at this place lies. */
export function pieceAt(
  { laid, place, situation }: SpotScene,
  isMeant: (piece: PieceView) => boolean,
): Point | undefined {
  const here = [...situation.store.pieces].filter(
    ([, piece]) => piece.at >> 10 === PIECE_AT.at_place && (piece.at & 1023) === place && isMeant(piece),
  )
  return lyingPieces(laid, here)[0]
}

/** A wall that may be opened, as the engine's `Temple.walls` names it: the places on its two sides. */
export function wallOf(target: number): { near: number; far: number } {
  return { near: target >> 10, far: target & 1023 }
}

/** In the middle of the wall. Where halves of a chamber border on it, the spots are side by side. */
export function wallAt(laid: readonly Laid[], target: number): Point | undefined {
  const { near, far } = wallOf(target)
  const [one, other] = [chamberOf(laid, near), chamberOf(laid, far)]
  if (!one || !other) return undefined
  const shift = 36 * ((near & 1) - (far & 1))
  const isUpright = one.y === other.y
  return {
    x: (one.x + other.x) * 100 + 100 + (isUpright ? 0 : shift),
    y: (one.y + other.y) * 100 + 100 + (isUpright ? shift : 0),
  }
}
