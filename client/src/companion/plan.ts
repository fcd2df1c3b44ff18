/** What is to be set up: a mix or a challenge, and the number of players. It can be shared as a link. */

import { ALL, challengeNamed } from '../chapters/challenges/challenges.ts'
import { CHALLENGES, MIXES, type Row, SANDS, type Sands } from '../generated/box.ts'
import { MODULES } from '../generated/pieces.ts'
import { isBad, linkTo, type Mix, readMix } from '../screens/mix.ts'
import { completed, seatMaker, seatMakers } from '../screens/modules.ts'

export interface Plan {
  players: number
  /** The id of a challenge; '' for a mix. */
  challenge: string
  mix: Mix
}

export const SETUP = '/companion/setup'
const CHALLENGE = 'challenge'
const MIX = /^\/mix\//
const MOST = Math.max(...MODULES.map(({ seats }) => seats))
const USUAL: Plan = { players: 4, challenge: '', mix: { modules: [], difficulty: 'normal', variants: [] } }

export const PLAYERS = { least: 1, most: MOST } as const

/** `/companion/setup/4/expert/curses+treasures`, `/companion/setup/2/challenge/3b`. */
export function linkOf({ players, challenge, mix }: Plan): string {
  const rest = challenge ? `${CHALLENGE}/${challenge}` : linkTo(mix).replace(MIX, '')
  return `${SETUP}/${players}/${rest}`
}

/** The plan in a link's parts; undefined if one of them is not known here. */
export function readPlan([number = '', ...parts]: readonly string[]): Plan | undefined {
  const players = Number(number)
  if (!Number.isInteger(players) || players < PLAYERS.least || players > PLAYERS.most) return undefined
  if (parts[0] === CHALLENGE) {
    const challenge = parts[1] ?? ''
    return challengeNamed(challenge) && { ...USUAL, players, challenge }
  }
  const mix = readMix(parts, MODULES)
  return isBad(mix) ? undefined : seated({ players, challenge: '', mix })
}

/** The plan of a stored link, or the default one. */
export function keptPlan(link: string): Plan {
  return readPlan(link.replace(`${SETUP}/`, '').split('/')) ?? USUAL
}

/** The plan with the chapters that provide enough seats, and without those that are not needed. */
export function seated(plan: Plan): Plan {
  const { mix, players } = plan
  const own = mix.modules.filter((name) => !seatMakers(MODULES, [name]).length)
  return { ...plan, mix: { ...mix, modules: completed(MODULES, [...own, ...makersFor(players)]) } }
}

function makersFor(players: number): string[] {
  const maker = seatMaker(MODULES, [], seatsOf('base'))
  return players > seatsOf('base') && maker ? [maker] : []
}

const seatsOf = (name: string): number => MODULES.find((module) => module.name === name)?.seats ?? 0

/** The chapters in play. */
export function modulesOf({ challenge, mix, players }: Plan): string[] {
  const found = challengeNamed(challenge)
  return found ? [...found.modules, ...makersFor(players)] : mix.modules
}

/** How long sand runs, if a chapter in play has sand. */
export function sandsOf(plan: Plan): Sands | undefined {
  return modulesOf(plan).flatMap((name) => SANDS[name] ?? [])[0]
}

/** Variants that change the set-up, of chapters that are in the mix. */
export function variantsOf({ mix }: Plan): string[] {
  const named = new Set(Object.values(MIXES).flatMap((rows) => rows.flatMap(({ over }) => over)))
  return MODULES.filter(({ name }) => mix.modules.includes(name)).flatMap(({ variants }) =>
    variants.filter((variant) => named.has(variant)),
  )
}

// ------------------------------------------------------------------ from the rules' tables
/** How many of each kind have this role; kinds with none are left out. */
export function counts(plan: Plan, role: string): Map<string, number> {
  const inside = inPlay(plan)
  const found = (tablesFor(plan)[role] ?? []).flatMap(({ kinds, over, rows }) => {
    const number = rows[over.filter((name) => inside.includes(name)).join('+')] ?? 0
    return number ? kinds.map((kind) => [kind, number] as const) : []
  })
  return new Map(found)
}

/** Chapters that pick some of their chambers, with those they are picked from. */
export function picks(plan: Plan): { group: string; pool: string[] }[] {
  return Object.keys(tablesFor(plan))
    .filter((role) => role.startsWith(PICK))
    .map((role) => ({ group: role.slice(PICK.length), pool: spread(counts(plan, role)) }))
    .filter(({ pool }) => pool.length > 0)
}

const PICK = 'pick '

/** Each kind as often as it has copies. */
export function spread(found: ReadonlyMap<string, number>): string[] {
  return [...found].flatMap(([kind, number]) => Array.from({ length: number }, () => kind))
}

export function total(found: ReadonlyMap<string, number>): number {
  return [...found.values()].reduce((sum, number) => sum + number, 0)
}

function tablesFor({ challenge }: Plan): Record<string, Row[]> {
  return challenge ? CHALLENGES : MIXES
}

/** A challenge decides everything except the seats. */
function inPlay({ challenge, mix, players }: Plan): string[] {
  if (!challenge) return [...mix.modules, ...mix.variants]
  return [...(challengeNamed(challenge)?.variants ?? []), ...makersFor(players)]
}

export const CHALLENGE_IDS: readonly string[] = ALL.map(({ id }) => id)
