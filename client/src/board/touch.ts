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

/** A touch on a chamber, or on one of its gem steps; nothing if there is nothing to ask. */
export function chamberCommand({ seat, deeds, here }: Asked, chamber: Laid, step = -1): Command | undefined {
  if (seat < 0 || here < 0 || chamber.tile < 0) return undefined
  return chamber.tile === here ? hereCommand(seat, deeds, chamber, step) : thereCommand(seat, deeds, chamber)
}

function thereCommand(seat: number, deeds: readonly Deed[], chamber: Laid): Command {
  const ways = deeds.filter((deed) => deed.verb === 'enter' && deed.target >> 1 === chamber.tile)
  const way = ways.find((deed) => deed.about < 0) ?? ways[0]
  return way ? commandFor(seat, way) : { type: 'Enter', seat, to: 2 * chamber.tile }
}

function hereCommand(seat: number, deeds: readonly Deed[], chamber: Laid, step: number): Command | undefined {
  const fits = (deed: Deed): boolean => (step < 0 && deed.verb === 'escape') || (deed.verb === 'activate' && (step < 0 || deed.target === step))
  const deed = deeds.find(fits)
  if (deed) return commandFor(seat, deed)
  if (chamber.kind === 'exit') return { type: 'Escape', seat }
  return CHAMBERS[chamber.kind]?.gems.length && !chamber.used ? { type: 'ActivateGems', seat, step: Math.max(0, step) } : undefined
}

export function discoverCommand({ seat, deeds }: Asked, side: number): Command {
  const deed = deeds.find((each) => each.verb === 'discover' && each.target === side)
  return deed ? commandFor(seat, deed) : { type: 'Discover', seat, side }
}
