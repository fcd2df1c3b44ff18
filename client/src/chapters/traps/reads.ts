/** Traps that spring, captives who climb up, the call of all adventurers, and moving platforms. */

import { type Readers, type Reading, say, type Scene } from '../../events/reading.ts'
import { DISCOVERED_MS, plain, voiced } from '../../sound/cue.ts'
import { chamberName } from '../../words/sayings.ts'
import { t } from '../../words/words.svelte.ts'

type Told = (args: readonly number[], scene: Scene) => Reading

/** The same sentence about me and about another player. */
const about = (id: string, seat: number, { me, nameOf }: Scene): string =>
  seat === me ? t(id) : t(`${id}-mate`, { name: nameOf(seat) })

const TOLD: Record<string, Told> = {
  pulled_in: ([tile = -1, seat = -1], scene) => {
    const chamber = chamberName(scene.chamberKind(tile))
    const text =
      seat === scene.me
        ? t('temple-say-trapped', { chamber })
        : t('temple-say-trapped-mate', { name: scene.nameOf(seat), chamber })
    return {
      say: say(text, { isHeralded: true, isUrgent: seat === scene.me }),
      shows: [{ what: 'chamber', sign: 'dust', tile }],
      sounds: [voiced('curse', scene.now + DISCOVERED_MS, seat, scene)],
    }
  },
  climbed_up: ([tile = -1, seat = -1], scene) => ({
    say: say(about('temple-say-climbed', seat, scene)),
    shows: [{ what: 'chamber', sign: 'ring', tile }],
    sounds: [voiced('free', scene.now, seat, scene)],
  }),
  all_called: ([tile = -1, seat = -1], scene) => ({
    say: say(about('temple-say-summoned', seat, scene), { isHeralded: true, isUrgent: seat !== scene.me }),
    shows: [{ what: 'chamber', sign: 'ring', tile }],
    sounds: [plain('souls', scene.now)],
  }),
  platform_waits: ([, seat = -1], scene) => ({
    say: say(about('temple-say-platform-waits', seat, scene), { isHeralded: true }),
  }),
  platform_rides: ([tile = -1, ...way], { now }) => ({
    say: say(t('temple-say-platform-rides'), { isHeralded: true }),
    shows: [{ what: 'ride', tile, way }],
    sounds: [plain('vanish', now)],
  }),
}

/** Notes that name a chamber when an adventurer may be caught there for good. */
const HELD: Record<string, string> = {
  weak_captives: 'temple-say-captive-short',
  shut_off: 'temple-say-slide-shut',
}

export const READS: Readers = {
  Noted: ({ key, value }) => {
    const text = HELD[key]
    const isSo = Array.isArray(value) && value.length > 0
    return text && isSo ? { say: say(t(text), { isHeralded: true }) } : undefined
  },
  Announced: ({ what, args = [] }, scene) => TOLD[what]?.(args, scene),
}
