/** Dice that stay, fall and bring others down, and gems for the tower. */

import { type Readers, type Reading, say, type Scene } from '../../events/reading.ts'
import { lit, voiced } from '../../sound/cue.ts'
import { t } from '../../words/words.svelte.ts'

type Told = (args: readonly number[], scene: Scene) => Reading

/** How long the die is in the air. */
const DOWN_MS = 220

/** The same sentence about me and about another player. */
const about = (id: string, seat: number, { me, nameOf }: Scene, more: Record<string, number> = {}): string =>
  seat === me ? t(id, more) : t(`${id}-mate`, { name: nameOf(seat), ...more })

/** The number of dice on the tower after this change. */
function height(scene: Scene): number {
  const notes = scene.events.flatMap((event) =>
    event.type === 'Noted' && event.scope === 'totem' && event.key === 'tower' && Array.isArray(event.value)
      ? [event.value.length]
      : [],
  )
  return notes[0] ?? 0
}

const TOLD: Record<string, Told> = {
  die_stacked: ([seat = -1], scene) => ({
    say: say(about('temple-say-stacked', seat, scene, { count: height(scene) }), { notBefore: scene.now + DOWN_MS }),
    sounds: [{ ...voiced('lock', scene.now + DOWN_MS, seat, scene), rate: 1.3 }],
  }),
  die_fell: ([seat = -1, , , ...others], scene) => {
    const fell = about('temple-say-fell', seat, scene)
    const text = others.length ? `${fell} ${t('temple-say-toppled', { count: others.length })}` : fell
    return {
      say: say(text, { isHeralded: others.length > 0, notBefore: scene.now + DOWN_MS }),
      sounds: [voiced(others.length ? 'throw-3' : 'throw-1', scene.now + DOWN_MS, seat, scene)],
    }
  },
  die_lifted: ([seat = -1], scene) => ({
    say: say(about('temple-say-die-lifted', seat, scene)),
    sounds: [voiced('release', scene.now, seat, scene)],
  }),
}

export const READS: Readers = {
  Announced: ({ what, args = [] }, scene) => TOLD[what]?.(args, scene),
  GemsActivated: ({ tiles, gems }, { now, chamberKind }) => {
    const [tile = -1] = tiles
    if (chamberKind(tile) !== 'totem') return undefined
    const count = gems[0] ?? 0
    return {
      say: say(t('temple-say-tower-lit', { count }), { isHeralded: true }),
      sounds: lit(gems, now + DOWN_MS),
      shows: [{ what: 'gems', tile, count }],
    }
  },
}
