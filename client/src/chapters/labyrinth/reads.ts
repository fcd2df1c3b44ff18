/** Chambers that shift, a false start, alarms, links that break, and time-outs. */

import { type Effect, type Readers, type Reading, say, type Scene } from '../../events/reading.ts'
import { plain, voiced } from '../../sound/cue.ts'
import { t } from '../../words/words.svelte.ts'
import { sideOf, slideOf, wayTo } from './sliding.svelte.ts'

type Told = (args: readonly number[], scene: Scene) => Reading

/** The same sentence about me or about another player. */
const about = (id: string, seat: number, { me, nameOf }: Scene): string =>
  seat === me ? t(id) : t(`${id}-mate`, { name: nameOf(seat) })

/** The tiles that changed cells in this change. */
const movedIn = ({ events }: Scene): number[] =>
  events.flatMap((event) => (event.type === 'ChambersMoved' ? event.tiles : []))

const dust = (tiles: readonly number[]): Effect[] => tiles.map((tile) => ({ what: 'chamber', sign: 'dust', tile }))

/** Each of them moves along its way, with the adventurers in it. */
const rides = ({ events }: Scene, side: number): Effect[] =>
  events.flatMap((event) =>
    event.type === 'ChambersMoved'
      ? event.tiles.map((tile, n): Effect => ({ what: 'ride', tile, way: wayTo(event.cells[n] ?? 0, side) }))
      : [],
  )

const ring = (tile: number): Effect => ({ what: 'chamber', sign: 'ring', tile })

const TOLD: Record<string, Told> = {
  line_slides: ([target = 0, seat = -1], scene) => {
    const tiles = movedIn(scene)
    const start = tiles.find((tile) => scene.chamberKind(tile) === 'start')
    const side = sideOf(slideOf(target))
    const text =
      seat === scene.me ? t(`temple-say-slid-${side}`) : t(`temple-say-slid-${side}-mate`, { name: scene.nameOf(seat) })
    return {
      say: say(start === undefined ? text : `${text} ${t('temple-say-start-slid')}`, {
        isHeralded: true,
        isUrgent: start !== undefined,
      }),
      shows: [...rides(scene, side), ...dust(tiles), ...(start === undefined ? [] : [ring(start)])],
      sounds: [voiced('passage', scene.now, seat, scene)],
    }
  },
  start_moved: ([mirage = -1, start = -1], { now }) => ({
    say: say(t('temple-say-mirage'), { isHeralded: true, isUrgent: true }),
    shows: [...dust([mirage]), ring(start)],
    sounds: [plain('vanish', now)],
  }),
  must_shout: () => ({ say: say(t('temple-say-shout'), { isHeralded: true, isUrgent: true }) }),
  more_time: ([seat = -1], scene) => ({ say: say(about('temple-say-more-time', seat, scene), { isHeralded: true }) }),
  weakest_link: ([seat = -1], scene) => ({
    say: say(about('temple-say-link-broke', seat, scene), { isHeralded: true, isUrgent: true }),
  }),
}

export const READS: Readers = {
  Announced: ({ what, args = [] }, scene) => TOLD[what]?.(args, scene),
  ClockStopped: () => ({ say: say(t('temple-say-time-out'), { isHeralded: true, isUrgent: true }) }),
  ClockResumed: () => ({ say: say(t('temple-say-time-in'), { isHeralded: true, isUrgent: true }) }),
  Noted: ({ scope, key, value }, scene) => {
    const isTaken = scope === 'pile' && key === 'tiles' && typeof value === 'number' && value >= 0
    return isTaken ? { say: say(about('temple-say-searches', value, scene), { isHeralded: true }) } : undefined
  },
}
