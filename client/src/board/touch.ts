/** What a touch on the temple asks for. What is not possible is asked for as well: the answer says why not. */

import { CHAMBERS } from '../generated/pieces.ts'
import type { Command } from '../generated/wire.ts'
import { commandFor } from '../play/deeds.ts'
import type { Deed } from '../play/deeds.ts'
import type { Laid } from './scene.ts'

export interface Asked {
  seat: number
  /** What can be done, the likeliest first. */
  deeds: readonly Deed[]
  /** The tile that I stand on; -1 outside. */
  here: number
}

/** What some chambers are for, besides gems and leaving. */
const PURPOSES: Record<string, string> = { pit: 'pit', fountain: 'regain', linked_1: 'linked', linked_2: 'linked', linked_3: 'linked' }
const HERE: ReadonlySet<string> = new Set([...Object.values(PURPOSES), 'claim'])

/** What can be done by a touch on a chamber, or on one of its gem steps. */
export function chamberDeed({ deeds, here }: Asked, chamber: Laid, step = -1): Deed | undefined {
  if (here < 0 || chamber.tile < 0) return undefined
  return chamber.tile === here ? deeds.find((deed) => isHere(deed, step)) : wayTo(deeds, chamber)
}

/** What such a touch asks for if it cannot be done; nothing if there is nothing to ask. */
export function chamberCommand({ seat, here }: Asked, chamber: Laid, step = -1): Command | undefined {
  if (seat < 0 || here < 0 || chamber.tile < 0) return undefined
  return chamber.tile === here ? hereCommand(seat, chamber, step) : { type: 'Enter', seat, to: 2 * chamber.tile }
}

function isHere(deed: Deed, step: number): boolean {
  if (deed.verb === 'activate') return step < 0 || deed.target === step
  return (step < 0 && deed.verb === 'escape') || (step < 1 && HERE.has(deed.verb))
}

function wayTo(deeds: readonly Deed[], chamber: Laid): Deed | undefined {
  const ways = deeds.filter((deed) => deed.verb === 'enter' && deed.target >> 1 === chamber.tile)
  return ways.find((deed) => deed.about < 0) ?? ways[0]
}

function hereCommand(seat: number, chamber: Laid, step: number): Command | undefined {
  if (chamber.kind === 'exit') return { type: 'Escape', seat }
  const verb = PURPOSES[chamber.kind]
  if (verb) return { type: 'Perform', seat, verb }
  return CHAMBERS[chamber.kind]?.gems.length && !chamber.used ? { type: 'ActivateGems', seat, step: Math.max(0, step) } : undefined
}

export function discoverCommand({ seat, deeds }: Asked, side: number): Command {
  const deed = deeds.find((each) => each.verb === 'discover' && each.target === side)
  return deed ? commandFor(seat, deed) : { type: 'Discover', seat, side }
}
