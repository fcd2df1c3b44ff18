/** The calendar as a goal of the team: its slot in the rail, its badge on its chamber, its board in the sheet. */

import { GLYPHS } from '../../art/glyphs.ts'
import type { Stage } from '../../hud/stage.svelte.ts'
import { t } from '../../words/words.svelte.ts'
import type { Goals } from '../chapter.ts'
import Board from './Board.svelte'
import * as facts from './facts.ts'
import { SIGNS } from './signs.ts'

export function goals(stage: Stage): Goals | undefined {
  const { store } = stage.table
  const track = facts.trackOf(store)
  if (!track) return undefined
  const title = t(facts.isCursed(track) ? 'calendar-title-cursed' : 'calendar-title-eternal')
  const sign = facts.wanted(track)
  const warning = lastDie(stage)
  return {
    sign: GLYPHS.sun,
    title,
    note: '',
    barred: '',
    Board,
    list: [
      {
        key: 'calendar',
        sign: sign ? SIGNS[sign] : GLYPHS.check,
        name: title,
        asked: lines(stage).join(' '),
        figure: `${track.pawn}/${track.spaces.length}`,
        progress: [progress(track), ...lines(stage)].join(' '),
        isDone: !sign,
        isUrgent: isUrgent(stage),
        tile: facts.chamberOf(store),
        ...(warning ? { warning } : {}),
      },
    ],
  }
}

export const progress = ({ pawn, spaces }: facts.Track): string =>
  t('calendar-progress', { count: pawn, all: spaces.length })

/** A countdown is running, and its slam will take dice. */
export function isUrgent(stage: Stage): boolean {
  const { store } = stage.table
  const track = facts.trackOf(store)
  const isSlam = stage.isCountdown && stage.moment?.coming === 'slam'
  return isSlam && track !== undefined && facts.nextBar(track, store) !== undefined
}

/** The sign that is needed, what the next bar costs, and the state of the exit. */
export function lines(stage: Stage): string[] {
  const { store } = stage.table
  const track = facts.trackOf(store)
  if (!track) return []
  const sign = facts.wanted(track)
  const isCursed = facts.isCursed(track)
  if (!sign) return [t(isCursed ? 'calendar-end-cursed' : 'calendar-end-eternal'), ...waiting(stage)]
  const isEmpty = store.depot?.gems === 0
  if (isEmpty && !isCursed) return [t('calendar-empty-eternal')]
  return [
    t(isEmpty ? 'calendar-empty-cursed' : 'calendar-next', { sign }),
    ...(isCursed ? ahead(track, store) : [t('calendar-only')]),
    ...waiting(stage),
  ]
}

/** The bar of the next slam, and the keys of the exit. */
function ahead(track: facts.Track, store: facts.Store): string[] {
  const bar = facts.nextBar(track, store)
  const keys = track.keys[track.pawn] ?? 0
  return [
    ...(bar ? [t('calendar-bar', { count: bar.steps, slam: bar.slam })] : []),
    ...(keys ? [t('calendar-keys', { count: keys })] : []),
  ]
}

/** Dice on the calendar chamber: mine first, then the total. */
function waiting({ table }: Stage): string[] {
  const owners = facts.depositors(table.store)
  if (!owners.length) return []
  const mine = owners.filter((seat) => seat === table.seat).length
  if (facts.chamberOf(table.store) < 0) return [t('calendar-dice-aside', { count: owners.length })]
  return [mine ? t('calendar-dice-mine', { count: mine }) : t('calendar-dice-there', { count: owners.length })]
}

/** No player can refuse the loss of a last die, so it is announced early. */
function lastDie(stage: Stage): string {
  const dice = stage.me?.dice.filter(({ look }) => look !== 'lost' && look !== 'away') ?? []
  return isUrgent(stage) && dice.length === 1 ? t('calendar-last-die') : ''
}
