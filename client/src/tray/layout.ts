/** Where the dice lie: kept ones on the ledge to the left, the others in the bowl, in as few rows as they need. */

export interface Slot {
  x: number
  y: number
}
export interface Zone {
  x: number
  y: number
  width: number
  height: number
  kind: 'ledge' | 'bowl'
}
export interface Lie {
  size: number
  width: number
  height: number
  slots: Slot[]
  zones: Zone[]
  slot: { width: number; height: number }
}

export interface Room {
  /** What the tray may take at most. */
  width: number
  /** The side of a die when there is room for it. */
  die: number
  /** Rows before dice get smaller. */
  rows: number
}

/** A touch needs this much, whatever the die's size. */
const LEAST_SLOT = 44
const BETWEEN = 0.14
const FOOT = 0.22
/** Between ledge and bowl, in parts of a die. */
const APART = 0.19

interface Plan {
  perRow: number
  rows: number
  die: number
}

/** Dice in the order of the hand; the answer keeps that order. */
export function lay(kept: readonly boolean[], room: Room): Lie {
  const plan = fit(kept.length, room)
  const slot = { width: slotWidth(plan.die), height: Math.ceil(plan.die * (1 + FOOT + BETWEEN)) }
  const order = [...kept.keys()].sort((one, other) => Number(kept[other]) - Number(kept[one]) || one - other)
  const places = order.map((_, number) => placeOf(number, plan, slot))
  const onLedge = kept.filter(Boolean).length
  spread(places, onLedge, plan)
  const slots: Slot[] = []
  order.forEach((die, number) => {
    slots[die] = places[number] as Slot
  })
  const width = plan.perRow * slot.width + gap(plan.die)
  return { size: plan.die, slot, width, height: plan.rows * slot.height, slots, zones: zonesOf(places, onLedge, slot) }
}

const slotWidth = (die: number): number => Math.max(LEAST_SLOT, Math.floor(die * (1 + BETWEEN)))
const gap = (die: number): number => Math.round(die * APART)

/** As large as can be in one row; more rows only when dice would get too small to hit. */
function fit(count: number, room: Room): Plan {
  for (let rows = 1; rows <= room.rows; rows += 1) {
    const perRow = Math.max(1, Math.ceil(count / rows))
    const die = Math.min(room.die, Math.floor(room.width / (perRow * (1 + BETWEEN) + APART)))
    const fits = perRow * slotWidth(die) + gap(die) <= room.width
    if ((fits && die >= room.die * 0.72) || rows === room.rows) return { perRow, rows, die: Math.max(28, die) }
  }
  return { perRow: count, rows: 1, die: room.die }
}

function placeOf(number: number, plan: Plan, slot: { width: number; height: number }): Slot {
  return { x: (number % plan.perRow) * slot.width, y: Math.floor(number / plan.perRow) * slot.height }
}

/** What lies in the bowl moves away from the ledge; a row of one kind stands in the middle. */
function spread(places: Slot[], onLedge: number, plan: Plan): void {
  const apart = gap(plan.die)
  for (const [number, place] of places.entries()) {
    const row = Math.floor(number / plan.perRow)
    const first = row * plan.perRow
    const last = Math.min(places.length, first + plan.perRow)
    const mixed = first < onLedge && onLedge < last
    const missing = plan.perRow - (last - first)
    const middle = Math.round((missing * slotWidth(plan.die)) / 2)
    place.x += middle + (mixed ? (number >= onLedge ? apart : 0) : Math.round(apart / 2))
  }
}

/** One stretch for each row and kind. */
function zonesOf(places: readonly Slot[], onLedge: number, slot: { width: number; height: number }): Zone[] {
  const zones: Zone[] = []
  for (const [number, place] of places.entries()) {
    const kind = number < onLedge ? 'ledge' : 'bowl'
    const last = zones[zones.length - 1]
    if (last && last.kind === kind && last.y === place.y) last.width = place.x + slot.width - last.x
    else zones.push({ x: place.x, y: place.y, width: slot.width, height: slot.height, kind })
  }
  return zones
}
