/** The events of every game, as words, sounds and effects on the board. */

import type { Readers, Reading, Saying, Scene } from '../../events/reading.ts'
import { kindOfPlace, say } from '../../events/reading.ts'
import { DIE_AT, DOOR, FACES, MARK } from '../../generated/wire.ts'
import type { Announced, Asked, DiceFreed, DiceRolled, DieMoved, GameEvent, Icon, Noted } from '../../generated/wire.ts'
import { sizeOf } from '../../play/masks.ts'
import { DISCOVERED_MS, lit, plain, voiced } from '../../sound/cue.ts'
import { chamberName, kebab, priceWords } from '../../words/sayings.ts'
import { hasWords, t } from '../../words/words.svelte.ts'

const BLACK = FACES.indexOf('B')
const THROWS = 3
/** A recorded roll has its dice at rest after this many milliseconds. */
const REST_MS = 950
const AFTER_COLLAPSE_MS = 5200
/** The prefix of what chapters announce after an exit is cut off. */
const REOPENS = 'reopens_'
const VOTES: readonly string[] = ['fate', 'give_up', 'request']

export const READS: Readers = {
  DiceRolled: thrown,
  DiceFreed: freed,
  DieMoved: moved,
  AdventurerMoved: ({ seat, figure, to }, scene) => ({
    ...(seat === scene.me
      ? { say: say(t('temple-say-entered', { chamber: chamberName(scene.chamberKind(to >> 1)) })) }
      : {}),
    sounds: [voiced('enter', scene.now, seat ?? figure, scene)],
  }),
  AdventurerEscaped: ({ seat }, { now, me, nameOf }) => ({
    say: say(seat === me ? t('temple-you-out') : t('temple-say-out', { name: nameOf(seat) }), { isHeralded: true }),
    sounds: [plain('escape', now)],
  }),
  ChamberPlaced: ({ by = -1, tile }, scene) =>
    by < 0
      ? undefined
      : {
          ...(by === scene.me
            ? { say: say(t('temple-say-discovered', { chamber: chamberName(scene.chamberKind(tile)) })) }
            : {}),
          sounds: [voiced('discovery', scene.now, by, scene)],
          shows: [{ what: 'chamber', sign: 'dust', tile }],
        },
  GemsActivated: ({ seat, tiles, gems }, { now, nameOf }) => ({
    say: say(t('temple-say-gems', { name: nameOf(seat), count: gems.reduce((sum, each) => sum + each, 0) }), {
      isHeralded: true,
    }),
    sounds: lit(gems, now),
    shows: tiles.map((tile, n) => ({ what: 'gems', tile, count: gems[n] ?? 1 })),
  }),
  DoorPhase: ({ phase }) => (phase === DOOR.open ? { say: say(t('temple-say-slam'), { isUrgent: true }) } : undefined),
  Asked: (event, scene) => (isMyVote(event, scene) ? { sounds: [plain('vote', scene.now)] } : undefined),
  Noted: kept,
  Announced: announced,
  GameStarted: () => ({ shows: [{ what: 'begin' }] }),
  GameEnded: ({ won, reason }, { now }) => ({
    sounds: [
      won ? plain('victory', now + 300) : plain('defeat', reason === 'collapse' ? now + AFTER_COLLAPSE_MS : now),
    ],
    shows: [{ what: 'end', won }],
  }),
}

/** The dice come to rest at the server's time; black masks lock then. */
function thrown({ seat, dice, faces, throw: number, ready_at }: DiceRolled, scene: Scene): Reading {
  const roll = { ...voiced(`throw-${1 + (number % THROWS)}`, scene.now, seat, scene), isTimed: true }
  roll.gain *= Math.min(1, 0.5 + 0.1 * sizeOf(dice))
  roll.rate = Math.min(1.4, Math.max(0.75, REST_MS / Math.max(1, ready_at - scene.now)))
  return {
    ...(seat === scene.me
      ? { say: say(t('temple-say-rolled', { what: facesInWords(faces) }), { notBefore: ready_at }) }
      : {}),
    sounds: faces.includes(BLACK) ? [roll, voiced('lock', ready_at, seat, scene)] : [roll],
  }
}

function facesInWords(faces: readonly number[]): string {
  return priceWords(faces.map((face) => FACES[face]).filter((face): face is Icon => face !== undefined && face !== '.'))
}

/** A turn of fate moves a gem into the depot and frees dice at once. */
function freed({ seat, dice, by = -1 }: DiceFreed, scene: Scene): Reading {
  const isFate = by < 0 && scene.events.some((event: GameEvent) => event.type === 'GemsMoved')
  return {
    ...(seat === scene.me ? { say: freedWords(sizeOf(dice), by, scene) } : {}),
    sounds: [voiced('free', scene.now, seat, scene), ...(isFate ? [plain('fate', scene.now)] : [])],
    shows: [{ what: 'adventurer', sign: 'ring', seat }],
  }
}

function freedWords(count: number, by: number, { me, nameOf }: Scene): Saying {
  if (by < 0) return say(t('temple-say-fate-freed', { count }), { isHeralded: true })
  return say(by === me ? t('temple-say-freed-self', { count }) : t('temple-say-freed', { name: nameOf(by), count }))
}

/** A die that comes back from a stack, or was in the hand before, is not a new one. */
function isBack({ die, holder }: DieMoved, { before }: Scene): boolean {
  const was = before.die(die)
  return was?.holder === holder && [DIE_AT.hand, DIE_AT.stack].some((kind) => kind === kindOfPlace(was.where ?? 0))
}

function moved(event: DieMoved, scene: Scene): Reading | undefined {
  const { where, holder } = event
  const isMine = holder === scene.me
  switch (kindOfPlace(where)) {
    case DIE_AT.lost:
      return {
        ...(isMine ? { say: say(t('temple-say-lost-die'), { isUrgent: true }) } : {}),
        sounds: [voiced('lost', scene.now, holder, scene)],
        shows: [{ what: 'adventurer', sign: 'lost', seat: holder }],
      }
    case DIE_AT.hand:
      if (isBack(event, scene)) return undefined
      return {
        ...(isMine ? { say: say(t('temple-say-new-die')) } : {}),
        sounds: [voiced('gift', scene.now, holder, scene)],
      }
    default:
      return undefined
  }
}

/** One of my dice was kept or let go. */
function kept({ scope, key, value, index = -1 }: Noted, { now, me, holderOf, before }: Scene): Reading | undefined {
  if (scope !== 'die' || key !== 'marks' || typeof value !== 'number' || holderOf(index) !== me) return undefined
  const isChanged = ((before.die(index)?.marks ?? 0) ^ value) & MARK.kept
  return isChanged ? { sounds: [plain(value & MARK.kept ? 'keep' : 'release', now)] } : undefined
}

/**
 * The announcement of a chapter is read by its name. The gong is played by the clock; the exit is announced as soon as
 * its chamber lies.
 */
function announced({ what, args = [] }: Announced, { now, events }: Scene): Reading {
  if (what.startsWith(REOPENS)) return {}
  const id = `temple-tell-${kebab(what)}`
  const isCut = what === 'exit_cut_off'
  const said =
    isCut || hasWords(id)
      ? {
          say: say(t(id, { number: args[0] ?? 0 }) + (isCut ? reopened(events) : ''), {
            isUrgent: what === 'gong',
            isHeralded: true,
          }),
        }
      : {}
  if (what === 'gong') return { ...said, shows: [{ what: 'gong', strokes: args[0] ?? 1 }] }
  if (what !== 'exit_found') return said
  return {
    ...said,
    sounds: [plain('exit-found', now + DISCOVERED_MS)],
    shows: [{ what: 'chamber', sign: 'found', tile: args[0] ?? -1 }],
  }
}

/** What may open a way to an exit that is cut off, in the same sentence: of two sentences only the last would be seen. */
function reopened(events: readonly GameEvent[]): string {
  const means = events.map((event) =>
    event.type === 'Announced' && event.what.startsWith(REOPENS) ? ` ${t(`temple-tell-${kebab(event.what)}`)}` : '',
  )
  return [...new Set(means)].join('')
}

function isMyVote({ kind, asked }: Asked, { me }: Scene): boolean {
  return VOTES.includes(kind) && (me < 0 || Math.floor(asked / 2 ** me) % 2 === 1)
}
