/**
 * The positions of all parts of the temple's screen, for windows of all shapes. The parts for the team are above the
 * map, my own below it. They are computed from the window, the number of adventurers and the cards of the table's
 * chapters; no event of the game changes them.
 */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** `wide` is a landscape phone; `phone` and `tablet` have one order in two sizes; `desk` has columns beside the map. */
export type Shape = 'phone' | 'short' | 'tablet' | 'wide' | 'desk'

/** The facts about a game that are known at its start. */
export interface Setting {
  width: number
  height: number
  /** The number of adventurers. */
  heads: number
  /** The number of my dice; a player alone has more. */
  dice: number
  /** Chapters at this table lay cards before players: cards to be lifted, cards to be used, role cards. */
  hasShelf: boolean
  hasRack: boolean
  hasRole: boolean
  /** Text is at least one and a half times its usual size. */
  isLarge: boolean
  isLeftHanded: boolean
}

export interface Zones {
  shape: Shape
  clock: Box
  team: Box
  rail: Box
  map: Box
  /** Undefined if no chapter has cards. */
  cards: Box | undefined
  /** The place of cards that help, if they are not in one row with the others. */
  rack: Box | undefined
  deeds: Box
  tray: Box
  question: Box
  /** Strips of the map for messages and for questions: my pawn stays out of them. */
  herald: number
  lip: number
  /** The length of a die's side. */
  die: number
  /** Dice and the roll button share one row. */
  isRollBeside: boolean
}

export function shapeOf(width: number, height: number): Shape {
  if (height < 500 && width > height) return 'wide'
  if (width >= 1000 && width >= height) return 'desk'
  if (width >= 700 && height >= 900) return 'tablet'
  return height < 720 ? 'short' : 'phone'
}

export function zonesOf(setting: Setting): Zones {
  const shape = shapeOf(setting.width, setting.height)
  if (shape === 'desk') return desk(setting)
  if (shape === 'wide') return mirrored(wide(setting), setting)
  return stacked(shape, setting)
}

/** Shows the other players; on a desktop me, too. */
const hasTeam = ({ heads }: Setting): boolean => heads > 1
const hasCards = ({ hasShelf, hasRack, hasRole }: Setting): boolean => hasShelf || hasRack || hasRole

// -------------------------------------------------------------------- one above the other
interface Heights {
  margin: number
  top: number
  /** Between the zones above the map, between those below it, and between either and the map. */
  gap: number
  low: number
  rim: number
  clock: number
  team: number
  rail: number
  cards: number
  deeds: number
  tray: number
  question: number
  herald: number
  lip: number
  die: number
}

const HEIGHTS: Record<'phone' | 'short' | 'tablet', Heights> = {
  phone: {
    ...{ margin: 8, top: 6, gap: 4, low: 4, rim: 4, clock: 44, team: 52, rail: 44 },
    ...{ cards: 60, deeds: 46, tray: 146, question: 124, herald: 32, lip: 62, die: 56 },
  },
  short: {
    ...{ margin: 8, top: 4, gap: 4, low: 3, rim: 2, clock: 40, team: 46, rail: 42 },
    ...{ cards: 58, deeds: 46, tray: 78, question: 124, herald: 32, lip: 62, die: 44 },
  },
  tablet: {
    ...{ margin: 14, top: 12, gap: 8, low: 8, rim: 6, clock: 56, team: 82, rail: 56 },
    ...{ cards: 118, deeds: 56, tray: 146, question: 150, herald: 40, lip: 28, die: 92 },
  },
}
/** What large text may take from the map, 54 pixels in all. */
const LARGE = { clock: 6, team: 10, rail: 8, cards: 12, deeds: 10, tray: 8 }
/** Seven dice in a row leave no room for the roll button beside them: it has a row of its own. */
const ROLL_ROW = 56
const MOST_BESIDE = 6

function stacked(shape: 'phone' | 'short' | 'tablet', setting: Setting): Zones {
  const { width, height } = setting
  const sizes = heightsOf(shape, setting)
  const { margin, gap, low, rim } = sizes
  const across = { x: margin, width: width - 2 * margin }
  const clock = { ...across, y: sizes.top, height: sizes.clock }
  const team = { ...across, y: below(clock, gap), height: sizes.team }
  const rail = { ...across, y: hasTeam(setting) ? below(team, gap) : below(clock, gap), height: sizes.rail }
  const tray = { x: 0, y: height - sizes.tray, width, height: sizes.tray }
  const deeds = { ...across, y: tray.y - low - sizes.deeds, height: sizes.deeds }
  const cards = { ...across, y: deeds.y - low - sizes.cards, height: sizes.cards }
  const foot = (hasCards(setting) ? cards.y : deeds.y) - Math.max(rim, low)
  const map = { x: 0, y: below(rail, rim), width, height: foot - below(rail, rim) }
  const question = asked(shape, setting, deeds.y - Math.floor(low / 2), sizes)
  return {
    ...{ shape, clock, team, rail, map, deeds, tray, question },
    cards: hasCards(setting) ? cards : undefined,
    rack: undefined,
    herald: sizes.herald,
    lip: below(map, 0) - question.y,
    die: dieOf(sizes.die, setting, width - 2 * margin - (isBeside(shape, setting) ? besideWidth(shape) : 0)),
    isRollBeside: isBeside(shape, setting),
  }
}

function heightsOf(shape: 'phone' | 'short' | 'tablet', setting: Setting): Heights {
  const sizes = { ...HEIGHTS[shape] }
  if (setting.isLarge) for (const name of Object.keys(LARGE) as (keyof typeof LARGE)[]) sizes[name] += LARGE[name]
  if (shape === 'short' && !isBeside(shape, setting)) sizes.tray += ROLL_ROW
  return sizes
}

/** A question covers the cards, and overlaps the lower strip of the map. */
function asked(shape: Shape, { width }: Setting, foot: number, { question, margin }: Heights): Box {
  const wide = shape === 'tablet' ? 560 : width - 2 * (margin - 2)
  return { x: (width - wide) / 2, y: foot - question, width: wide, height: question }
}

const below = ({ y, height }: Box, gap: number): number => y + height + gap

function isBeside(shape: Shape, { dice }: Setting): boolean {
  return shape === 'tablet' || (shape === 'short' && dice <= MOST_BESIDE)
}

const besideWidth = (shape: Shape): number => (shape === 'tablet' ? 214 : 98)

/** The usual size, or the largest that lets all dice fit in one row. */
function dieOf(usual: number, { dice }: Setting, room: number): number {
  return Math.min(usual, Math.floor((room - 12) / Math.max(5, dice)) - 4)
}

// -------------------------------------------------------------------- a landscape phone
const COLUMN = 264
/** A die and the gap beside it: the width that a finger needs. */
const A_DIE = 44
const TEAM_WIDE = 80
/** Below this height everything on the right is a little lower. */
const TIGHT = 360

function wide(setting: Setting): Zones {
  const { width, height } = setting
  const isTight = height < TIGHT
  const column = Math.max(COLUMN, 12 + A_DIE * setting.dice)
  const x = width - column - 8
  const clock = { x, y: isTight ? 4 : 6, width: column, height: 40 }
  const rail = { x, y: below(clock, 4), width: column, height: isTight ? 40 : 42 }
  const tray = { x: x - 8, y: height - (isTight ? 116 : 130), width: column + 16, height: isTight ? 116 : 130 }
  const deeds = { x, y: tray.y - 52, width: column, height: 46 }
  const cards = { x, y: below(rail, 6), width: column, height: Math.min(104, deeds.y - below(rail, 12)) }
  const left = hasTeam(setting) ? 8 + TEAM_WIDE + 2 : 0
  const map = { x: left, y: 0, width: tray.x - 2 - left, height }
  const question = inTheMiddle(map, Math.min(362, map.width - 12), 124)
  return {
    ...{ shape: 'wide', clock, rail, tray, deeds, map, question },
    team: { x: 8, y: 6, width: TEAM_WIDE, height: height - 12 },
    cards: hasCards(setting) ? cards : undefined,
    rack: undefined,
    herald: 32,
    lip: height - question.y,
    die: dieOf(44, setting, column),
    isRollBeside: false,
  }
}

/** At the foot of the map, with room for the buttons to its left and right. */
function inTheMiddle(map: Box, width: number, height: number): Box {
  return { x: map.x + (map.width - width) / 2, y: map.y + map.height - 6 - height, width, height }
}

function mirrored(zones: Zones, { width, isLeftHanded }: Setting): Zones {
  if (!isLeftHanded) return zones
  const turned = Object.entries(zones).map(([name, box]: [string, unknown]) =>
    isBox(box) ? [name, { ...box, x: width - box.x - box.width }] : [name, box],
  )
  return Object.fromEntries(turned) as Zones
}

const isBox = (value: unknown): value is Box => typeof value === 'object' && value !== null && 'width' in value

// -------------------------------------------------------------------- a desktop
interface Desk {
  margin: number
  column: number
  cards: number
  rack: number
  top: number
  clock: number
  deeds: number
  tray: number
  foot: number
  gap: number
  die: number
}

const ROOMY = 1400
/** Below this height of a desktop the rows are lower. */
const LOW = 700

function deskSizes({ width, height }: Setting): Desk {
  const columns = width >= ROOMY ? { margin: 16, column: 262, cards: 424, rack: 250 } : NARROW
  return { ...columns, ...(height < LOW ? LOW_ROWS : ROWS), die: width >= ROOMY && height >= LOW ? 84 : 64 }
}
const NARROW = { margin: 10, column: 220, cards: 300, rack: 158 }
const ROWS = { top: 14, clock: 58, deeds: 50, tray: 142, foot: 20, gap: 10 }
const LOW_ROWS = { top: 8, clock: 46, deeds: 46, tray: 108, foot: 8, gap: 6 }

function desk(setting: Setting): Zones {
  const { width, height } = setting
  const { margin, column, top, gap, foot, ...sizes } = deskSizes(setting)
  const inner = { x: margin + column + 12, width: width - 2 * (margin + column + 12) }
  const clock = { ...inner, y: top, height: sizes.clock }
  const tray = { ...trayAcross(setting, sizes, margin), y: height - foot - sizes.tray, height: sizes.tray }
  const deeds = { ...inner, y: tray.y - gap - sizes.deeds, height: sizes.deeds }
  const map = { ...inner, y: below(clock, gap + 2), height: deeds.y - gap - below(clock, gap + 2) }
  const cards = { x: margin, y: tray.y, width: sizes.cards, height: sizes.tray }
  const rack = { x: width - margin - sizes.rack, y: below(tray, -76), width: sizes.rack, height: 76 }
  const beside = { y: map.y, width: column, height: tray.y - gap - map.y }
  return {
    ...{ shape: 'desk', clock, map, deeds, tray, question: cards, herald: 38, lip: 0, isRollBeside: true },
    team: { ...beside, x: margin, height: beside.height - 54 },
    rail: { ...beside, x: width - margin - column, height: map.height },
    cards: setting.hasShelf || setting.hasRole ? cards : undefined,
    rack: setting.hasRack ? rack : undefined,
    die: dieOf(sizes.die, setting, tray.width - 36 - sizes.tray + 10),
  }
}

/** Between the cards that press and those that help, also if there are none: a question is to the left of it. */
function trayAcross({ width }: Setting, { cards, rack }: Pick<Desk, 'cards' | 'rack'>, margin: number) {
  const left = margin + cards + 16
  return { x: left, width: Math.min(684, width - left - margin - rack - 16) }
}
