/** The prices around me, and what I lack for them. They are only visual; options decide which deeds are possible. */

import { known } from '../chapters/known.svelte.ts'
import { DIE_AT, MARK, PIECE_AT, PREFERENCE } from '../generated/wire.ts'
import type { DieView, Icon, Prospect } from '../generated/wire.ts'
import { seatsAt, type Situation } from './situation.ts'

/** One icon of a price, and whether a die shows it for me. */
export interface Due {
  icon: Icon
  isShown: boolean
}

/** A thing with a price here, whether I can pay it or not. */
export interface Nearby {
  key: string
  verb: string
  target: number
  about: number
  price: Icon[]
  dues: Due[]
  missing: Icon[]
  /** The place where it is paid together; -1 if I pay alone. */
  place: number
  /** Why it is not possible now for any player, whatever the dice show; empty if it is. */
  barred: string
}

/** `T2 K` as T, T, K. */
export function iconsOf(cost: string): Icon[] {
  return cost.split(' ').flatMap((word) => (word ? Array<Icon>(Number(word.slice(1) || 1)).fill(word[0] as Icon) : []))
}

/** The icons of this price that these dice do not show. */
export function missing(near: Pick<Prospect, 'price'>, dice: Iterable<Pick<DieView, 'face'>>): Icon[] {
  return dues(iconsOf(near.price), dice).flatMap((due) => (due.isShown ? [] : [due.icon]))
}

/** The icons of the price in their order; each die counts for one of them. */
export function dues(price: Icon[], dice: Iterable<Pick<DieView, 'face'>>): Due[] {
  const faces = [...dice].map((die) => die.face)
  return price.map((icon) => {
    const found = faces.indexOf(icon)
    if (found >= 0) faces.splice(found, 1)
    return { icon, isShown: found >= 0 }
  })
}

/**
 * The dice that count towards this: mine, or the shared ones of all at the place. Rolling dice never count; if it must
 * be rolled, dice from a swap do not count either.
 */
export function contributing(
  situation: Situation,
  place: number,
  rolling = 0,
  mustBeRolled = false,
): [number, DieView][] {
  const sharers = sharersAt(situation, place)
  const isShared = !paysAlone(situation, place)
  return [...situation.store.dice].filter(
    ([id, die]) => !((rolling >> id) & 1) && sharers.includes(die.holder) && counts(die, isShared, mustBeRolled),
  )
}

function sharersAt(situation: Situation, place: number): number[] {
  return paysAlone(situation, place)
    ? [situation.seat]
    : seatsAt(situation, place).filter((seat) => !holdsBack(situation, seat))
}

/** Whether no other seat pays at this place: then dice that I hold back count too. */
function paysAlone(situation: Situation, place: number): boolean {
  return place < 0 || seatsAt(situation, place).join() === String(situation.seat)
}

/** The icons of pieces that the payers have added, or that lie ready there. */
function added(situation: Situation, place: number): Pick<DieView, 'face'>[] {
  const pieces = [...situation.store.pieces.values()].filter((piece) => piece.added)
  if (!pieces.length) return []
  const sharers = sharersAt(situation, place)
  const ours = pieces.filter(({ at }) =>
    at >> 10 === PIECE_AT.at_place
      ? (at & 1023) === place
      : at >> 10 === PIECE_AT.at_seat && sharers.includes(at & 1023),
  )
  return ours.flatMap(({ kind }) => known.pieces[kind ?? '']?.icons ?? []).map((face) => ({ face }))
}

function counts(die: DieView, isShared: boolean, mustBeRolled: boolean): boolean {
  const marks = die.marks ?? 0
  if ((die.where ?? 0) !== DIE_AT.hand || die.face === '.') return false
  if (mustBeRolled && marks & MARK.swapped) return false
  return !(marks & MARK.void) && !(isShared && marks & MARK.held_back)
}

function holdsBack(situation: Situation, seat: number): boolean {
  return ((situation.store.seats.get(seat)?.prefs ?? 0) & PREFERENCE.holds_back) !== 0
}

export function keyOf(verb: string, target: number, about: number): string {
  return `${verb}:${target}:${about}`
}

/** Everything with a price around me, once each: of several prices the one that lacks least. `rolling` dice are left out. */
export function nearby(situation: Situation, rolling = 0): Nearby[] {
  const found = new Map<string, Nearby>()
  for (const prospects of waysOf(situation.near)) {
    const way = priced(situation, prospects, rolling)
    const before = found.get(way.key)
    if (!before || way.missing.length < before.missing.length) found.set(way.key, way)
  }
  return [...found.values()]
}

/** Prospects with the same verb, target, `about` and way are one price. */
function waysOf(near: Prospect[]): Prospect[][] {
  const ways = new Map<string, Prospect[]>()
  for (const prospect of near) {
    const name = `${keyOf(prospect.verb, prospect.target, prospect.about ?? -1)}:${prospect.way ?? 0}`
    ways.set(name, [...(ways.get(name) ?? []), prospect])
  }
  return [...ways.values()]
}

function priced(situation: Situation, prospects: Prospect[], rolling: number): Nearby {
  const { verb, target, about = -1, barred = '' } = prospects[0]!
  const parts = prospects.flatMap((prospect) => due(situation, prospect, rolling))
  return {
    key: keyOf(verb, target, about),
    verb,
    target,
    about,
    price: parts.map((part) => part.icon),
    dues: parts,
    missing: parts.flatMap((part) => (part.isShown ? [] : [part.icon])),
    place: prospects.find((prospect) => (prospect.place ?? -1) >= 0)?.place ?? -1,
    barred,
  }
}

function due(situation: Situation, prospect: Prospect, rolling: number): Due[] {
  const dice = contributing(situation, prospect.place ?? -1, rolling, prospect.rolled).map(([, die]) => die)
  return dues(iconsOf(prospect.price), [...dice, ...added(situation, prospect.place ?? -1)])
}
