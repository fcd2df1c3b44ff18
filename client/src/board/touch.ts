/** The command for a touch on the temple. An impossible command is sent as well: the refusal says why. */

import { known } from '../chapters/known.svelte.ts'
import type { Command } from '../generated/wire.ts'
import { commandFor } from '../play/deeds.ts'
import type { Deed } from '../play/deeds.ts'
import type { Laid } from './scene.ts'

export interface Asked {
  seat: number
  /** The possible deeds, most likely first. */
  deeds: readonly Deed[]
  /** The tile that I stand on; -1 if I have escaped. */
  here: number
}

/** The deed for a touch on a chamber, or on one of its gem steps. */
export function chamberDeed({ deeds, here }: Asked, chamber: Laid, step = -1): Deed | undefined {
  if (here < 0 || chamber.tile < 0) return undefined
  return chamber.tile === here ? deeds.find((deed) => isHere(deed, step)) : wayTo(deeds, chamber)
}

/** The command for such a touch if no deed is possible; undefined if there is nothing to ask. */
export function chamberCommand({ seat, here }: Asked, chamber: Laid, step = -1): Command | undefined {
  if (seat < 0 || here < 0 || chamber.tile < 0) return undefined
  return chamber.tile === here ? hereCommand(seat, chamber, step) : { type: 'Enter', seat, to: 2 * chamber.tile }
}

/** Gems are lit step by step; all other deeds here have no steps, or one. */
function isHere({ verb, target }: Deed, step: number): boolean {
  if (verb === 'activate') return step < 0 || target === step
  const { chambers, isHere = chambers !== undefined } = known.verbs[verb] ?? {}
  return isHere && step < 1
}

function wayTo(deeds: readonly Deed[], chamber: Laid): Deed | undefined {
  const ways = deeds.filter((deed) => deed.verb === 'enter' && deed.target >> 1 === chamber.tile)
  return ways.find((deed) => deed.about < 0) ?? ways[0]
}

function hereCommand(seat: number, chamber: Laid, step: number): Command | undefined {
  const purpose = Object.entries(known.verbs).find(([, verb]) => verb.chambers?.includes(chamber.kind))
  if (purpose) return commandFor(seat, { verb: purpose[0] })
  return known.chambers[chamber.kind]?.gems.length && !chamber.used
    ? { type: 'ActivateGems', seat, step: Math.max(0, step) }
    : undefined
}

export function discoverCommand({ seat, deeds }: Asked, side: number): Command {
  const deed = deeds.find((each) => each.verb === 'discover' && each.target === side)
  return deed ? commandFor(seat, deed) : { type: 'Discover', seat, side }
}
