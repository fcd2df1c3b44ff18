/** The one line of a big screen: the most important of all possible lines, readable at a glance from a sofa. */

import type { Stage } from '../hud/stage.svelte.ts'
import { t } from '../words/words.svelte.ts'

export interface Line {
  text: string
  /** A second, smaller line. */
  more: string
  /** The seat it is about; -1 for all. */
  seat: number
  /** Whole seconds, for a countdown; -1 for none. */
  seconds: number
  isDanger: boolean
  /** Players who are still missing. */
  heads: readonly number[]
}

const QUIET: Line = { text: '', more: '', seat: -1, seconds: -1, isDanger: false, heads: [] }

/** A countdown first, then stuck players, then the last event, then what the temple still asks for. */
export function loudest(stage: Stage): Line {
  return countdown(stage) ?? trouble(stage) ?? stuck(stage) ?? news(stage) ?? goal(stage)
}

function countdown(stage: Stage): Line | undefined {
  if (!stage.isCountdown) return undefined
  const isCollapse = stage.moment?.coming === 'collapse'
  const missing = stage.inside.filter((mate) => isCollapse || !mate.isSafe)
  return {
    ...QUIET,
    text: t(isCollapse ? 'tv-get-out' : 'tv-go-back'),
    more: missing.length
      ? t(isCollapse ? 'temple-still-inside' : 'temple-unsafe', { count: missing.length })
      : t('temple-safe', { count: stage.inside.length }),
    seconds: stage.seconds,
    isDanger: true,
    heads: missing.map(({ seat }) => seat),
  }
}

function trouble(stage: Stage): Line | undefined {
  if (stage.table.status === 'lost') return { ...QUIET, text: t('temple-line-lost'), isDanger: true }
  return stage.phase === 'paused' ? { ...QUIET, text: t('temple-paused') } : undefined
}

function stuck(stage: Stage): Line | undefined {
  const mate = stage.inside.find(({ isAllLocked, keepsMasks }) => isAllLocked && !keepsMasks)
  return mate && { ...QUIET, text: t('tv-is-stuck', { name: mate.name }), seat: mate.seat }
}

function news({ herald }: Stage): Line | undefined {
  return herald.banner && { ...QUIET, text: herald.banner.text, isDanger: herald.banner.isUrgent }
}

function goal(stage: Stage): Line {
  const gems = stage.table.store.depot?.gems ?? 0
  return { ...QUIET, text: stage.barred || t('temple-gems-left', { count: gems }) }
}
