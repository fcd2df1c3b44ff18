/** How much each seat shows towards gems that are paid together: the ring on the chamber. It is only visual. */

import { known } from '../chapters/known.svelte.ts'
import { contributing } from '../play/prices.ts'
import { colourOf, seatsAt } from '../play/situation.ts'
import type { Situation } from '../play/situation.ts'
import type { Laid } from './scene.ts'

export interface Part {
  seat: number
  colour: number
  dice: number
}

export interface Joint {
  key: string
  x: number
  y: number
  have: number
  need: number
  gems: number
  parts: Part[]
}

/** One ring for each chamber where a seat shows something towards its gems, if that seat is mine or not alone. */
export function joints(situation: Situation, laid: readonly Laid[], myPlace: number): Joint[] {
  return laid.flatMap((chamber) => {
    const kind = known.chambers[chamber.kind]
    if (!kind?.gems.length || chamber.used || chamber.gems) return []
    const place = 2 * chamber.tile + kind.gemHalf
    const seats = seatsAt(situation, place)
    return seats.length > 1 || (seats.length && place === myPlace) ? ringOf(situation, chamber, place) : []
  })
}

function ringOf(situation: Situation, chamber: Laid, place: number): Joint[] {
  const steps = known.chambers[chamber.kind]!.gems
  const dice = contributing(situation, place).map(([, die]) => die)
  const shown = (price: readonly string[]) => dice.filter((die) => price.includes(die.face))
  const step = steps.find((each) => shown(each.price).length < each.price.length) ?? steps.at(-1)!
  const counted = shown(step.price)
  if (!counted.length) return []
  const parts = [...new Set(counted.map((die) => die.holder))].map((seat) => ({
    seat,
    colour: colourOf(situation.store.seats, seat),
    dice: counted.filter((die) => die.holder === seat).length,
  }))
  const need = step.price.length
  return [
    {
      key: chamber.key,
      x: chamber.x,
      y: chamber.y,
      have: Math.min(need, counted.length),
      need,
      gems: step.gems,
      parts,
    },
  ]
}
