/**
 * What a chapter may add to the page. It says so in `chapters/<name>/index.ts`, which is loaded when a table plays it
 * and is named in no other file. All fields are optional; `chapters/fountain` shows what a small chapter needs.
 */

import type { Component } from 'svelte'
import type { Face, Halves, Spot } from '../art/faces.ts'
import type { IconName } from '../art/icons.ts'
import type { GemState, MarksState } from '../art/marks.ts'
import type { Sand } from '../art/timer.ts'
import type { MapView } from '../board/mapView.svelte.ts'
import type { Laid, Preview } from '../board/scene.ts'
import type { MapSpot, SpotScene } from '../board/spots.ts'
import type { Card } from '../cards/pieces.ts'
import type { Readers } from '../events/reading.ts'
import type { ChamberKind, PieceKind } from '../generated/pieces.ts'
import type { ChapterView, DieView, Face as DieFace, Icon, Settings } from '../generated/wire.ts'
import type AskFrame from '../hud/AskFrame.svelte'
import type { OpenQuestion } from '../hud/questions.ts'
import type { Stage } from '../hud/stage.svelte.ts'
import type { Timer } from '../hud/timeline.ts'
import type { Deed } from '../play/deeds.ts'
import type { Situation } from '../play/situation.ts'
import type { Moment } from '../sound/score.ts'
import type { Doable } from '../tray/deedWords.ts'
import type { Session } from '../wire/session.svelte.ts'

export interface Chapter {
  // ------------------------------------------------------------------ the pieces of the box
  /** From `generated/chapters/<name>.ts`. */
  chambers?: Record<string, ChamberKind>
  pieces?: Record<string, PieceKind>

  /** Word files that it needs besides its own, `locales/LANGUAGE/chapters/<name>.ftl`. */
  words?: readonly string[]

  // ------------------------------------------------------------------ looks
  /** The stone of each kind of chamber. */
  faces?: Record<string, Face>
  /** The drawing in the middle of a chamber, always upright, centred on 0, 0 and about 90 wide. */
  features?: Record<string, (state: GemState) => string>
  /** Chambers of two halves. */
  halves?: Record<string, Halved>
  /** What is printed on chambers, by `ChamberKind.icons`. */
  badges?: Record<string, Badge>
  /** One for each kind of piece, on a grid of 48. */
  emblems?: Record<string, string>
  /**
   * How pieces on the board look, by their kind, or by their pile while they lie face down. A piece without an entry is
   * shown as its emblem in the strip of its chamber.
   */
  tokens?: Record<string, Token>
  /** Kinds of cards whose owner must hold a button to roll, if the screen enforces curses of the body. */
  held?: readonly string[]
  /** What an adventurer wears whose player has such a piece, drawn around feet that are 58 wide. */
  worn?: Record<string, () => string>

  // ------------------------------------------------------------------ deeds
  /** One record for each verb that it offers. */
  verbs?: Record<string, Verb>
  /** One record for each kind of question that it asks. */
  questions?: Record<string, Question>
  /** The place of the cards of each of its piles on the screen. */
  piles?: Record<string, Pile>
  /** The warning before a deed that would lose the game. */
  warning?: () => string
  /** While no roll is offered: the table's time until which a press waits for it; -1 if it does not wait. */
  throwWaits?: (situation: ThrowScene) => number
  /** Refusals of a roll that came a moment too early: the roll is sent again. */
  tooEarly?: readonly string[]

  // ------------------------------------------------------------------ events
  /** What the events of this chapter mean, in words, sounds and effects on the board. */
  reads?: Readers

  /** The sounds at the moments that a timer predicts. */
  foretells?: (timer: Timer) => readonly Moment[]

  /** Notes of the chapter that are not shown, because something else shows the same. */
  unseen?: readonly string[]

  // ------------------------------------------------------------------ on the screen of the temple
  /** The team's goals: slots in the rail, lines in the sheet of the rail, marks on the map. */
  goals?: (stage: Stage) => Goals | undefined
  /** The sand glasses of the team: each has its slot in the rail from the start of a game, and stands on its chamber. */
  glasses?: (stage: Stage) => readonly Glass[]
  /** What no player may do for a while. */
  ban?: (stage: Stage) => Ban | undefined
  /** In a countdown: a ban that will make adventurers late for the slam. */
  slamBan?: (stage: Stage) => Ban | undefined
  /** The state of the tasks of chambers, by the kind of chamber. A chapter that counts tasks reads it. */
  tasks?: Record<string, Task>
  /** On the stone of the temple, below all pieces and adventurers. */
  OnMap?: Component<{ stage: Stage; laid: readonly Laid[] }>
  /** Called for each screen; it is active until the returned function is called. */
  enter?: (stage: Stage) => (() => void) | undefined
  /** The current feat: it fills the zone of the map. Undefined while there is none. */
  feat?: (stage: Stage) => Feat | undefined
  /** What the roll button says instead of the number of dice. */
  rollNote?: (stage: Stage) => string
  /** Measures the game, in place of the time and of the fuse. The times of gongs are not shown then. */
  Timepiece?: Component<TimepieceProps>
  /** What keeps me from speaking; undefined if nothing does. */
  hush?: (stage: Stage) => Hush | undefined
  /** In the corner beside the dice, and above the dice. */
  Corner?: Component<{ stage: Stage }>
  CornerNote?: Component<{ stage: Stage }>
  /** Over the roll button. */
  OverRoll?: Component<{ stage: Stage }>
  /** An addition to the explanation of one card in its sheet. */
  cardNote?: (kind: string, seat: number, stage: Stage) => string
  /** Settings that each player chooses separately: shown among the settings, and below the chapter's variants. */
  Settings?: Component<{ variants: readonly string[] }>
  /** The keys of the chapter, for the list of keys. */
  keys?: readonly { code: string; words: string }[]

  /** Over the whole screen. */
  Overlay?: Component<{ stage: Stage; onleave: () => void }>
  /** Replaces the screen that shows how a game ended. */
  Ending?: Component<{ session: Session; ways: Ways }>
  /** On that screen, below the verdict: the result of the game as a challenge. */
  Prize?: Component<PrizeProps>
  /** A proposal for the next game of the same table, or undefined. `seats`: chapters that only add seats. */
  next?: (settings: Settings, after: { won: boolean; seats: readonly string[] }) => Proposal | undefined

  // ------------------------------------------------------------------ on the screen of the table
  /** Above its variants, for the host. */
  Advice?: Component<AdviceProps>
  /** Above all cards: the set-up that is played as a whole. */
  Banner?: Component<BannerProps>
  /** On the card of another chapter: its relation to this one; '' if none. */
  tie?: (module: string, settings: Settings) => string
  /** The fixed value for the numbers of this chapter, which cannot be chosen then; undefined if they can. */
  setsNumbers?: (module: string, settings: Settings) => number | undefined
  /** If the chapter sets the difficulty: the text in place of the choice. */
  setsDifficulty?: () => string
  /**
   * What each seat chooses before a game, by its name in the rules: one of the roles of all chapters in play, and one
   * of its cards.
   */
  choice?: { role: string; card: string }
  /** The roles, by name. */
  roles?: Record<string, Role>
}

/** A role for a whole game. A player with this role keeps one of its two cards. */
export interface Role {
  /** On a grid of 120 x 104, without its background. */
  bust: string
  /** Of the background: light and shade. */
  colours: readonly [string, string]
  /** The kinds of its cards, by their names in the second choice. */
  cards: Record<string, string>
}

/** The goals of a chapter for the team. */
export interface Goals {
  /** For the heading in the sheet, and for the slot that more than two goals share: a drawing on a grid of 24. */
  sign: string
  title: string
  note: string
  /** Why no adventurer may escape; '' if they may. */
  barred: string
  /** All goals that this game will have, so that no slot moves. */
  list: readonly Goal[]
  /** In the sheet instead of the list; on desktops it always lies open in the rail, in place of the slots. */
  Board?: Component<{ stage: Stage }>
}

/** One goal, as the rail, its sheet and its chamber on the map show it. */
export interface Goal extends GoalState {
  key: string
  sign: string
  name: string
  isDone: boolean
  /** The tile of its chamber; -1 if it has none, or it is not discovered. */
  tile: number
}

export interface TimepieceProps {
  store: { chapters: ReadonlyMap<string, ChapterView> }
  /** In game time. */
  time: number
  isStopped: boolean
}

/** The progress of a goal. */
export interface GoalState {
  /** What must be done, in one sentence. */
  asked: string
  /** The progress in at most four characters, such as 2/4. */
  figure: string
  /** The progress in words. */
  progress: string
  /** The progress as bars: done and total. */
  bars?: readonly [number, number]
  /** What stands in the way, as soon as it is known. */
  warning?: string
  /** The next slam will cost something because of it: the edge of its slot is red. */
  isUrgent?: boolean
  /** What the adventurers in its chamber must show at one moment. */
  price?: readonly Icon[]
}

/** A sand glass, as the rail, its sheet and its chamber on the map show it. */
export interface Glass {
  sand: Sand
  /** Its purpose: a drawing on a grid of 24; '' while it stands still. */
  sign: string
  /** The table's time at which its sand has run down; -1 while it stands still. */
  endsAt: number
  /** How long its sand takes from full to empty. */
  runMs: number
  /** The chamber on which it stands; -1 while it stands beside the temple. */
  tile: number
  /** What is counted meanwhile, in at most four characters, such as 5/7; '' if nothing is. */
  figure: string
  /** The tiles of the chambers that wait for it, the next one first. */
  waiting: readonly number[]
  /** What the adventurers in its chamber must show at one moment, if anything. */
  price?: readonly Icon[]
  /** What is going on and what follows from it, for the sheet and for screen readers. */
  title: string
  note: string
}

/** Something that no player may do until its time is over. What it forbids does not glow, and a touch says why. */
export interface Ban {
  /** The struck sign, on a grid of 24. */
  sign: string
  /** In at most six words. */
  words: string
  begunAt: number
  endsAt: number
  /** The codes of its refusals. */
  refusals: readonly string[]
  /** Faces of dice that have no use meanwhile. */
  faces: readonly DieFace[]
  /** Kinds of chambers that no adventurer may enter. */
  closes: (kind: string) => boolean
  /** No gems may be lit. */
  isOnGems: boolean
}

export interface Task {
  sign: string
  state: (stage: Stage, tile: number) => GoalState
}

/** The ways to leave an ending that a chapter draws. */
export interface Ways {
  home: () => void
  /** Starts a first game; fails with a problem. */
  play: () => Promise<void>
  /** The player has finished the lesson. */
  finish: () => void
}

/**
 * A deed that is done with a steady hand. It lies over the map until I step back, and its own deed takes the place of
 * the roll.
 */
export interface Feat {
  /** Fills the zone of the map. */
  Scene: Component<{ stage: Stage }>
  /** The deed of the roll button and the space bar meanwhile; if left out, they roll. */
  press?: Press
  /** A mask of the dice that may be used for it, and the one in use; a touch in the tray chooses another. */
  pool: number
  taken: number
  take: (die: number) => void
}

/** Replaces the roll. */
export interface Press {
  icon: IconName
  words: string
  /** What it is done with, in one or two words. */
  note: string
  isOpen: boolean
  act: () => void
}

/** A proposal for the next game, as one big button: its text, and the settings it changes. */
export interface Proposal {
  title: string
  note: string
  settings: Settings
}

export interface PrizeProps {
  /** The code of the table, and the name of the game. */
  code: string
  game: string
  isPlayer: boolean
  /** Called when the result of the game is known. */
  onknown: () => void
}

export interface BannerProps {
  settings: Settings
  code: string
  isHost: boolean
  onchange: (change: Settings) => void
}

export interface Halved {
  /** The positions in the chamber after this many quarter turns. */
  places: (turn: number) => Halves
  /** The prices and gems. */
  marks: (kind: ChamberKind, state: MarksState) => string
}

/** A round badge: sign, background, ink, and how its rim is drawn. */
export interface Badge {
  icon: IconName
  ground: string
  ink: string
  rim?: string
}

export interface Token {
  /** Centred on 0, 0 and about 50 wide, with an element around it if it moves or shines. */
  draw: () => string
  Around?: Component<{ drawing: string }>
  /** The middle of the thing on its tile of 200; `feet` is where adventurers stand in a half of a chamber that has two. */
  spot: (chamber: Laid, feet: Spot | undefined) => Spot
  /** The words for a chamber in which it lies face down; any other piece is called by its name. */
  words?: () => string
  /** The text of the button that carries it to the next chamber, if it can be carried. */
  carry?: string
}

/** The order of deeds: the most urgent first. */
export const RANKS = [
  'answer',
  'leave',
  'gems',
  'help',
  'here',
  'discover',
  'go',
  'card',
  'other',
  'late',
  'last',
] as const
export type Rank = (typeof RANKS)[number]

export interface Verb {
  icon: IconName
  rank: Rank
  /** A button above the dice, or something else that is touched: its card, or another place of the page. */
  place: 'button' | 'card' | 'elsewhere'
  /** The kind of card that is touched for it, if it differs from the verb. */
  card?: string
  /** A touch on one of these chambers does it, or asks why it is impossible; their price glows when it can be paid. */
  chambers?: readonly string[]
  /** A touch on my own chamber does it, if it is offered there. */
  isHere?: boolean
  /** The colour in which its button glows. */
  glow?: 'gem'
  /** The text of its button, if `deed-VERB` is not enough. */
  words?: (deed: Doable, naming: Naming) => string
  /** The kind of its target, if one has to be chosen: one of my cards, or a spot on the map. */
  aim?: 'card' | 'map'
  /** With only one target, it is done at once without choosing. */
  isDirect?: boolean
  /** Where it is touched on the map; with `aim`, only while its target is being chosen. */
  spot?: (deed: Deed, scene: SpotScene) => MapSpot | undefined
  /** The chambers that glow while it is offered, besides my own. */
  lights?: (deed: Pick<Deed, 'target'>, laid: readonly Laid[]) => Laid[]
  /** Replaces a question when it is touched, if something has to be chosen or confirmed first. */
  Confirm?: Component<ConfirmProps>
  /** A touch does not do it, but opens the feat of its chapter, where it is done. */
  isFeat?: boolean
  /** If the table has chosen one of these variants, one touch is enough. */
  directIn?: readonly string[]
  /** Offered as a button only when nothing else helps: my dice are stuck, or no adventurer can free them any more. */
  onlyIf?: 'stuck' | 'hopeless'
  /** With `aim: 'map'`: a touch only previews the outcome on the map, and a button in the question's place does it. */
  tool?: Tool
}

/** A choice between several targets at one place, of which one is shown. */
export interface Dial {
  /** The target this many steps further. */
  turn: (target: number, steps: number, targets: readonly number[]) => number
  /** A number that is the same for all targets at one place. */
  place: (target: number) => number
  /** The name of the target that is shown, in one word. */
  words: (target: number, stage: Stage) => string
  /** The steps are quarter turns: the chamber has a ring that can be dragged. */
  isRing?: boolean
}

/** A tool on the map: it shows the outcome before the deed is done. `hud/tool/` has the parts that tools are made of. */
export interface Tool {
  /** The outcome of this target. */
  preview: (target: number, situation: Situation) => Preview
  /** The target that is shown first; if left out, the first that is offered. */
  first?: (targets: readonly number[], situation: Situation) => number
  dial?: Dial
  /** A better deed with the same target: if it is offered, it is done instead. */
  instead?: string
  /** Another deed of the same card, which needs no target. */
  also?: string
  /** The outcome in one line; if left out, the ways that open and close. */
  words?: (target: number, stage: Stage) => string
  /** What only the map shows, for screen readers. */
  heard?: (target: number, stage: Stage) => string
  /** In the question's place: the outcome, and the button that does it. */
  Panel: Component<{ stage: Stage; count: number; Frame: typeof AskFrame }>
  /** On the map, in units of 200 for a tile. */
  OnMap?: Component<{ stage: Stage; laid: readonly Laid[]; view: MapView }>
}

export interface ConfirmProps {
  stage: Stage
  /** The frame of all questions. */
  Frame: typeof AskFrame
  /** All offers of its verb; at least one. */
  deeds: readonly Deed[]
  /** How many questions are open at the same time. */
  count: number
  onclose: () => void
}

/** What is needed to name a deed. */
export interface Naming {
  situation: Situation
  nameOf: (seat: number) => string
  isShort: boolean
}

export interface Question {
  /** The kind of answers: yes and no, the numbers of dice, seats, pieces or tiles, or special words for each number. */
  answers: 'vote' | 'dice' | 'seats' | 'pieces' | 'tiles' | 'words'
  /** It is asked during a time-out; all other questions wait until the clock goes on. */
  isForTimeOut?: boolean
  /** The place on the map that it is about, which stays visible beside it. */
  place?: (args: readonly number[]) => number
  /** It is answered elsewhere on the screen, and needs no card. */
  isElsewhere?: boolean
  /** Who asks, and for what, if that varies. */
  asker?: (question: OpenQuestion, nameOf: Naming['nameOf']) => { seat: number; words: string }
  /** In the question's place, instead of the usual card. */
  Ask?: Component<AskProps>
  /** Whether a question of another kind is meant as this one. */
  isMeant?: (kind: string, choices: readonly number[], dice: ReadonlyMap<number, DieView>) => boolean
}

export interface AskProps {
  question: OpenQuestion
  stage: Stage
  /** How many questions are open at the same time. */
  count: number
  onfold: () => void
}

export interface Pile {
  /** Above the dice, to be lifted; beside them, to be used; a role card; or on the map, without an owner. */
  place: 'shelf' | 'rack' | 'role' | 'map'
  /** Draws a role card. */
  Front?: Component<{ stage: Stage; card: Card; keyName: string }>
  /** The verb that lifts one of its cards, by its number. */
  lifts?: string
  /** The map shows to all which seats have one. */
  isWorn?: boolean
  /** The words for the keys of these cards; '' if they have no keys. */
  keyWords: string
}

export interface Hush {
  kind: string
  words: string
}

export type ThrowScene = Situation & {
  store: { clock: { timers: readonly (readonly [string, number, readonly number[]])[] } | undefined }
}

export interface AdviceProps {
  variants: readonly string[]
  /** The number of seats at the table now. */
  players: number
  disabled: boolean
  onturn: (variant: string, on: boolean) => void
}
