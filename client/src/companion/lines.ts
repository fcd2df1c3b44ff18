/**
 * The list for setting up the box, in the order in which it is done. All numbers are looked up in tables, not derived
 * from rules.
 */

import { known } from '../chapters/known.svelte.ts'
import { SETUP } from '../generated/chapters/challenges.ts'
import { BESIDE, DICE, EXIT, GEMS, LAID, REDRAWN } from '../generated/box.ts'
import { cardName } from '../words/cards.ts'
import { listed } from '../words/listed.ts'
import { chamberName, kebab } from '../words/sayings.ts'
import { hasWords, t } from '../words/words.svelte.ts'
import type { Art } from './drawing.ts'
import { isHand } from './dealing.ts'
import type { Dealt } from './dealt.ts'
import { counts, modulesOf, picks, type Plan, spread, total } from './plan.ts'

export interface Line {
  /** Stays the same while the text does; ticks are stored by it. */
  id: string
  art: Art
  title: string
  note: string
  /** It has a random choice, which can be made again. */
  isDealt?: boolean
}

export function linesOf(plan: Plan, dealt: Dealt): Line[] {
  return [
    ...beginning(plan),
    ...shuffling(plan),
    ...mixing(plan, dealt),
    exitLine(plan, dealt),
    ...markers(plan, dealt),
    ...piles(plan),
    ...handing(plan, dealt),
    ...ready(plan),
    line('music', { icon: 'sound' }, t('companion-line-music'), t('companion-line-music-note')),
  ]
}

function line(id: string, art: Art, title: string, note: string): Line {
  return { id, art, title, note }
}

// ------------------------------------------------------------------ in every game
function beginning(plan: Plan): Line[] {
  const { players, challenge, mix } = plan
  const difficulty = challenge ? 'normal' : mix.difficulty
  const gems = (GEMS[difficulty]?.[players - 1] ?? 0) + (counts(plan, 'gems').get('') ?? 0)
  const beside = BESIDE[difficulty] ?? 0
  const each = DICE[players - 1] ?? 0
  return [
    line('start', { chamber: 'start' }, chamberName('start'), t('companion-line-start-note', { count: players })),
    line('exit', { chamber: 'exit' }, chamberName('exit'), t('companion-line-exit-note')),
    line(
      `dice ${each}`,
      { dice: true },
      t('companion-line-dice', { count: each, players }),
      t('companion-line-dice-note'),
    ),
    line(
      `gems ${gems} ${beside}`,
      { icon: 'gem-lit' },
      t('companion-line-gems', { count: gems }),
      t('companion-line-gems-note', { count: beside }),
    ),
  ]
}

// ------------------------------------------------------------------ chambers
const FIRST = 'first'
const LATER = 'later'
const MASK = 'purple_mask'

function shuffling(plan: Plan): Line[] {
  const first = counts(plan, FIRST)
  const kind = [...first.keys()].at(-1) ?? ''
  const id = [...first].map(([name, number]) => `${name}${number}`).join(' ')
  return [
    line(
      `first ${id}`,
      { chamber: kind, isPile: true },
      t('companion-line-first', { count: total(first) }),
      listed(sets(first)),
    ),
    line(`two ${id}`, { chamber: kind, isPile: true }, t('companion-line-two'), twoNote(plan, first)),
  ]
}

/** Chambers of one kind are counted together; chambers with a name are listed by it. */
function sets(found: ReadonlyMap<string, number>): string[] {
  const groups = grouped([...found], ([kind]) => setOf(kind))
  return [...groups].flatMap(([set, kinds]) =>
    set ? [t(`companion-set-${set}`, { count: total(new Map(kinds)) })] : kinds.map(([kind]) => chamberName(kind)),
  )
}

function setOf(kind: string): string {
  const facts = known.chambers[kind]
  const most = Math.max(0, ...(facts?.gems ?? []).map(({ gems }) => gems))
  const set = most > 2 ? 'vault' : kebab(facts?.chapter ?? '')
  return hasWords(`companion-set-${set}`) ? set : ''
}

function twoNote(plan: Plan, first: ReadonlyMap<string, number>): string {
  const modules = modulesOf(plan)
  const isPrinted = (sign: string): boolean =>
    [...first.keys()].some((kind) => known.chambers[kind]?.icons.includes(sign))
  const hasMasks = isPrinted(MASK) && total(counts(plan, 'piece')) > 0
  const unfit = REDRAWN.filter((kind) => first.has(kind))
  const laid = Object.keys(LAID).filter((pile) => LAID[pile]!.some((name) => modules.includes(name)))
  return [
    t('companion-line-two-note'),
    ...(hasMasks ? [t('companion-line-two-masks')] : []),
    ...laid.map((pile) => t(`companion-laid-${kebab(pile)}`)),
    ...unfit.map((kind) => t('companion-line-two-redraw', { name: chamberName(kind) })),
  ].join(' ')
}

function mixing(plan: Plan, dealt: Dealt): Line[] {
  const later = counts(plan, LATER)
  const kinds = [...later.keys()]
  const how = plan.challenge ? 'challenge' : 'mix'
  const more = kinds.length
    ? [
        line(
          `later ${kinds.join(' ')}`,
          { chamber: kinds[0]!, isPile: kinds.length > 1 },
          t('companion-line-later', { count: total(later) }),
          `${names(spread(later))}. ${t(`companion-line-later-${how}`)}`,
        ),
      ]
    : []
  return [...more, ...picks(plan).map(({ group, pool }) => pickLine(group, pool, dealt, how))]
}

function pickLine(group: string, pool: readonly string[], dealt: Dealt, how: string): Line {
  const picked = dealt.picked[group] ?? []
  const title = t('companion-line-pick', {
    count: picked.length,
    all: pool.length,
    name: t(`table-module-${kebab(group)}`),
  })
  const note = `${names(picked)}. ${t(`companion-line-later-${how}`)}`
  return {
    ...line(`pick ${group} ${picked.join(' ')}`, { chamber: picked[0] ?? '', isPile: true }, title, note),
    isDealt: true,
  }
}

function exitLine(plan: Plan, dealt: Dealt): Line {
  const art = { chamber: 'exit' }
  if (plan.challenge) {
    const quests = Object.values(dealt.picked).flat().length + questsIn(plan)
    const note = t('companion-line-block-note', { count: SETUP.blockChambers, all: SETUP.blockChambers + 1 + quests })
    return line(`block ${quests}`, art, t('companion-line-block'), note)
  }
  if (plan.players <= EXIT.smallTeam)
    return line('middle', art, t('companion-line-middle'), t('companion-line-middle-note'))
  const note = t('companion-line-under-note', { count: EXIT.with, all: EXIT.with + 1 })
  return line('under', art, t('companion-line-under'), note)
}

/** Quests that the challenge fixes. */
function questsIn(plan: Plan): number {
  return spread(counts(plan, LATER)).filter((kind) => known.chambers[kind]?.isQuest).length
}

function markers(plan: Plan, dealt: Dealt): Line[] {
  const number = [...counts(plan, 'markers')].reduce(
    (sum, [group, usual]) => sum + (dealt.picked[group]?.length ?? usual),
    0,
  )
  return number
    ? [
        line(
          `markers ${number}`,
          { icon: 'quest-marker' },
          t('companion-line-markers', { count: number }),
          t('companion-line-markers-note'),
        ),
      ]
    : []
}

// ------------------------------------------------------------------ cards and tokens
/** Each pile with its complete contents, so that no other pieces are left in it. */
function piles(plan: Plan): Line[] {
  const found = grouped([...counts(plan, 'piece')], ([kind]) => known.pieces[kind]?.pile ?? '')
  return [...found].flatMap(([pile, kinds]) => {
    const title = `companion-pile-${kebab(pile)}`
    if (!pile || isHand(pile) || !hasWords(title)) return []
    const count = total(new Map(kinds))
    const id = `pile ${pile} ${kinds.map(([kind, number]) => `${kind}${number}`).join(' ')}`
    return [line(id, { emblem: kinds[0]![0] }, t(title, { count }), pileNote(pile, kinds))]
  })
}

function pileNote(pile: string, kinds: readonly (readonly [string, number])[]): string {
  const own = `companion-pile-${kebab(pile)}-note`
  const cards = kinds.map(([kind, number]) => t('companion-times', { count: number, name: cardName(kind) }))
  return hasWords(own) ? t(own) : cards.toSorted().join(', ')
}

/** What each player has at the start. */
function handing({ players, ...plan }: Plan, dealt: Dealt): Line[] {
  return [...counts({ players, ...plan }, 'dealt')].map(([pile, each]) => {
    const cards = dealt.hands[pile] ?? []
    const emblem = cards[0] ?? Object.keys(known.pieces).find((kind) => known.pieces[kind]?.pile === pile) ?? ''
    const title = t(`companion-dealt-${kebab(pile)}`, { count: each })
    const rest = t(`companion-dealt-${kebab(pile)}-note`)
    const note = cards.length ? `${names(cards, cardName)}. ${rest}` : rest
    return { ...line(`dealt ${pile} ${cards.join(' ')}`, { emblem }, title, note), isDealt: cards.length > 0 }
  })
}

/** What some chapters need beside the temple. */
function ready(plan: Plan): Line[] {
  return modulesOf(plan).flatMap((module) => {
    const words = `companion-ready-${kebab(module)}`
    return hasWords(words) ? [line(`ready ${module}`, { module }, t(words), t(`${words}-note`))] : []
  })
}

function grouped<T>(all: readonly T[], nameOf: (each: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const each of all) found.set(nameOf(each), [...(found.get(nameOf(each)) ?? []), each])
  return found
}

function names(kinds: readonly string[], nameOf = chamberName): string {
  return listed(kinds.map(nameOf))
}
