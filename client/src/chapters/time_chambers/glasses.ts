/** The green and the blue glass: the purpose of each, what is counted meanwhile, and its outcome. */

import { SAND_MS } from '../../generated/chapters/time_chambers.ts'
import { shownOf } from '../../hud/goals.ts'
import type { Stage } from '../../hud/stage.svelte.ts'
import { chamberName, priceWords } from '../../words/sayings.ts'
import { t } from '../../words/words.svelte.ts'
import type { Ban, Glass } from '../chapter.ts'
import * as facts from './facts.ts'
import { type BanName, SIGNS, STRUCK } from './signs.ts'

const kebab = (name: string): string => name.replaceAll('_', '-')

export const banWords = (name: BanName): string => t(`ban-${kebab(name)}`)

const REFUSALS: Record<BanName, string> = {
  gems: 'gems_banned',
  golden_masks: 'masks_banned',
  movement: 'steps_banned',
  starting_chamber: 'start_banned',
}

const banned = (name: BanName, begunAt: number, endsAt: number): Ban => ({
  sign: STRUCK[name],
  words: banWords(name),
  begunAt,
  endsAt,
  refusals: [REFUSALS[name]],
  faces: name === 'golden_masks' ? ['G'] : [],
  closes: (kind) => name === 'movement' || (name === 'starting_chamber' && kind === 'start'),
  isOnGems: name === 'gems',
})

export function ban({ table }: Stage): Ban | undefined {
  const [name, sand] = [facts.ban(table.store), facts.green(table.store)]
  return name && sand && banned(name, sand.turnedAt, sand.endsAt)
}

export function slamBan({ table }: Stage): Ban | undefined {
  const found = facts.slamBan(table.store)
  return found && banned(found.name, found.from, found.until)
}

export function glasses(stage: Stage): Glass[] {
  const { store } = stage.table
  const [green, blue] = [facts.green(store), facts.blue(store)]
  return [
    { ...still('green'), ...(green && forbidding(stage, green)), waiting: facts.greenQueue(store) },
    { ...still('blue'), ...(blue && asking(stage, blue)), waiting: facts.blueQueue(store) },
  ]
}

function still(sand: 'green' | 'blue'): Glass {
  const title = t(`glass-${sand}-still`)
  return { sand, sign: '', endsAt: -1, runMs: SAND_MS[sand], tile: -1, figure: '', waiting: [], title, note: '' }
}

function forbidding({ table }: Stage, { tile, part, endsAt }: facts.Sand): Partial<Glass> {
  const pair = facts.pairOf(facts.kindOf(table.store, tile))
  const name = pair?.[part] ?? 'gems'
  const next = part === 0 ? pair?.[1] : undefined
  const note = next ? t('glass-then', { ban: banWords(next) }) : t('glass-then-free')
  return { tile, endsAt, sign: STRUCK[name], title: banWords(name), note }
}

function asking(stage: Stage, sand: facts.Sand): Partial<Glass> {
  const kind = facts.kindOf(stage.table.store, sand.tile)
  const sign = SIGNS[kind as keyof typeof SIGNS] ?? ''
  const { tile, endsAt } = sand
  return { tile, endsAt, sign, ...(facts.trialOf(kind) ? trial(stage, sand, kind) : sacrifice(stage, tile)) }
}

type Asked = Pick<Glass, 'title' | 'note' | 'figure' | 'price'>

/** How much of the task the adventurers in the chamber show, and which of its tasks it is. */
function trial(stage: Stage, { tile, part }: facts.Sand, kind: string): Asked {
  const { tasks } = facts.trialOf(kind)!
  const price = facts.taskOf(kind, part)
  if (!price.length) return { title: chamberName(kind), note: t('glass-solved'), figure: '✓' }
  const count = shownOf(stage.table, tile, price)
  const isLong = tasks.length > 1
  const isShort = facts.outOfReach(stage.table.store) === tile
  return {
    title: t('glass-task', { price: priceWords(price), count }),
    note: isShort ? t('glass-too-few-dice') : penalty(kind, part),
    figure: isLong ? `${part + 1}/${tasks.length}` : `${count}/${price.length}`,
    price,
  }
}

function penalty(kind: string, task: number): string {
  const { dice, gems } = facts.trialOf(kind)!
  if (gems.length) return t('glass-or-gems', { count: gems[task] ?? 0 })
  return t(kind === 'torch_chamber' ? 'glass-or-two-players' : 'glass-or-dice', { count: dice[task] ?? 0 })
}

/** My own die first: a player who has fetched it need not run. */
function sacrifice({ table, inside }: Stage, tile: number): Asked {
  const lying = facts.offerers(table.store, tile)
  const fetched = Math.max(0, inside.length - new Set(lying).size)
  const title = lying.includes(table.seat) ? t('glass-fetch-mine') : t('glass-fetch')
  return { title, note: t('glass-fetch-note', { count: lying.length }), figure: `${fetched}/${inside.length}` }
}
