/** The progress of its quests, what they ask, and which player must go where. */

import type { Stage } from '../../hud/stage.svelte.ts'
import { COSTS } from '../../generated/chapters/new_quests.ts'
import { seatsAt } from '../../play/situation.ts'
import { t } from '../../words/words.svelte.ts'
import type { GoalState, Task } from '../chapter.ts'
import * as facts from './facts.ts'
import { SIGNS } from './signs.ts'

export const TASKS: Record<string, Task> = {
  chaos: { sign: SIGNS.chaos, state: gathering },
  constellation: { sign: SIGNS.constellation, state: joining },
  snake_pit: { sign: SIGNS.snake, state: hunting },
}

const figures = (have: number, need: number): Pick<GoalState, 'figure' | 'bars'> => ({
  figure: `${have}/${need}`,
  bars: [have, need],
})

function gathering(stage: Stage, tile: number): GoalState {
  const [count, all] = [seatsAt(stage.table, 2 * tile).length, stage.team.filter(({ isOut }) => !isOut).length]
  return {
    asked: count === all ? t('quest-chaos-ready') : t('quest-chaos-asked'),
    progress: t('quest-chaos-progress', { count, all }),
    ...figures(count, all),
  }
}

/** Each player reads the own place first, then those of the others. */
function joining(stage: Stage): GoalState {
  const { store, seat: me } = stage.table
  const filled = facts.filled(store)
  const count = filled.filter((seat) => seat >= 0).length
  const isReady = filled.length > 0 && count === filled.length
  const missing = stage.team.flatMap(({ seat }) => unfound(store, seat))
  return {
    asked: isReady ? t('quest-constellation-ready') : [t('quest-constellation-asked'), ...sent(stage, me)].join(' '),
    progress: t('quest-constellation-progress', { count, all: filled.length }),
    ...(missing.length ? { warning: t('quest-constellation-open', { places: missing.join(', ') }) } : {}),
    ...figures(count, filled.length),
  }
}

function sent({ table, team, nameOf }: Stage, me: number): string[] {
  const mates = team.map(({ seat }) => seat).filter((seat) => seat !== me)
  return [me, ...mates].flatMap((seat) => {
    const place = placeName(facts.sentTo(table.store, seat))
    if (!place) return []
    return seat === me
      ? [t('quest-constellation-mine', { place })]
      : [t('quest-constellation-mate', { name: nameOf(seat), place })]
  })
}

/** The name of a place of the list; '' for none. */
export function placeName(number: number): string {
  const place = facts.PLACES[number]
  return place ? t(`quest-star-${place}`) : ''
}

/** The place that a seat is sent to, if it is not in the temple. */
function unfound(store: Stage['table']['store'], seat: number): string[] {
  const place = placeName(facts.sentTo(store, seat))
  return place && facts.goalOf(store, seat) < 0 ? [place] : []
}

function hunting({ table }: Stage, tile: number): GoalState {
  const { done = 0, asked = 1 } = table.store.chambers.get(String(tile)) ?? {}
  const left = asked - 1 - done
  return left > 0
    ? { asked: t('quest-snakes-asked'), progress: t('quest-snakes-progress', { count: left }), ...figures(done, asked) }
    : {
        asked: t('quest-snakes-leader'),
        progress: t('quest-leader-progress'),
        price: COSTS.leader,
        ...figures(done, asked),
      }
}
