/** Curses that are traded, a token on its way, and adventurers who go through the link. */

import { kindOfPlace, numberOf, type Readers, type Reading, say, type Scene } from '../../events/reading.ts'
import { PIECE_AT } from '../../generated/wire.ts'
import type { GameEvent, PieceMoved } from '../../generated/wire.ts'
import { DISCOVERED_MS, plain, voiced } from '../../sound/cue.ts'
import { chamberName } from '../../words/sayings.ts'
import { t } from '../../words/words.svelte.ts'
import { TOKEN } from './verbs.ts'

/** An adventurer who goes through the link must wait a moment before the next time. */
const isJump = (event: GameEvent): boolean => event.type === 'TimerSet' && event.name === 'link_rests' && event.at >= 0

/** The same sentence about me or about another player. */
const about = (id: string, seat: number, { me, nameOf }: Scene): string =>
  seat === me ? t(id) : t(`${id}-mate`, { name: nameOf(seat) })

export const READS: Readers = {
  PieceMoved: (event, scene) => (scene.pieceKind(event.piece) === TOKEN ? moved(event, scene) : undefined),
  AdventurerMoved: ({ to, seat = -1 }, scene) => {
    if (!scene.events.some(isJump)) return undefined
    const chamber = chamberName(scene.chamberKind(to >> 1))
    const words = { me: 'temple-say-token-jump', mate: 'temple-say-token-jump-mate' }
    return {
      say: say(seat === scene.me ? t(words.me, { chamber }) : t(words.mate, { name: scene.nameOf(seat), chamber })),
      sounds: [voiced('souls', scene.now, seat, scene)],
      shows: [{ what: 'chamber', sign: 'ring', tile: to >> 1 }],
    }
  },
  Noted: ({ scope, key, value }, scene) => {
    if (scope !== 'exchange_teleport' || key !== 'traded') return undefined
    const taken = scene.events.find((each) => each.type === 'PieceMoved' && kindOfPlace(each.to) === PIECE_AT.at_seat)
    if (!value || taken?.type !== 'PieceMoved') return undefined
    const seat = numberOf(taken.to)
    return { say: say(about('temple-say-traded', seat, scene), { isHeralded: seat === scene.me }) }
  },
}

function moved(event: PieceMoved, scene: Scene): Reading | undefined {
  const { now } = scene
  const [from, onto] = [kindOfPlace(scene.before.whereWas(event.piece)), kindOfPlace(event.to)]
  const seat = event.seat ?? -1
  if (onto === PIECE_AT.at_seat)
    return { say: say(about('temple-say-token-taken', seat, scene)), sounds: [voiced('keep', now, seat, scene)] }
  if (onto !== PIECE_AT.at_place) return undefined
  const tile = numberOf(event.to) >> 1
  const shows = [{ what: 'chamber', sign: 'ring', tile }] as const
  if (from === PIECE_AT.at_beside)
    return {
      say: say(t('temple-say-token-found'), { isHeralded: true }),
      shows,
      sounds: [plain('treasure-found', now + DISCOVERED_MS)],
    }
  const chamber = chamberName(scene.chamberKind(tile))
  const text =
    seat < 0
      ? t('temple-say-token-back')
      : seat === scene.me
        ? t('temple-say-token-laid', { chamber })
        : t('temple-say-token-laid-mate', { name: scene.nameOf(seat), chamber })
  return { say: say(text, { isHeralded: true }), shows, sounds: [voiced('release', now, seat, scene)] }
}
