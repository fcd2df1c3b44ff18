/** What each panel of the team shows. It is derived only from the store, in terms that a drawing can use. */

import { known } from '../chapters/known.svelte.ts'
import { ABSENCE, DIE_AT, MARK, PREFERENCE } from '../generated/wire.ts'
import { colourOf } from '../play/situation.ts'
import type { AdventurerView, ChairView, ChamberView, DieView, Face, Icon, SeatView } from '../generated/wire.ts'

/** `blank` was never rolled or was freed, `spent` paid for something; both show no face. */
export type DieLook = 'free' | 'kept' | 'shared' | 'locked' | 'blank' | 'spent' | 'away' | 'lost'

export interface SmallDie {
  id: number
  face: Face
  look: DieLook
}

export type Presence = 'here' | 'dropped' | 'bot' | 'steered'

export interface Mate {
  seat: number
  name: string
  colour: number
  isMe: boolean
  isBot: boolean
  isOut: boolean
  presence: Presence
  /** Where the adventurer stands; -1 if it has escaped. */
  place: number
  /** At a slam the adventurer would be in a safe place. */
  isSafe: boolean
  isWithMe: boolean
  isAllLocked: boolean
  /** Does not want locked dice to be freed. */
  keepsMasks: boolean
  /** The team may let a bot take over. */
  isVacant: boolean
  dice: SmallDie[]
}

/** The parts of the store that are read; a plain object of maps is enough. */
export interface Scene {
  seats: ReadonlyMap<number, SeatView>
  adventurers: ReadonlyMap<number, AdventurerView>
  dice: ReadonlyMap<number, DieView>
  chambers: ReadonlyMap<string, ChamberView>
  table?: { chairs: readonly ChairView[] } | undefined
}

const kindOfPlace = (where: number): number => where >> 10

export function placeOf(scene: Scene, seat: number): number {
  const figure = scene.seats.get(seat)?.figure
  return figure === undefined ? -1 : (scene.adventurers.get(figure)?.place ?? -1)
}

export function chamberAt(scene: Scene, place: number): ChamberView | undefined {
  return place < 0 ? undefined : scene.chambers.get(String(place >> 1))
}

/** The icon that counts for all in this seat's chamber, if another player is there to count it. */
export function sharedIcon(scene: Scene, seat: number): Icon | '' {
  const place = placeOf(scene, seat)
  const chamber = chamberAt(scene, place)
  if (!chamber || chamber.used || isAlone(scene, seat, place)) return ''
  const kind = known.chambers[chamber.kind ?? '']
  return kind && kind.gemHalf === (place & 1) ? (kind.gems[0]?.price[0] ?? '') : ''
}

function isAlone(scene: Scene, seat: number, place: number): boolean {
  return [...scene.seats.keys()].every((other) => other === seat || placeOf(scene, other) !== place)
}

export function lookOf(die: DieView, sharing: string): DieLook {
  const marks = die.marks ?? 0
  const where = kindOfPlace(die.where ?? 0)
  if (where === DIE_AT.lost || where === DIE_AT.gone) return 'lost'
  if (where !== DIE_AT.hand) return 'away'
  if (die.face === 'B') return 'locked'
  if (die.face === '.') return marks & MARK.used ? 'spent' : 'blank'
  if (die.face === sharing && !(marks & MARK.held_back)) return 'shared'
  return marks & MARK.kept ? 'kept' : 'free'
}

export function diceOf(scene: Scene, seat: number): SmallDie[] {
  const holdsAll = ((scene.seats.get(seat)?.prefs ?? 0) & PREFERENCE.holds_back) !== 0
  const sharing = holdsAll ? '' : sharedIcon(scene, seat)
  return [...scene.dice]
    .filter(([, die]) => die.holder === seat)
    .sort(([one], [other]) => one - other)
    .map(([id, die]) => ({ id, face: die.face as Face, look: lookOf(die, sharing) }))
}

export function mateOf(scene: Scene, seat: number, me: number): Mate {
  const view = scene.seats.get(seat)
  const chair = scene.table?.chairs[seat]
  const place = placeOf(scene, seat)
  const dice = diceOf(scene, seat)
  const inHand = dice.filter((die) => die.look !== 'lost' && die.look !== 'away')
  const isOut = view?.out ?? false
  return {
    seat,
    name: chair?.name ?? '',
    colour: colourOf(scene.seats, seat),
    isMe: seat === me,
    isBot: chair?.kind === 'bot',
    isOut,
    presence: presenceOf(view, seat, chair),
    place,
    isSafe: view !== undefined && (scene.adventurers.get(view.figure)?.safe ?? false),
    isWithMe: seat !== me && place >= 0 && place === placeOf(scene, me),
    isAllLocked: !isOut && inHand.length > 0 && inHand.every((die) => die.look === 'locked'),
    keepsMasks: !isOut && ((view?.prefs ?? 0) & PREFERENCE.keeps_masks) !== 0,
    isVacant: view?.absent === ABSENCE.vacant && view.driver === seat,
    dice,
  }
}

function presenceOf(view: SeatView | undefined, seat: number, chair: ChairView | undefined): Presence {
  if (!view || view.absent === ABSENCE.present) return chair?.kind === 'bot' ? 'bot' : 'here'
  return view.driver === seat ? 'dropped' : 'steered'
}

/** Whether no die is left to roll, and none can come back. A die on a card is not lost. */
export function hasNoDice(mate: Pick<Mate, 'dice' | 'isOut'> | undefined): boolean {
  return mate !== undefined && !mate.isOut && mate.dice.length > 0 && mate.dice.every(({ look }) => look === 'lost')
}

/** Me first, then the others in the order of seats. */
export function teamOf(scene: Scene, me: number): Mate[] {
  const seats = [...scene.seats.keys()].sort((one, other) => Number(other === me) - Number(one === me) || one - other)
  return seats.map((seat) => mateOf(scene, seat, me))
}
