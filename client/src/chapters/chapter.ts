/**
 * What a chapter may add to the page. It says so in `chapters/<name>/index.ts`, which is fetched when a table plays it, and is
 * named nowhere else. Everything is optional; `chapters/fountain` shows what a small one needs.
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
  // ------------------------------------------------------------------ what lies in the box
  /** From `generated/chapters/<name>.ts`. */
  chambers?: Record<string, ChamberKind>
  pieces?: Record<string, PieceKind>

  /** Files of words that it needs besides its own, `locales/LANGUAGE/chapters/<name>.ftl`. */
  words?: readonly string[]

  // ------------------------------------------------------------------ how it looks
  /** The stone of each kind of chamber. */
  faces?: Record<string, Face>
  /** What stands in the middle of a chamber, always upright, centred on 0, 0 and about 90 wide. */
  features?: Record<string, (state: GemState) => string>
  /** Chambers of two halves. */
  halves?: Record<string, Halved>
  /** What is printed on chambers, by `ChamberKind.icons`. */
  badges?: Record<string, Badge>
  /** One for each kind of piece, on a grid of 48. */
  emblems?: Record<string, string>
  /** How pieces look that lie on the board, by their kind, or by their pile while they lie face down; one without an entry lies as its emblem in the strip of its chamber. */
  tokens?: Record<string, Token>
  /** Kinds of cards whose owner must hold something down to roll, where the screen sees to curses of the body. */
  held?: readonly string[]
  /** What an adventurer wears whose player has such a piece, around feet that are 58 wide. */
  worn?: Record<string, () => string>

  // ------------------------------------------------------------------ what can be done
  /** One record for each verb that it offers. */
  verbs?: Record<string, Verb>
  /** One record for each kind of question that it asks. */
  questions?: Record<string, Question>
  /** Where the cards of each of its piles lie on the screen. */
  piles?: Record<string, Pile>
  /** What is said before a deed that would lose the game. */
  warning?: () => string
  /** While a throw is not offered: the table's time until which a press waits for it; -1 if it does not wait. */
  throwWaits?: (situation: ThrowScene) => number
  /** Refusals of a throw that came a moment too early: it is asked for again. */
  tooEarly?: readonly string[]

  // ------------------------------------------------------------------ what happened
  /** What events mean that are about this chapter, in words, sounds and on the board. */
  reads?: Readers

  /** What is heard at the moments that a timer foretells. */
  foretells?: (timer: Timer) => readonly Moment[]

  /** Notes of the chapter that need no place on the page, because something else shows the same. */
  unseen?: readonly string[]

  // ------------------------------------------------------------------ on the screen of the temple
  /** What everybody works on together: its slots in the rail, its lines in the sheet of the rail, its marks on the map. */
  goals?: (stage: Stage) => Goals | undefined
  /** Sand glasses that run for everybody: each has its slot in the rail from the start of a game on, and stands on its chamber. */
  glasses?: (stage: Stage) => readonly Glass[]
  /** What nobody may do for a while. */
  ban?: (stage: Stage) => Ban | undefined
  /** In a countdown: a ban that will keep those outside who are not safe when the doors slam. */
  slamBan?: (stage: Stage) => Ban | undefined
  /** How the tasks of chambers go, by the kind of chamber; a chapter that counts them asks for them. */
  tasks?: Record<string, Task>
  /** On the stone of the temple, below whatever lies and stands there. */
  OnMap?: Component<{ stage: Stage; laid: readonly Laid[] }>
  /** Gets ready for a screen, until the returned function is called. */
  enter?: (stage: Stage) => (() => void) | undefined
  /** What I do with a steady hand while I am at it: it fills the zone of the map. Nothing where it cannot be done. */
  feat?: (stage: Stage) => Feat | undefined
  /** What the big button says instead of the number of dice. */
  rollNote?: (stage: Stage) => string
  /** What measures the game, in place of the time and of the fuse; the times of gongs are not told then. */
  Timepiece?: Component<TimepieceProps>
  /** What keeps me from speaking; nothing if nothing does. */
  hush?: (stage: Stage) => Hush | undefined
  /** In the corner beside the dice, and above that. */
  Corner?: Component<{ stage: Stage }>
  CornerNote?: Component<{ stage: Stage }>
  /** Over the big button. */
  OverRoll?: Component<{ stage: Stage }>
  /** More about one card, in the sheet that explains it. */
  cardNote?: (kind: string, seat: number, stage: Stage) => string
  /** Switches of its own that every player turns for themselves: among the settings, and below its variants. */
  Settings?: Component<{ variants: readonly string[] }>
  /** Keys of its own, for the list of keys. */
  keys?: readonly { code: string; words: string }[]

  /** Over the whole screen. */
  Overlay?: Component<{ stage: Stage; onleave: () => void }>
  /** In place of the screen that tells how a game ended. */
  Ending?: Component<{ session: Session; ways: Ways }>
  /** On that screen, below the verdict: what the game was worth. */
  Prize?: Component<PrizeProps>
  /** What the same table could play next; nothing if it has nothing to propose. `seats`: chapters that only add seats. */
  next?: (settings: Settings, after: { won: boolean; seats: readonly string[] }) => Proposal | undefined

  // ------------------------------------------------------------------ on the screen of the table
  /** Above its variants, for whoever chooses them. */
  Advice?: Component<AdviceProps>
  /** Above all cards: what is played as a whole. */
  Banner?: Component<BannerProps>
  /** On the card of another chapter: what it means for this one; '' if nothing. */
  tie?: (module: string, settings: Settings) => string
  /** What it sets the numbers of this chapter to, which are not to be chosen then; undefined if it leaves them alone. */
  setsNumbers?: (module: string, settings: Settings) => number | undefined
  /** It sets the difficulty itself: what is said in place of the choice. */
  setsDifficulty?: () => string
  /** What each seat chooses before a game, as the rules call it: one of the roles of all chapters in play, and one of its cards. */
  choice?: { role: string; card: string }
  /** Who one may be, by the name of the role. */
  roles?: Record<string, Role>
}

/** Somebody to be for a whole game. Whoever takes the role keeps one of its two cards. */
export interface Role {
  /** On a grid of 120 x 104, without its ground. */
  bust: string
  /** Of the ground: in the light and in the shade. */
  colours: readonly [string, string]
  /** The kinds of its cards, by the words of the second choice. */
  cards: Record<string, string>
}

/** What a chapter has everybody work on together. */
export interface Goals {
  /** Of the heading in the sheet, and of the one slot that more than two of them share: a drawing on a grid of 24. */
  sign: string
  title: string
  note: string
  /** Why nobody may escape; '' if they may. */
  barred: string
  /** As many as there will ever be in this game, so that no slot moves. */
  list: readonly Goal[]
  /** In the sheet instead of the list; on desks it always lies open in the rail, in place of the slots. */
  Board?: Component<{ stage: Stage }>
}

/** One of them, as the rail, its sheet and its chamber on the map show it. */
export interface Goal extends GoalState {
  key: string
  sign: string
  name: string
  isDone: boolean
  /** The tile of its chamber; -1 if it has none, or nobody has found it. */
  tile: number
}

export interface TimepieceProps {
  store: { chapters: ReadonlyMap<string, ChapterView> }
  /** Game time. */
  time: number
  isStopped: boolean
}

/** How far it is. */
export interface GoalState {
  /** What must be done, in one sentence. */
  asked: string
  /** How far it is in at most four signs, such as 2/4. */
  figure: string
  /** The same in words. */
  progress: string
  /** The same as bars: so many of so many. */
  bars?: readonly [number, number]
  /** What stands in the way, as soon as it is known. */
  warning?: string
  /** The next door costs something for it: the edge of its slot is red. */
  isUrgent?: boolean
  /** What must be shown at one moment by those who stand in its chamber. */
  price?: readonly Icon[]
}

/** A sand glass, as the rail, its sheet and its chamber on the map show it. */
export interface Glass {
  sand: Sand
  /** What it runs for: a drawing on a grid of 24; '' while it stands still. */
  sign: string
  /** The table's time at which its sand has run down; -1 while it stands still. */
  endsAt: number
  /** How long all of its sand runs. */
  runMs: number
  /** The chamber on which it stands; -1 while it stands beside the temple. */
  tile: number
  /** What is counted meanwhile in at most four signs, such as 5/7; '' if nothing is. */
  figure: string
  /** The tiles of the chambers that wait for it, the next one first. */
  waiting: readonly number[]
  /** What those in its chamber must show at one moment, if anything. */
  price?: readonly Icon[]
  /** What goes on, and what comes of it, for the sheet and for those who hear it. */
  title: string
  note: string
}

/** Something that nobody may do until its time is over. Whatever it forbids does not glow, and says why. */
export interface Ban {
  /** The struck sign, on a grid of 24. */
  sign: string
  /** In at most six words. */
  words: string
  begunAt: number
  endsAt: number
  /** The codes of the refusals that it gives. */
  refusals: readonly string[]
  /** Faces of dice that are good for nothing meanwhile. */
  faces: readonly DieFace[]
  /** Kinds of chambers that nobody may enter. */
  closes: (kind: string) => boolean
  /** No gems are lit. */
  isOnGems: boolean
}

export interface Task {
  sign: string
  state: (stage: Stage, tile: number) => GoalState
}

/** Where one may go from an ending of a chapter's own. */
export interface Ways {
  home: () => void
  /** To a first game; fails with a problem. */
  play: () => Promise<void>
  /** Whoever was to learn something has. */
  finish: () => void
}

/** Something done with a steady hand. It lies over the map until I step back, and its own deed takes the place of the throw. */
export interface Feat {
  /** Fills the zone of the map. */
  Scene: Component<{ stage: Stage }>
  /** What the big button and the space bar do meanwhile; left out, they throw. */
  press?: Press
  /** The dice that may be taken for it, as a mask, and the one that is; a touch in the tray takes another. */
  pool: number
  taken: number
  take: (die: number) => void
}

/** What takes the place of the throw. */
export interface Press {
  icon: IconName
  words: string
  /** What it is done with, in a word or two. */
  note: string
  isOpen: boolean
  act: () => void
}

/** A game to play next, as one big button: what it says, and what it changes. */
export interface Proposal {
  title: string
  note: string
  settings: Settings
}

export interface PrizeProps {
  /** Of the table, and the name of the game. */
  code: string
  game: string
  isPlayer: boolean
  /** It is known what the game was worth. */
  onknown: () => void
}

export interface BannerProps {
  settings: Settings
  code: string
  isHost: boolean
  onchange: (change: Settings) => void
}

export interface Halved {
  /** Where things are, as the chamber lies after so many quarter turns. */
  places: (turn: number) => Halves
  /** The prices and gems. */
  marks: (kind: ChamberKind, state: MarksState) => string
}

/** A round badge: sign, ground, ink, and how its rim is drawn. */
export interface Badge {
  icon: IconName
  ground: string
  ink: string
  rim?: string
}

export interface Token {
  /** Centred on 0, 0 and about 50 wide, with a component around it if it moves or shines. */
  draw: () => string
  Around?: Component<{ drawing: string }>
  /** The middle of the thing on its tile of 200; `feet` is where adventurers stand in a half of a chamber that has two. */
  spot: (chamber: Laid, feet: Spot | undefined) => Spot
  /** What is said of a chamber in which it lies, for one that lies face down; any other piece is called by its name. */
  words?: () => string
  /** On the button that takes it along to the next chamber, if it can be carried. */
  carry?: string
}

/** How soon a deed is wanted: those named first stand first. */
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
  /** A button above the dice, or whatever else is touched for it: its card, or something that the page has a place for. */
  place: 'button' | 'card' | 'elsewhere'
  /** The kind of card that is touched for it, where it is not called like the verb. */
  card?: string
  /** Touching one of these chambers does it, or asks why not; their price glows when it can be paid. */
  chambers?: readonly string[]
  /** Touching the chamber that I stand in does it, wherever it is offered. */
  isHere?: boolean
  /** The colour in which its button glows. */
  glow?: 'gem'
  /** What its button says, if `deed-VERB` is not enough. */
  words?: (deed: Doable, naming: Naming) => string
  /** What its targets are, where one has to be chosen: one of my cards, or a spot on the map. */
  aim?: 'card' | 'map'
  /** With one target only, that is not chosen but done. */
  isDirect?: boolean
  /** Where it is touched on the map; with `aim`, only while it is aimed. */
  spot?: (deed: Deed, scene: SpotScene) => MapSpot | undefined
  /** The chambers that glow while it is offered, besides the own one. */
  lights?: (deed: Pick<Deed, 'target'>, laid: readonly Laid[]) => Laid[]
  /** What takes the place of a question when it is touched, for what has to be chosen or confirmed first. */
  Confirm?: Component<ConfirmProps>
  /** A touch does not do it: it takes the player to the feat of its chapter, where it is done. */
  isFeat?: boolean
  /** Where the table has chosen one of these variants, one touch is enough. */
  directIn?: readonly string[]
  /** Offered as a button only when nothing else helps: my dice are stuck, or nobody can free them any more. */
  onlyIf?: 'stuck' | 'hopeless'
  /** With `aim: 'map'`: a touch only shows on the map what it would do, and a button in the question's place does it. */
  tool?: Tool
}

/** Several ways to do a deed at one place, of which one is shown. */
export interface Dial {
  /** The way so many steps further. */
  turn: (target: number, steps: number, targets: readonly number[]) => number
  /** The same number for all targets at one place. */
  place: (target: number) => number
  /** What the way that is shown is called, in a word. */
  words: (target: number, stage: Stage) => string
  /** The steps are quarter turns: the chamber has a ring that can be dragged. */
  isRing?: boolean
}

/** A tool on the map: the outcome is seen before the deed is done. `hud/tool/` has the parts that tools are made of. */
export interface Tool {
  /** How everything would lie afterwards. */
  preview: (target: number, situation: Situation) => Preview
  /** The target that is shown first; left out, the first that is offered. */
  first?: (targets: readonly number[], situation: Situation) => number
  dial?: Dial
  /** A better deed with the same target: where it is offered, it is done instead. */
  instead?: string
  /** Another deed of the same card, which needs no target. */
  also?: string
  /** What would happen, in one line; left out, which ways open and close. */
  words?: (target: number, stage: Stage) => string
  /** What is seen on the map only, for those who hear the page. */
  heard?: (target: number, stage: Stage) => string
  /** In the question's place: what would change, and the button that does it. */
  Panel: Component<{ stage: Stage; count: number; Frame: typeof AskFrame }>
  /** On the map, in units of 200 for a tile. */
  OnMap?: Component<{ stage: Stage; laid: readonly Laid[]; view: MapView }>
}

export interface ConfirmProps {
  stage: Stage
  /** The frame that everything has which is asked. */
  Frame: typeof AskFrame
  /** All that is offered by its verb; never none. */
  deeds: readonly Deed[]
  /** How many things are asked at the same time. */
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
  /** What the answers are: yes and no, the numbers of dice, seats, pieces or tiles, or words of its own for each number. */
  answers: 'vote' | 'dice' | 'seats' | 'pieces' | 'tiles' | 'words'
  /** It is asked while the clock stands still; all others wait until it goes on. */
  isForTimeOut?: boolean
  /** The place on the map that it is about, which is seen beside it. */
  place?: (args: readonly number[]) => number
  /** It is answered elsewhere on the screen, and needs no card. */
  isElsewhere?: boolean
  /** Who asks, and for what, if that is not the same every time. */
  asker?: (question: OpenQuestion, nameOf: Naming['nameOf']) => { seat: number; words: string }
  /** In the question's place, instead of the usual card. */
  Ask?: Component<AskProps>
  /** Whether a question of another kind is meant as this one. */
  isMeant?: (kind: string, choices: readonly number[], dice: ReadonlyMap<number, DieView>) => boolean
}

export interface AskProps {
  question: OpenQuestion
  stage: Stage
  /** How many things are asked at the same time. */
  count: number
  onfold: () => void
}

export interface Pile {
  /** Above the dice, to be got rid of; beside them, to be used; first of all, because it says who I am; or on the map, where nobody owns them. */
  place: 'shelf' | 'rack' | 'role' | 'map'
  /** What draws a card that is first of all. */
  Front?: Component<{ stage: Stage; card: Card; keyName: string }>
  /** The verb that takes a card of it away, by its number. */
  lifts?: string
  /** Everybody sees on the map who has one. */
  isWorn?: boolean
  /** What the keys for these cards do, in words; '' if no key does anything with them. */
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
  /** How many sit at the table now. */
  players: number
  disabled: boolean
  onturn: (variant: string, on: boolean) => void
}
