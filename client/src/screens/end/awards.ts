/** One award for each adventurer, always a positive one: what a player did more of than the others, with its number. */

import type { IconName } from '../../art/icons.ts'
import type { Figures } from '../../generated/wire.ts'

export interface Award {
  seat: number
  id: string
  icon: IconName
  /** The number in its words. */
  number: number
}

interface Kind {
  id: string
  icon: IconName
  number: (figures: Figures) => number
  /** How well it is deserved; below 0 it is not given. */
  worth: (figures: Figures) => number
}

const most = (field: keyof Figures): Pick<Kind, 'number' | 'worth'> => ({
  number: (figures) => figures[field],
  worth: (figures) => figures[field] || -1,
})

const ROLLER: Kind = { id: 'roller', icon: 'roll', ...most('rolls') }
/** Also fits a player who never rolled, and so met no black mask. */
const COOL_HEAD: Kind = {
  id: 'cool-head',
  icon: 'black-mask',
  number: ({ black_masks }) => black_masks,
  worth: ({ black_masks, dice }) => (dice ? 1 - black_masks / dice : -1),
}

/** In the order in which they are given. */
const KINDS: Kind[] = [
  { id: 'lamplighter', icon: 'gem-lit', ...most('gems') },
  { id: 'golden-hands', icon: 'golden-mask', ...most('freed_mates') },
  { id: 'pathfinder', icon: 'stairway', ...most('chambers') },
  {
    id: 'first-out',
    icon: 'exit',
    number: ({ escaped_at }) => escaped_at,
    worth: ({ escaped_at }) => (escaped_at < 0 ? -1 : 1e9 - escaped_at),
  },
  COOL_HEAD,
  { id: 'runner', icon: 'adventurer', ...most('steps') },
  ROLLER,
]

/** `isBot`: if two deserve the same, a person has priority over a bot. In the order of the seats. */
export function awards(figures: readonly Figures[], isBot: (seat: number) => boolean): Award[] {
  const given = new Map<number, Award>()
  for (const kind of KINDS) give(kind, figures, isBot, given)
  return figures.map((own, seat) => given.get(seat) ?? award(own.rolls ? ROLLER : COOL_HEAD, own, seat))
}

/** Gives it to the player who stands out by it, unless that player has an award already. */
function give(
  kind: Kind,
  figures: readonly Figures[],
  isBot: (seat: number) => boolean,
  given: Map<number, Award>,
): void {
  const waiting = [...figures.keys()].filter((seat) => !given.has(seat) && kind.worth(figures[seat]!) >= 0)
  const rank = (seat: number): number => kind.worth(figures[seat]!)
  const [best] = waiting.toSorted((one, other) => rank(other) - rank(one) || Number(isBot(one)) - Number(isBot(other)))
  const isBest = best !== undefined && figures.every((each) => kind.worth(each) <= rank(best))
  if (isBest) given.set(best, award(kind, figures[best]!, best))
}

function award({ id, icon, number }: Kind, figures: Figures, seat: number): Award {
  return { seat, id, icon, number: number(figures) }
}
