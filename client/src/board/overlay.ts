/**
 * What the temple shows only to me: what glows, what is missing, what can be discovered. It is derived from options and
 * prices.
 */

import { known } from '../chapters/known.svelte.ts'
import type { Icon } from '../generated/wire.ts'
import type { Deed } from '../play/deeds.ts'
import type { Due, Nearby } from '../play/prices.ts'
import { beside, cellKey } from './scene.ts'
import type { Cell, Laid } from './scene.ts'

/** Marks on one chamber that depend on my dice. */
export interface Overlay {
  tile: number
  entry: 'plain' | 'now' | 'forbidden'
  /** The half that the entry is about: 0 front, 1 rear. */
  half: number
  /** What I already show of the entry price. Empty with `isPriced` false: no price for me now. */
  have: Icon[]
  isPriced: boolean
  /** Gem steps that can be paid now. */
  payable: number[]
  /** I could escape here now. */
  canEscape: boolean
}

/** A cell beside my chamber where a new chamber could lie. */
export interface Mist extends Cell {
  key: string
  side: number
  dues: Due[]
  deed: Deed | undefined
  barred: string
}

/** A passage that I can go through now. */
export interface Way extends Cell {
  key: string
  side: number
  deed: Deed
}

const has = (dues: readonly Due[]): Icon[] => dues.flatMap((due) => (due.isShown ? [due.icon] : []))

export function overlays(nearby: readonly Nearby[], open: readonly Deed[], here: Laid | undefined): Overlay[] {
  const found = new Map<number, Overlay>()
  const at = (tile: number): Overlay => {
    const known = found.get(tile) ?? {
      tile,
      entry: 'plain',
      half: 0,
      have: [],
      isPriced: false,
      payable: [],
      canEscape: false,
    }
    found.set(tile, known)
    return known
  }
  for (const near of nearby) if (near.verb === 'enter' && near.about < 0) priceEntry(at(near.target >> 1), near)
  for (const deed of open) {
    if (deed.verb === 'enter')
      Object.assign(at(deed.target >> 1), { entry: 'now', half: deed.target & 1, isPriced: false, have: [] })
    else if (here && deed.verb === 'activate') at(here.tile).payable.push(deed.target)
    else if (here && deed.verb === 'escape') at(here.tile).canEscape = true
    else if (here && known.verbs[deed.verb]?.chambers) at(here.tile).payable.push(0)
  }
  return [...found.values()]
}

function priceEntry(overlay: Overlay, near: Nearby): void {
  if (near.barred) overlay.entry = 'forbidden'
  overlay.half = near.target & 1
  overlay.have = has(near.dues)
  overlay.isPriced = !near.barred
}

export function mists(nearby: readonly Nearby[], open: readonly Deed[], here: Laid | undefined): Mist[] {
  if (!here) return []
  const deeds = new Map(open.filter((deed) => deed.verb === 'discover').map((deed) => [deed.target, deed]))
  const sides = new Map<number, Nearby | undefined>([...deeds.keys()].map((side) => [side, undefined]))
  for (const near of nearby) if (near.verb === 'discover') sides.set(near.target, near)
  return [...sides].map(([side, near]) => {
    const deed = deeds.get(side)
    const dues = near?.dues ?? (deed?.price ?? []).map((icon) => ({ icon, isShown: true }))
    return { ...beside(here, side), key: `mist:${side}`, side, dues, deed, barred: near?.barred ?? '' }
  })
}

export function ways(open: readonly Deed[], here: Laid | undefined, laid: readonly Laid[]): Way[] {
  if (!here) return []
  const cells = new Map(laid.map((chamber) => [chamber.tile, chamber]))
  return open.flatMap((deed) => {
    const there = deed.verb === 'enter' && deed.about < 0 ? cells.get(deed.target >> 1) : undefined
    const side = there ? [0, 1, 2, 3].findIndex((each) => cellKey(beside(here, each)) === cellKey(there)) : -1
    return side < 0 ? [] : [{ key: deed.key, x: here.x, y: here.y, side, deed }]
  })
}
