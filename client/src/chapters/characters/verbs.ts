/**
 * What characters can do with their cards: a touch on the card, and for most deeds a tool that shows the outcome on the
 * map.
 */

import { icon } from '../../art/icons.ts'
import { type Laid, layOut } from '../../board/scene.ts'
import { chamberOf, type MapSpot, mateAt, middleOf, type SpotScene } from '../../board/spots.ts'
import { placeName } from '../../board/words.ts'
import Outcome from '../../hud/tool/Outcome.svelte'
import ToolPanel from '../../hud/tool/ToolPanel.svelte'
import type { Stage } from '../../hud/stage.svelte.ts'
import type { Deed } from '../../play/deeds.ts'
import { chamberAt, seatsAt, type Situation } from '../../play/situation.ts'
import { listed } from '../../words/listed.ts'
import { t } from '../../words/words.svelte.ts'
import type { Tool, Verb } from '../chapter.ts'
import { known } from '../known.svelte.ts'
import { degreesOf, lending, nearestFirst, turnAnew, turning } from './targets.ts'

const USED = { icon: 'team', rank: 'other', place: 'card', aim: 'map' } as const
const PARTS = { Panel: ToolPanel, OnMap: Outcome } as const
const NOWHERE: ReadonlyMap<never, never> = new Map<never, never>()

/** My adventurer would stand somewhere else. */
export const GOING: Tool = {
  ...PARTS,
  first: (targets, situation) => nearestFirst(targets, situation, (target) => target >> 1),
  preview: (target, { seat, store }) => ({
    chambers: NOWHERE,
    places: new Map([[store.seats.get(seat)?.figure ?? seat, target]]),
  }),
  words: (target, { table, nameOf }) => {
    const chamber = placeName(chamberAt(table, target)?.kind ?? '', target)
    const names = listed(seatsAt(table, target).map(nameOf))
    return names ? t('tool-go-to', { chamber, names }) : t('tool-go', { chamber })
  },
}

/** A chamber would be turned, with all adventurers in it. */
const TURNING: Tool = {
  ...PARTS,
  first: nearestFirst,
  preview: (target, { store }) => {
    const { tile, quarters } = turning(target)
    const turn = ((store.chambers.get(String(tile))?.turn ?? 0) + quarters) & 3
    return { chambers: new Map([[String(tile), { turn }]]), places: NOWHERE }
  },
  dial: {
    turn: turnAnew,
    place: (target) => turning(target).tile,
    words: (target) => t('tool-degrees', { degrees: degreesOf(target) }),
    isRing: true,
  },
}

/** Nothing moves: three icons come to a chamber, and light gems there at once if the adventurers there have the rest. */
const LENDING: Tool = {
  ...PARTS,
  first: (targets, situation) =>
    targets.find((target) => seatsAt(situation, lending(target).place).length) ?? targets[0]!,
  preview: (target, situation) => {
    const others = litTogether(target, situation).map(({ key }) => key)
    return {
      chambers: new Map([String(lending(target).place >> 1), ...others].map((key) => [key, {}])),
      places: NOWHERE,
    }
  },
  dial: {
    turn: (target, steps, targets) => {
      const here = targets.filter((each) => lending(each).place === lending(target).place)
      return here.at((here.indexOf(target) + steps) % here.length) ?? target
    },
    place: (target) => lending(target).place,
    words: (target, { table }) =>
      t('tool-step', { count: litTogether(target, table).length || lending(target).step + 1 }),
  },
  instead: 'lend_icons',
  also: 'shed_masks',
  words: lendWords,
  heard: togetherWords,
}

export const VERBS: Record<string, Verb> = {
  long_run: { ...USED, card: 'discoverer_activatable', tool: GOING, spot: arriving },
  mind_jump: { ...USED, card: 'mentalist_activatable', tool: GOING, spot: arriving },
  black_jump: { ...USED, card: 'priest_permanent', tool: GOING, spot: arriving },
  through_wall: { ...USED, card: 'muscleman_activatable', tool: GOING, spot: arriving },
  turn_chamber: { ...USED, icon: 'settings', card: 'mechanic_activatable', tool: TURNING, spot: turningSpot },
  remote_healing: { ...USED, card: 'doc_activatable', isDirect: true, spot: healing },
  leave_icons: { ...USED, card: 'priest_activatable', tool: LENDING, spot: lendingSpot },
  lend_icons: { icon: 'team', rank: 'other', place: 'card', card: 'priest_activatable' },
  shed_masks: { icon: 'black-mask', rank: 'other', place: 'card', card: 'priest_activatable' },
}

/** A whole chamber, or one half of a divided chamber. */
export function arriving({ target }: Deed, { laid, situation, nameOf }: SpotScene): MapSpot | undefined {
  const chamber = chamberOf(laid, target)
  if (!chamber) return undefined
  const feet = known.halves[chamber.kind]?.places(chamber.turn).feet[target & 1]
  const at = feet ? { x: chamber.x * 200 + feet[0], y: chamber.y * 200 + feet[1] - 30 } : middleOf(laid, target)!
  const name = placeName(chamber.kind, target)
  const names = listed(seatsAt(situation, target).map(nameOf))
  const words = names ? t('tool-go-to', { chamber: name, names }) : t('tool-go', { chamber: name })
  return { ...at, look: feet ? 'ring' : 'chamber', sign: '', words }
}

/** One spot for each chamber, for all its possible turns. */
function turningSpot({ target }: Deed, { laid, situation }: SpotScene): MapSpot | undefined {
  const { tile } = turning(target)
  const chamber = laid.find((each) => each.tile === tile)
  const isFirst = firstOf(situation, 'turn_chamber', (each) => turning(each).tile === tile) === target
  if (!chamber || !isFirst) return undefined
  const words = t('tool-turn', { chamber: placeName(chamber.kind, 2 * tile) })
  return { ...middleOf(laid, 2 * tile)!, look: 'faint', sign: '', words }
}

function lendingSpot({ target }: Deed, { laid, situation }: SpotScene): MapSpot | undefined {
  const { place } = lending(target)
  const chamber = chamberOf(laid, place)
  const isFirst = firstOf(situation, 'leave_icons', (each) => lending(each).place === place) === target
  if (!chamber || !isFirst) return undefined
  const words = t('tool-lend', { chamber: placeName(chamber.kind, place) })
  return { ...middleOf(laid, place)!, look: 'chamber', sign: '', words }
}

function firstOf({ options }: Situation, verb: string, isMeant: (target: number) => boolean): number | undefined {
  return options
    .filter((option) => option.verb === verb)
    .flatMap(({ targets = [] }) => targets)
    .find(isMeant)
}

/** On the team-mate whose dice are freed. */
function healing({ target }: Deed, scene: SpotScene): MapSpot | undefined {
  const at = mateAt(scene, target)
  const words = t('deed-remote-healing-of', { name: scene.nameOf(target) })
  return at && { ...at, look: 'sign', sign: icon('plus', { size: 30 }), words }
}

function lendWords(target: number, { table }: Stage): string {
  const { place, icon: kind } = lending(target)
  const chamber = placeName(chamberAt(table, place)?.kind ?? '', place)
  return kind === 'K' ? t('tool-lend-keys', { chamber }) : t('tool-lend-torches', { chamber })
}

/** Which chambers light together with the one that is helped; the map shows them by frames. */
function togetherWords(target: number, { table }: Stage): string {
  const { place } = lending(target)
  const others = litTogether(target, table).filter(({ tile }) => tile !== place >> 1)
  const chambers = listed(others.map((other) => placeName(other.kind, 2 * other.tile)))
  return chambers && t('tool-lend-together', { chambers })
}

/** The chambers that light together with the one that is helped, including itself; empty if it lights alone. */
function litTogether(target: number, { store }: Situation): Laid[] {
  const { place, step } = lending(target)
  const kind = store.chambers.get(String(place >> 1))?.kind ?? ''
  const together = Object.values(known.verbs).find(({ chambers, lights }) => lights && chambers?.includes(kind))
  return together?.lights?.({ target: step }, layOut(store.chambers)) ?? []
}
