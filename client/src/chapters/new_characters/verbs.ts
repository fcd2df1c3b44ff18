/** What the two characters and the Portal can do: a touch on the card, and then a choice on the map or of dice. */

import { emblem } from '../../art/emblem.ts'
import { icon } from '../../art/icons.ts'
import { type MapSpot, mateAt, type SpotScene } from '../../board/spots.ts'
import type { Deed } from '../../play/deeds.ts'
import { t } from '../../words/words.svelte.ts'
import { nearestFirst } from '../characters/targets.ts'
import { arriving, GOING } from '../characters/verbs.ts'
import type { Tool, Verb } from '../chapter.ts'
import SwapPanel from './SwapPanel.svelte'
import { jumping } from './targets.ts'

const USED = { icon: 'team', rank: 'other', place: 'card', aim: 'map' } as const

/** Alone, or with one of the adventurers here: the dial says who comes along. */
const JUMPING: Tool = {
  ...GOING,
  first: (targets, situation) => nearestFirst(targets, situation, (target) => jumping(target).place >> 1),
  preview: (target, situation) => {
    const { place, mate } = jumping(target)
    const { seats } = situation.store
    const going = [situation.seat, ...(mate < 0 ? [] : [mate])]
    return {
      chambers: new Map(),
      places: new Map(going.map((seat) => [seats.get(seat)?.figure ?? seat, place])),
    }
  },
  words: (target, stage) => GOING.words!(jumping(target).place, stage),
  dial: {
    turn: (target, steps, targets) => {
      const here = targets.filter((each) => jumping(each).place === jumping(target).place)
      return here.at((here.indexOf(target) + steps) % Math.max(1, here.length)) ?? target
    },
    place: (target) => jumping(target).place,
    words: (target, { nameOf }) => {
      const { mate } = jumping(target)
      return mate < 0 ? t('tool-alone') : t('tool-with', { name: nameOf(mate) })
    },
  },
}

/** Nothing moves on the map: the dice are chosen in the question's place. */
const SWAPPING: Tool = {
  Panel: SwapPanel,
  preview: () => ({ chambers: new Map(), places: new Map() }),
}

const SWAP = { ...USED, icon: 'roll', tool: SWAPPING, spot: swapping } as const

export const VERBS: Record<string, Verb> = {
  portal: { icon: 'treasure', rank: 'other', place: 'card', aim: 'map', spot: throughThePortal },
  open_jump: { ...USED, card: 'teleporter_permanent', tool: GOING, spot: arriving },
  joint_jump: { ...USED, card: 'teleporter_activatable', tool: JUMPING, spot: jumpingSpot },
  swap_dice: { ...SWAP, card: 'trickster_permanent' },
  far_swap: { ...SWAP, card: 'trickster_activatable' },
}

/** Each half of a chamber has its own ring. */
function throughThePortal(deed: Deed, scene: SpotScene): MapSpot | undefined {
  const spot = arriving(deed, scene)
  return spot && { ...spot, sign: spot.look === 'ring' ? '' : emblem('portal') }
}

/** One spot for each chamber, for all team-mates who may come along. */
function jumpingSpot(deed: Deed, scene: SpotScene): MapSpot | undefined {
  const { place, mate } = jumping(deed.target)
  return mate < 0 ? arriving({ ...deed, target: place }, scene) : undefined
}

/** On the team-mate whose dice may be swapped. */
function swapping({ target }: Deed, scene: SpotScene): MapSpot | undefined {
  const at = mateAt(scene, target)
  const words = t('deed-swap-dice-with', { name: scene.nameOf(target) })
  return at && { ...at, look: 'sign', sign: icon('roll', { size: 30 }), words }
}
