/** Sand that is turned and runs out, prohibitions, tasks that are solved or not, and dice that come back or are lost. */

import { kindOfPlace, type Readers, type Reading, say, type Saying, type Scene } from '../../events/reading.ts'
import { DIE_AT } from '../../generated/wire.ts'
import { DISCOVERED_MS, plain, voiced } from '../../sound/cue.ts'
import { chamberName } from '../../words/sayings.ts'
import { t } from '../../words/words.svelte.ts'
import { banName, pairOf } from './facts.ts'
import { banWords } from './glasses.ts'

type Told = (args: readonly number[], scene: Scene) => Reading | undefined

const HERALDED = { isHeralded: true } as const

/** The same sentence about me and about another player. */
const about = (id: string, seat: number, { me, nameOf }: Scene, more: Record<string, number> = {}): string =>
  seat === me ? t(id, more) : t(`${id}-mate`, { name: nameOf(seat), ...more })

/** The seat that pays for the team, by choice or not. My own loss interrupts other sentences. */
function paid([, seat = -1, count = 0, isChosen = 0]: readonly number[], scene: Scene): Saying {
  const text = about(isChosen ? 'time-die-given' : 'time-die-taken', seat, scene, { count })
  return say(text, { isHeralded: true, isUrgent: seat === scene.me })
}

const TOLD: Record<string, Told> = {
  // What a prohibition forbids is said when the ban begins.
  sand_turned: ([tile = -1, part = 0], scene) => {
    const kind = scene.chamberKind(tile)
    return {
      sounds: [plain('sand-turned', scene.now + (part ? 0 : DISCOVERED_MS))],
      shows: [{ what: 'chamber', sign: 'ring', tile }],
      ...(pairOf(kind) ? {} : { say: say(t(`time-begins-${kind.replaceAll('_', '-')}`), HERALDED) }),
    }
  },
  sand_waits: ([tile = -1, number = 1], scene) => ({
    say: say(t('time-waits', { chamber: chamberName(scene.chamberKind(tile)), number }), HERALDED),
  }),
  // The line over the map shows it during the whole ban; this is only for screen readers.
  ban_begins: ([ban = 0, endsAt = 0], { now }) => {
    const name = banName(ban)
    const seconds = Math.round((endsAt - now) / 1000)
    return name && { say: say(t('time-ban-begins', { ban: banWords(name), seconds })), sounds: [plain('ban', now)] }
  },
  ban_ends: ([ban = 0], { now, events }) => {
    const name = banName(ban)
    const isFollowed = events.some((event) => event.type === 'Announced' && event.what === 'ban_begins')
    if (!name || isFollowed) return undefined
    return { say: say(t('time-ban-ends', { ban: banWords(name) }), HERALDED), sounds: [plain('curse-lifted', now)] }
  },
  trial_solved: ([tile = -1, seat = -1, solved = 0, all = 0], scene) => ({
    say: say(
      solved < all
        ? t('time-task-solved', { count: solved, all })
        : t('time-all-solved', { chamber: chamberName(scene.chamberKind(tile)) }),
      HERALDED,
    ),
    shows: [{ what: 'chamber', sign: solved < all ? 'ring' : 'found', tile }],
    sounds: [voiced(solved < all ? 'treasure-used' : 'chalice-recovered', scene.now, seat, scene)],
  }),
  trial_failed: ([tile = -1], scene) => ({
    say: say(t('time-failed', { chamber: chamberName(scene.chamberKind(tile)) }), { isHeralded: true, isUrgent: true }),
    shows: [{ what: 'chamber', sign: 'dust', tile }],
    sounds: [plain('curse', scene.now)],
  }),
  gems_added: ([, count = 0]) => ({
    say: say(t('time-gems-added', { count }), { isHeralded: true, isUrgent: true }),
  }),
  dice_owed: ([, count = 0]) => ({
    say: say(t('time-dice-owed', { count }), { isHeralded: true, isUrgent: true }),
  }),
  dice_paid: (args, scene) => ({ say: paid(args, scene), sounds: [voiced('lost', scene.now, args[1] ?? -1, scene)] }),
  die_taken_back: ([tile = -1, seat = -1], scene) => ({
    say: say(about('time-die-back', seat, scene), HERALDED),
    shows: [{ what: 'chamber', sign: 'ring', tile }],
    sounds: [voiced('free', scene.now, seat, scene)],
  }),
  dice_forfeited: ([tile = -1, count = 0], scene) => ({
    say: say(t('time-forfeited', { count }), { isHeralded: true, isUrgent: true }),
    shows: [{ what: 'chamber', sign: 'dust', tile }],
    sounds: [plain('lost', scene.now)],
  }),
  sand_ran_out: ([tile = -1], scene) =>
    pairOf(scene.chamberKind(tile)) ? undefined : { say: say(t('time-sand-out')) },
}

export const READS: Readers = {
  // When a die of mine pays for the team, the reason is said.
  DieMoved: ({ where, holder }, scene) => {
    if (kindOfPlace(where) !== DIE_AT.lost || holder !== scene.me) return undefined
    const told = scene.events.find(
      (event) => event.type === 'Announced' && event.what === 'dice_paid' && event.args?.[1] === holder,
    )
    return told?.type === 'Announced' ? { say: paid(told.args ?? [], scene) } : undefined
  },
  Announced: ({ what, args = [] }, scene) => TOLD[what]?.(args, scene),
  Noted: ({ scope, key, value }) =>
    scope === 'time_chambers' && key === 'out_of_reach' && typeof value === 'number' && value >= 0
      ? { say: say(t('time-too-few-dice'), HERALDED) }
      : undefined,
}
