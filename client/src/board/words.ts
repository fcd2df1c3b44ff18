/** The name and description of a chamber for screen readers. */

import { known } from '../chapters/known.svelte.ts'
import type { Icon } from '../generated/wire.ts'
import { kebab, priceWords } from '../words/sayings.ts'
import { listed } from '../words/listed.ts'
import { hasWords, t } from '../words/words.svelte.ts'

export const COMPASS = ['north', 'east', 'south', 'west'] as const

export interface Spoken {
  kind: string
  gems: number
  used: boolean
  /** Sides that lead out, as the tile lies. */
  openings: number
  /** Offset from my chamber; undefined for a spectator. */
  away: { x: number; y: number } | undefined
  /** The other players whose adventurers stand there. */
  people: readonly string[]
  /** The price in its red frame. */
  entry: readonly Icon[] | undefined
}

export function chamberName(kind: string): string {
  const id = `chamber-${kebab(kind)}`
  return kind && hasWords(id) ? t(id) : t('board-hidden')
}

/** Words for moving on with a piece that is carried; `side` is -1 for a chamber that is not a neighbour. */
export function carryWords(kind: string, side: number, isShort = false): string {
  const id = `deed-carry-${kebab(kind)}`
  if (isShort) return t(`${id}-short`)
  return side < 0 ? t(`${id}-far`) : t(id, { side: COMPASS[side]! })
}

/** The name of a place: of a chamber, or of one half of a divided chamber. */
export function placeName(kind: string, place: number): string {
  const chamber = chamberName(kind)
  if (!known.halves[kind]) return chamber
  return place & 1 ? t('chamber-half-rear', { chamber }) : t('chamber-half-front', { chamber })
}

/** One or two sentences: name, position, adventurers, contents, and what I could do. */
export function spoken(chamber: Spoken): string {
  const parts = [
    chamberName(chamber.kind),
    whereWords(chamber.away),
    peopleWords(chamber.people),
    gemWords(chamber),
    waysWords(chamber.openings),
    entryWords(chamber.entry),
  ]
  return parts.filter(Boolean).join('. ')
}

function whereWords(away: Spoken['away']): string {
  if (!away) return ''
  if (!away.x && !away.y) return t('board-here')
  const steps = [
    away.y ? t(away.y < 0 ? 'board-steps-north' : 'board-steps-south', { count: Math.abs(away.y) }) : '',
    away.x ? t(away.x < 0 ? 'board-steps-west' : 'board-steps-east', { count: Math.abs(away.x) }) : '',
  ].filter(Boolean)
  return t('board-away', { steps: listed(steps) })
}

function peopleWords(people: readonly string[]): string {
  return people.length ? t('board-people', { names: listed(people), count: people.length }) : ''
}

function gemWords({ kind, gems, used }: Spoken): string {
  const steps = known.chambers[kind]?.gems ?? []
  if (gems) return t('board-gems-lit', { count: gems })
  if (!steps.length || used) return ''
  return t('board-gems-for', {
    list: listed(steps.map((step) => t('board-gem-step', { count: step.gems, price: priceWords(step.price) }))),
  })
}

function waysWords(openings: number): string {
  const sides = COMPASS.filter((_, side) => (openings >> side) & 1)
  return sides.length ? t('board-ways', { sides: listed(sides.map((side) => t(`board-side-${side}`))) }) : ''
}

function entryWords(entry: Spoken['entry']): string {
  return entry?.length ? t('board-entry', { price: priceWords(entry) }) : ''
}
