/** The pawn moves on or stays, tiles come and change places, dice go to the calendar and come back. */

import { kindOfPlace, numberOf, type Readers, type Reading, say, type Scene } from '../../events/reading.ts'
import { DIE_AT, PIECE_AT } from '../../generated/wire.ts'
import type { Announced, DieMoved, GameEvent, Noted, PieceMoved } from '../../generated/wire.ts'
import { DISCOVERED_MS, plain, voiced } from '../../sound/cue.ts'
import { t } from '../../words/words.svelte.ts'
import { signOf } from './signs.ts'

const HERALDED = { isHeralded: true } as const
/** The last space of the track. */
const LAST = 9

export const READS: Readers = {
  Noted: (event, scene) => (event.scope === 'calendar' && event.key === 'pawn_at' ? moved(event, scene) : undefined),
  Announced: announced,
  PieceMoved: (event, scene) => (signOf(scene.pieceKind(event.piece)) ? tiled(event, scene) : undefined),
  DieMoved: (event, scene) => (isDeposit(event.where, scene) ? taken(event, scene) : fetched(event, scene)),
}

function moved({ value }: Noted, { now }: Scene): Reading | undefined {
  if (typeof value !== 'number') return undefined
  const isEnd = value === LAST
  const text = isEnd ? t('temple-say-pawn-end') : t('temple-say-pawn', { count: value })
  return { say: say(text, HERALDED), sounds: [plain(isEnd ? 'chalice-recovered' : 'chalice-found', now)] }
}

function announced(event: Announced, scene: Scene): Reading | undefined {
  const { what, args = [] } = event
  const { now } = scene
  if (what === 'no_die_left') return lastDie(args[0] ?? -1, scene)
  if (what === 'pawn_stays')
    return {
      say: say(t('temple-say-pawn-stays'), HERALDED),
      shows: [{ what: 'chamber', sign: 'ring', tile: args[0] ?? -1 }],
    }
  if (what !== 'bar_missed') return undefined
  return { say: say(t('temple-say-bar'), { isUrgent: true, isHeralded: true }), sounds: [plain('curse', now)] }
}

/** A player without dice cannot move, so all players are told. */
function lastDie(seat: number, scene: Scene): Reading {
  const text =
    seat === scene.me ? t('temple-say-last-die') : t('temple-say-last-die-mate', { name: scene.nameOf(seat) })
  return { say: say(text, { isUrgent: true, isHeralded: true }), shows: [{ what: 'adventurer', sign: 'lost', seat }] }
}

const isAtPlace = (at: number): boolean => kindOfPlace(at) === PIECE_AT.at_place

/** A tile comes onto a new chamber, or two tiles change places, which is told once. */
function tiled(event: PieceMoved, scene: Scene): Reading | undefined {
  const { piece, to, seat = -1 } = event
  if (!isAtPlace(to)) return {}
  const sign = signOf(scene.pieceKind(piece)) ?? 'sun'
  const shows = [{ what: 'chamber', sign: 'ring', tile: numberOf(to) >> 1 }] as const
  if (seat < 0)
    return { say: say(t('temple-say-tile', { sign })), sounds: [plain('keep', scene.now + DISCOVERED_MS)], shows }
  const isFirst = scene.events.find((each) => isTile(each, scene)) === event
  if (!isFirst) return { shows }
  const text = seat === scene.me ? t('temple-say-swap') : t('temple-say-swap-mate', { name: scene.nameOf(seat) })
  return { say: say(text, HERALDED), sounds: [voiced('passage', scene.now, seat, scene)], shows }
}

const isTile = (event: GameEvent, { pieceKind }: Scene): boolean =>
  event.type === 'PieceMoved' && signOf(pieceKind(event.piece)) !== undefined

/** Whether a die waits on the calendar chamber or for it. Only a missed bar lets dice wait. */
function isDeposit(where: number, { chamberKind }: Scene): boolean {
  if (kindOfPlace(where) === DIE_AT.tile) return chamberKind(numberOf(where)) === 'calendar'
  return kindOfPlace(where) === DIE_AT.aside
}

const hasMissed = ({ events }: Scene): boolean =>
  events.some((event) => event.type === 'Announced' && event.what === 'bar_missed')

/** Tells the first move of a die. Its further move to the chamber, or an exchange for another die, is not told. */
function taken({ holder }: DieMoved, scene: Scene): Reading | undefined {
  if (!hasMissed(scene)) return undefined
  return {
    ...(holder === scene.me ? { say: say(t('temple-say-deposit'), { isUrgent: true }) } : {}),
    sounds: [voiced('lost', scene.now, holder, scene)],
    shows: [{ what: 'adventurer', sign: 'lost', seat: holder }],
  }
}

/** Several dice that come back at once are told once; an exchanged die does not come back. */
function fetched(event: DieMoved, scene: Scene): Reading | undefined {
  if (!isReturn(event, scene)) return undefined
  const { holder } = event
  const isExchange = scene.events.some(
    (each) => each.type === 'DieMoved' && each.holder === holder && isDeposit(each.where, scene),
  )
  if (isExchange || scene.events.find((each) => isReturn(each, scene)) !== event) return { say: SILENT, sounds: [] }
  const text =
    holder === scene.me ? t('temple-say-fetched') : t('temple-say-fetched-mate', { name: scene.nameOf(holder) })
  return { say: say(text, HERALDED), sounds: [voiced('gift', scene.now, holder, scene)] }
}

/** Replaces the words for a die that comes back. */
const SILENT = say('')

const isReturn = (event: GameEvent, scene: Scene): boolean =>
  event.type === 'DieMoved' &&
  kindOfPlace(event.where) === DIE_AT.hand &&
  isDeposit(scene.before.die(event.die)?.where ?? 0, scene)
