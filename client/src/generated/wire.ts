// Written by tools/client_data.py; change the Python types or the data, and run it again.

/** Of the protocol; a server with another one says goodbye. */
export const VERSION = 2 as const

/** Start the game clock at 0:00. Given by the table, not by a player. */
export interface Start {
  type: 'Start'
  seat?: number
}

/** Roll the dice of this bit mask; 0 means all that are neither locked nor kept. Used dice are always added. */
export interface Roll {
  type: 'Roll'
  seat: number
  dice?: number
}

/** Enter the place `to` for its entry icons; `carry` is a piece to carry along. */
export interface Enter {
  type: 'Enter'
  seat: number
  to: number
  figure?: number
  dice?: number
  using?: number[]
  carry?: number
}

/** Draw the top tile and lay it behind the opening on this side of the seat's chamber. */
export interface Discover {
  type: 'Discover'
  seat: number
  side: number
  figure?: number
  dice?: number
  using?: number[]
}

/** Fire one gem step (0, 1 or 2) of the seat's chamber with the dice shared there. */
export interface ActivateGems {
  type: 'ActivateGems'
  seat: number
  step?: number
  figure?: number
  dice?: number
  using?: number[]
}

/** Leave the temple by the exit. */
export interface Escape {
  type: 'Escape'
  seat: number
  figure?: number
  dice?: number
  using?: number[]
}

/** Take any other offer, by its verb; `target` is one of the offer's targets. */
export interface Perform {
  type: 'Perform'
  seat: number
  verb: string
  target?: number
  figure?: number
  dice?: number
  using?: number[]
}

/** Give one of the listed answers to an open question. */
export interface Answer {
  type: 'Answer'
  seat: number
  question: number
  option: number
}

/** Set a switch of the seat: `keeps_masks`, `auto_accept`, `holds_back`, or a chapter's own. */
export interface Prefer {
  type: 'Prefer'
  seat: number
  what: string
  on: boolean
}

/** Set the mark `kept` or `held_back` on exactly these dice of the seat. */
export interface Mark {
  type: 'Mark'
  seat: number
  what: string
  dice: number
}

/** Add a piece of the seat with icons to the next payment, or take it back. */
export interface AddItem {
  type: 'AddItem'
  seat: number
  piece: number
  on?: boolean
}

/** The seat's connection was lost or is back. Given by the server, not by a player. */
export interface Connection {
  type: 'Connection'
  seat: number
  present: boolean
}

/** Let the seat `to`, or a bot (-1), steer for a seat whose player has been away for long. */
export interface HandOver {
  type: 'HandOver'
  seat: number
  to?: number
}

/** Whatever may be asked of the game. */
export type Command =
  | Start
  | Roll
  | Enter
  | Discover
  | ActivateGems
  | Escape
  | Perform
  | Answer
  | Prefer
  | Mark
  | AddItem
  | Connection
  | HandOver

/** Dice were rolled: `faces` belong to the dice of the mask in ascending order. */
export interface DiceRolled {
  type: 'DiceRolled'
  seat: number
  dice: number
  faces: number[]
  throw: number
  ready_at: number
}

/** Dice paid for something; they lie unrolled and are part of their owners' next rolls. */
export interface DiceSpent {
  type: 'DiceSpent'
  seat: number
  dice: number
}

/** Locked dice of `seat` are unrolled again; `by` is the helper's seat or -1. */
export interface DiceFreed {
  type: 'DiceFreed'
  seat: number
  dice: number
  by?: number
}

/** A die lies somewhere else, has another holder, or both. */
export interface DieMoved {
  type: 'DieMoved'
  die: number
  where: number
  holder: number
  face?: number
}

/**
 * A discovery is open: the tile is in the air and its cell reserved. A `chosen` tile was not drawn by chance, so it
 * cannot be exchanged for another.
 */
export interface TileDrawn {
  type: 'TileDrawn'
  seat: number
  tile: number
  place: number
  side: number
  cell: number
  turn: number
  chosen?: boolean
}

/** The drawn tile is kept; it will now be laid, unless a reaction lays it elsewhere. */
export interface TileKept {
  type: 'TileKept'
  tile: number
  seat: number
}

/** A tile lies in the temple; `by` is the discoverer's seat, -1 at set-up. */
export interface ChamberPlaced {
  type: 'ChamberPlaced'
  tile: number
  cell: number
  turn: number
  by?: number
}

/** Tiles changed cells or were turned, all at once. One that was in the air lies in the temple now. */
export interface ChambersMoved {
  type: 'ChambersMoved'
  tiles: number[]
  cells: number[]
  turns: number[]
}

/** A tile left the temple and is unused again; `state` is where it went (pile, air, hover or box). */
export interface ChamberRemoved {
  type: 'ChamberRemoved'
  tile: number
  state?: number
}

/** An extra passage across the edge between two cells was opened, with the half that it reaches on either side. */
export interface EdgeOpened {
  type: 'EdgeOpened'
  cell: number
  side: number
  near?: number
  far?: number
}

/** The temple changed, and all immediate consequences are done. */
export interface TempleSettled {
  type: 'TempleSettled'
}

/** A figure stands elsewhere; `means` says how it got there, and `passed` are the places on the way. */
export interface AdventurerMoved {
  type: 'AdventurerMoved'
  figure: number
  to: number
  means: number
  seat?: number
  passed?: number[]
}

/** A figure left the temple for good, with its player's dice. */
export interface AdventurerEscaped {
  type: 'AdventurerEscaped'
  seat: number
  figure: number
}

/** Which seat steers which figure now, and which seat owns each figure. */
export interface ControlChanged {
  type: 'ControlChanged'
  control: number[]
  own: number[]
}

/** A card, tile or token lies elsewhere. */
export interface PieceMoved {
  type: 'PieceMoved'
  piece: number
  to: number
  face_up?: boolean
  seat?: number
}

/**
 * A pile consists of these now, top first; the order is sent to no seat.
 *
 * What is listed comes into the pile from the temple, the air, the box or a seat; what was in the pile and is not
 * listed goes into the box. No seat is told which. Everything in the pile gets new ids (see `renaming`), so read the
 * pile again after this event: an old id may mean another tile or piece.
 */
export interface PileOrdered {
  type: 'PileOrdered'
  pile: string
  order: number[]
}

/**
 * Seats of the mask `to` see these tiles (`scope` is `tile`) or pieces (`piece`), which lie face down, in a pile or
 * in the air, until they are ordered into a pile or until the same event comes with `ends`. No other seat gets it.
 */
export interface FacesShown {
  type: 'FacesShown'
  scope: string
  ids: number[]
  to: number
  ends?: boolean
}

/** Gems went from one place to another. */
export interface GemsMoved {
  type: 'GemsMoved'
  source: number
  target: number
  count: number
}

/** Gem steps of these tiles were fired; the tiles are used up. */
export interface GemsActivated {
  type: 'GemsActivated'
  tiles: number[]
  gems: number[]
  seat: number
}

/** The task of this tile is complete. One marker leaves the depot for it, unless the task has none. */
export interface Achieved {
  type: 'Achieved'
  tile: number
  has_marker?: boolean
}

/** The game started; `at` is the table's time of it. */
export interface GameStarted {
  type: 'GameStarted'
  at?: number
}

/** One step of a slam; `safe` is the mask of seats that were safe when it fell. */
export interface DoorPhase {
  type: 'DoorPhase'
  countdown: number
  phase: number
  safe: number
}

/** A timer runs until `at`; a negative `at` removes it. */
export interface TimerSet {
  type: 'TimerSet'
  id: number
  name: string
  at: number
  rank: number
  args?: number[]
}

/** A timer ran out. */
export interface TimerRang {
  type: 'TimerRang'
  id: number
  name: string
  args?: number[]
}

/** Game time stands still from `at` on, with all timers whose rank is not REAL. */
export interface ClockStopped {
  type: 'ClockStopped'
  at: number
}

/** Game time goes on; every deadline that stood still is moved by `shift`. */
export interface ClockResumed {
  type: 'ClockResumed'
  shift: number
}

/** The game is over, with the team's result and its reason. */
export interface GameEnded {
  type: 'GameEnded'
  won: boolean
  reason: string
}

/** A question is open to the seats of the mask `asked`. */
export interface Asked {
  type: 'Asked'
  id: number
  kind: string
  asked: number
  need: number
  due_at: number
  ms: number
  blocks?: boolean
  default?: number
  args?: number[]
  command?: Command
}

/** A seat answered. */
export interface Answered {
  type: 'Answered'
  question: number
  seat: number
  option: number
}

/** A question was closed: `answered`, `due` or `lapsed`. */
export interface Closed {
  type: 'Closed'
  question: number
  how: string
}

/** A fact changed in a chapter's slot, or on a die, seat, tile, piece, pile or question. */
export interface Noted {
  type: 'Noted'
  scope: string
  key: string
  value: number | string | number[]
  index?: number
}

/** A message to show or play that changes no state; `to` is a mask of seats, 0 for all. */
export interface Announced {
  type: 'Announced'
  what: string
  args?: number[]
  to?: number
}

/** Whatever can happen in the game. */
export type GameEvent =
  | DiceRolled
  | DiceSpent
  | DiceFreed
  | DieMoved
  | TileDrawn
  | TileKept
  | ChamberPlaced
  | ChambersMoved
  | ChamberRemoved
  | EdgeOpened
  | TempleSettled
  | AdventurerMoved
  | AdventurerEscaped
  | ControlChanged
  | PieceMoved
  | PileOrdered
  | FacesShown
  | GemsMoved
  | GemsActivated
  | Achieved
  | GameStarted
  | DoorPhase
  | TimerSet
  | TimerRang
  | ClockStopped
  | ClockResumed
  | GameEnded
  | Asked
  | Answered
  | Closed
  | Noted
  | Announced

/**
 * The settings of a game; with a seed they determine the whole set-up.
 *
 * `numbers` and `seat_choices` are pairs of a name, which a chapter in play declares, and what was chosen: a number,
 * or a word for each seat. They are tuples, so that settings can be compared and hashed.
 */
export interface Settings {
  players?: number
  modules?: string[]
  difficulty?: string
  soundtrack?: string
  practice?: boolean
  roll_ms?: number
  colours?: number[]
  bots_take_over?: boolean
  variants?: string[]
  numbers?: [string, number][]
  seat_choices?: [string, string[]][]
}

/**
 * What all clients see of a seat; `level` is a bot's, and empty for players. What is not among its `choices` is
 * left to chance.
 */
export interface ChairView {
  kind: string
  name: string
  colour: number
  ready: boolean
  present: boolean
  level?: string
  choices?: Record<string, string>
}

/** A warning about allowed settings: a code, for which the client has a text, and the numbers in that text. */
export interface SettingsWarning {
  code: string
  numbers: Record<string, number>
}

/**
 * What all clients see of a table. `wishes` are pairs of a seat, or of a spectator (-1), and a chapter that it
 * would like to play, or to see; `screens` show the table to everybody in the room; `day` is the day whose temple is
 * played, and `counts` says whether the next game is one of that day's results.
 */
export interface TableView {
  type: 'TableView'
  code: string
  phase: Phase
  host: number
  settings: Settings
  chairs: ChairView[]
  trouble?: string
  spectators?: number
  screens?: number
  rate?: number
  seeded?: boolean
  seal?: string
  warnings?: SettingsWarning[]
  locked?: boolean
  closed?: boolean
  quiet?: boolean
  muted?: number[]
  wishes?: [number, string][]
  day?: string
  counts?: boolean
}

/** `now` of the table; game time is `now - offset`. Deadlines are in the table's time as well. */
export interface ClockView {
  type: 'ClockView'
  phase: number
  offset: number
  stopped_at: number
  timers: [string, number, number[]][]
  won?: boolean
  reason?: string
}

/** `keys` is how many keys the exit costs a seat whose cards do not change that. */
export interface DepotView {
  type: 'DepotView'
  gems: number
  beside: number
  markers?: number
  gem_tiles?: number
  keys?: number
}

/** A pile. All seats see how high it is, no seat sees its contents. */
export interface PileView {
  type: 'PileView'
  height: number
  locked_by?: number
}

export interface SeatView {
  type: 'SeatView'
  figure: number
  own: number
  colour: number
  out: boolean
  absent: number
  driver: number
  ready_at: number
  throws: number
  gift: boolean
  prefs: number
}

/** `safe`: a slam would find the adventurer in a place that protects. */
export interface AdventurerView {
  type: 'AdventurerView'
  place: number
  safe?: boolean
}

export interface DieView {
  type: 'DieView'
  holder: number
  face: Face
  where?: number
  marks?: number
}

/**
 * A tile in the temple; `kind` is missing while it is hidden from this seat. If the chamber has a task, `done` is
 * how much of what it asks for has been done.
 */
export interface ChamberView {
  type: 'ChamberView'
  x: number
  y: number
  turn: number
  state: number
  kind?: string
  used?: boolean
  gems?: number
  done?: number
  asked?: number
}

/** A tile in the pile, for a seat that is looking through it. */
export interface TileView {
  type: 'TileView'
  kind: string
}

/** An extra passage across an edge. */
export interface EdgeView {
  type: 'EdgeView'
  x: number
  y: number
  side: number
  near: number
  far: number
}

/**
 * A card, token or small tile; `kind` is missing while it lies face down and this seat has not seen it, and `back`
 * is then the pile that it comes from, which all can see by its back. Of the pieces in a pile only those are listed
 * that this seat is looking at.
 */
export interface PieceView {
  type: 'PieceView'
  at: number
  kind?: string
  added?: boolean
  gems?: number
  back?: string
}

/** `choices` are this seat's legal answers; only the seats that are asked get `args`. */
export interface QuestionView {
  type: 'QuestionView'
  kind: string
  asked: number
  need: number
  due_at: number
  blocks: boolean
  args: number[]
  answers: Record<number, number>
  choices?: number[]
}

/** The values that a chapter has noted and that all may see. */
export interface ChapterView {
  type: 'ChapterView'
  notes: Record<string, number | string | number[]>
}

/** Whatever the store keeps. */
export type Entity =
  | TableView
  | ClockView
  | DepotView
  | PileView
  | SeatView
  | AdventurerView
  | DieView
  | ChamberView
  | TileView
  | EdgeView
  | PieceView
  | QuestionView
  | ChapterView

/**
 * The first message: the seat's token, and the last frame that the client has of which game. With -1 it has none,
 * and begins a new numbering.
 *
 * A client without a token is a spectator; as a `screen` it shows the table to everybody in the room.
 */
export interface Hello {
  type: 'hello'
  token?: string
  last?: number
  game?: string
  version?: number
  screen?: boolean
}

/**
 * A command of the game, numbered upwards by the client; the answer has this number.
 *
 * One that was not answered before the connection was lost may be sent again under its number: it is done once.
 */
export interface Do {
  type: 'do'
  id: number
  command: Command
}

/** The client's clock; `delay` is the one-way delay that it measured, in milliseconds. */
export interface Ping {
  type: 'ping'
  t: number
  delay?: number
}

/** A text for everybody at the table. */
export interface Say {
  type: 'say'
  text: string
  id?: number
}

/** A signal to the team, perhaps with a place. */
export interface Signal {
  type: 'signal'
  what: SignalWord
  place?: number
  id?: number
}

/** Whether the seat is ready to begin. */
export interface Ready {
  type: 'ready'
  on?: boolean
  id?: number
}

/** Whether the seat would like to play this chapter in the next game. A spectator has one wish. */
export interface Wish {
  type: 'wish'
  what: string
  on?: boolean
  id?: number
}

/**
 * What the seat wants to have in the next game: a word of the choice `what`, or an empty one for a random word. The
 * host also chooses for the `seat` of a bot.
 */
export interface Choose {
  type: 'choose'
  what: string
  word?: string
  seat?: number
  id?: number
}

/** An action that only the host may do; numbered like a command. */
export interface Manage {
  type: 'manage'
  id: number
  what: HostAction
  seat?: number
  settings?: Settings
  seed?: string
  level?: string
}

/** Whether to mute this seat, or the spectators (-1), for the sender. No other client learns of it. */
export interface Mute {
  type: 'mute'
  seat: number
  on?: boolean
  id?: number
}

/** From the client. */
export type ClientMessage =
  | Hello
  | Do
  | Ping
  | Say
  | Signal
  | Ready
  | Wish
  | Choose
  | Manage
  | Mute

/**
 * Everything that this client may see, as of frame `n`. `now` is the table's time; `muted` are the seats that this
 * one has muted.
 */
export interface Welcome {
  type: 'welcome'
  n: number
  now: number
  seat: number
  set: Record<string, Entity>
  options: OptionView[]
  prices: Prospect[]
  game: string
  version: number
  muted: number[]
}

/**
 * What changed: entities to set, keys that are gone, and the events to show. `re` is the number of the command that
 * it answers.
 */
export interface Frame {
  type: 'frame'
  n: number
  t: number
  events: GameEvent[]
  set: Record<string, Entity>
  gone?: string[]
  options?: OptionView[]
  prices?: Prospect[]
  re?: number
}

/** The code of a reason, for which the client has a text. `missing` is a cost text such as `"K2"`. */
export interface Refusal {
  type: 'refused'
  code: string
  missing?: string
  about?: number
}

/** The numbered message was not carried out, and why. */
export interface Refused {
  type: 'refused'
  id: number
  refusal: Refusal
}

/**
 * The numbered message was carried out, and its changes were sent before. A command is answered by its frame
 * instead.
 */
export interface Done {
  type: 'done'
  id: number
}

/** The client's clock, returned, and the table's time. */
export interface Pong {
  type: 'pong'
  t: number
  now: number
}

/** What a seat or a spectator (-1) said or signalled; it is sent once and not kept. */
export interface Told {
  type: 'told'
  seat: number
  text?: string
  what?: string
  place?: number
}

/**
 * The message of this number could not be used; `code` says why. The number is -1 if it had none that can be read.
 * The connection stays open unless a goodbye follows.
 */
export interface Fault {
  type: 'fault'
  code: string
  detail: string
  id: number
}

/** The server closes this connection, and why. */
export interface Goodbye {
  type: 'goodbye'
  why: string
}

/**
 * One thing that the seat can do: the dice it `spends`, or how many of `pool` to `pick`; from `at` on. If there are
 * several `pools`, as many are picked out of each. If it `loses` the game, the first touch only warns.
 */
export interface OptionView {
  verb: string
  targets?: number[]
  spends?: number
  pick?: [number, number]
  pool?: number
  about?: number
  at?: number
  loses?: boolean
  pools?: number[]
}

/**
 * A price near the seat, payable or not. Those of one verb, target and `way` are paid together; another `way` is
 * another price of the same thing. `home` counts the steps from where it leads to the starting chamber. If the icons
 * must be `rolled`, dice that came by a swap do not count.
 */
export interface Prospect {
  verb: string
  target: number
  price: string
  place?: number
  about?: number
  way?: number
  barred?: string
  home?: number
  rolled?: boolean
}

/** A message of which only the number is read. */
export interface _Numbered {
  id: number
}

/** To the client. */
export type ServerMessage =
  | Welcome
  | Frame
  | Done
  | Refused
  | Pong
  | Told
  | Fault
  | Goodbye

/** Why a request was not served: a code that the client translates, and a detail for its developer. */
export interface Problem {
  code: string
  detail: string
}

/** A new table. The first seat is the host's own. */
export interface NewTable {
  name: string
  settings?: Settings
  colour?: number
  seed?: string
}

/** A player who wants to learn the game. */
export interface NewLesson {
  name: string
  colour?: number
}

/** A player who wants a seat. */
export interface TakeSeat {
  name: string
  colour?: number
}

/** A player who wants to enter today's temple. If the player has `seen` it before, the game does not count. */
export interface NewDaily {
  name: string
  colour?: number
  seen?: boolean
}

/** A seat and its token, which is sent only once. */
export interface SeatTaken {
  code: string
  seat: number
  token: string
}

/** What the next game would be played with, if it began now. */
export interface Forecast {
  players: number
  gems: number
  beside: number
  chambers: number
}

/**
 * A change that removes a warning, or replaces it by a milder one of its kind: another difficulty, a chapter to
 * add, or a chapter to leave out.
 */
export interface Remedy {
  against: string
  difficulty?: string
  module?: string
  without?: string
}

/** A table as all clients see it, its link, the forecast of its next game, and remedies against its warnings. */
export interface TableShown {
  table: TableView
  link: string
  next: Forecast | null
  remedies: Remedy[]
}

/** A finished game that can be replayed and verified. */
export interface ReplayShown {
  game: string
  number: number
  finished: boolean
}

/** Something that happened: who did it, for whom, how many, and how important it was (1 to 3). */
export interface Moment {
  kind: string
  weight: number
  at?: number
  seat?: number
  mate?: number
  count?: number
}

/** One adventurer's game in numbers; `escaped_at` is -1 if the adventurer did not escape. */
export interface Figures {
  rolls: number
  dice: number
  black_masks: number
  golden_masks: number
  freed_mates: number
  gems: number
  chambers: number
  steps: number
  dice_lost: number
  escaped_at: number
}

/** An adventurer who did not escape: whether at the exit, and how many keys were missing. */
export interface Kept {
  seat: number
  at_exit: boolean
  keys_short: number
}

/** How a game went. Times are game time, in ms; `countdowns` are pairs of the gong and the end of the countdown. */
export interface Story {
  won: boolean
  reason: string
  why: string
  ended_at: number
  settings: Settings
  countdowns: [number, number][]
  gems: number
  chambers: number
  moments: Moment[]
  figures: Figures[]
  kept: Kept[]
}

/** Counts of what was checked and found right, up to the first fault if there is one. */
export interface Checked {
  seal: boolean
  piles: number
  chambers: number
  throws: number
  dice: number
  commands: number
  ticks: number
  events: number
  state: boolean
}

/** The first fault that one of the checks found, and its line in the log. */
export interface Mismatch {
  line: number
  what: string
  expected: string
  found: string
}

/** The result. `fair` is true if every check was made and none found a fault. */
export interface Report {
  fair: boolean
  checked: Checked
  faults: Mismatch[]
}

/** A finished game of a challenge, in milliseconds of game time and seconds since 1970. */
export interface AttemptShown {
  game: string
  challenge: string
  players: number
  won: boolean
  took_ms: number
  left_ms: number
  gems_left: number
  ended_at: number
}

/** The results of all tables of this server in a challenge; `best_ms` is 0 while it has not been won. */
export interface ChallengeShown {
  id: string
  tries: number
  wins: number
  best_ms: number
  best_players: number
}

/** A team that escaped: the names of its players, without bots, and its time. */
export interface DailyTeam {
  game: string
  names: string[]
  took_ms: number
  left_ms: number
}

/** All teams of one size: how many played, how many escaped, and the quickest of them. */
export interface DailyTeams {
  players: number
  teams: number
  out: number
  best: DailyTeam[]
}

/** The results of a day, by the number of players. */
export interface DailyShown {
  day: string
  sizes: DailyTeams[]
}

/** The result of one game; `place` counts among teams of the same size, and is 0 for a team that did not escape. */
export interface DailyPlace {
  day: string
  players: number
  place: number
  teams: number
  out: number
}

/** A chapter that can be played: what it requires and excludes, and how many seats it has. */
export interface ModuleShown {
  name: string
  title: string
  requires: string[]
  excludes: string[]
  seats: number
  variants: string[]
}

/**
 * One testable statement. `clarify` says what was unclear and what we decided; `digital` how a physical
 * act is played at a table and online.
 */
export interface Rule {
  id: string
  text: string
  source: string[]
  kind: 'action' | 'component' | 'effect' | 'end' | 'limit' | 'setup' | 'timing'
  clarify: string
  digital: string
}

/** A printed set-up of growing difficulty. */
export interface Challenge {
  id: string
  level: number
  expansions: string[]
  extra_gems: number
  quests: number
  curses: boolean
  treasures: boolean
  illusions: boolean
  characters: boolean
  provenance: Record<string, string>
}

/** What a printed page says for certain about a group of challenges. */
export interface Evidence {
  page: number
  rows: string[]
  extra_gems_multiset: number[]
  quests_multiset: number[]
  provenance: string
  note: string
}

/**
 * The rules of one expansion. `built` promises that every rule of it has a test; `reconstructed` says that no
 * rulebook describes it, so that all its rules are ours.
 */
export interface Chapter {
  id: string
  title: string
  built: boolean
  requires: string[]
  components: string
  rules: Rule[]
  note: string
  reconstructed: boolean
  challenges: Challenge[]
  evidence: Evidence[]
}

/** Whether the server works. */
export interface Health {
  ok: boolean
}

/** A face in an event is an index into this. */
export const FACES = ['.', 'A', 'T', 'K', 'G', 'B'] as const

export type Face = (typeof FACES)[number]
export type Icon = Exclude<Face, '.'>

/** A side is an index into this; a mask of sides has bit 0 for the first. */
export const SIDES = ['N', 'E', 'S', 'W'] as const

/** Bits of `DieView.marks`. */
export const MARK = { kept: 1, held_back: 2, used: 4, void: 8, swapped: 16 } as const

/** What the command `Mark` can set. */
export const MARKS = ['kept', 'held_back'] as const

/** `DieView.where` is one of these times 1024, plus a number. */
export const DIE_AT = { hand: 0, stack: 1, card: 2, tile: 3, aside: 4, falling: 5, lost: 6, out: 7, gone: 8 } as const

/** So is `PieceView.at`. */
export const PIECE_AT = {
  at_seat: 2,
  at_place: 3,
  at_depot: 4,
  at_beside: 5,
  at_tile: 6,
  on_piece: 7,
  spent_by: 8,
  in_hand: 9,
} as const

/** `ChamberView.state`. */
export const CHAMBER = { air: 1, laid: 2, hover: 3 } as const

/** Bits of `SeatView.prefs`, as `Prefer` names them. */
export const PREFERENCE = {
  keeps_masks: 1,
  auto_accept: 2,
  holds_back: 4,
  lends_dice: 256,
  drops_by_chance: 512,
  gentle: 8,
  holding: 16,
} as const

/** `SeatView.absent`. */
export const ABSENCE = { present: 0, dropped: 1, left_out: 2, vacant: 3 } as const

/** How an adventurer moved: `AdventurerMoved.means`. */
export const MEANS = { enter: 0, ability: 1, passenger: 2, item: 3, summon: 4, forced: 5, stays: 6 } as const

/** The steps of a slam: `DoorPhase.phase`. */
export const DOOR = { open: 0, losses: 1, penalty: 2, expire: 3, vanish: 4, refresh: 5 } as const

/** `TableView.phase`. */
export const PHASES = ['gathering', 'calling', 'playing', 'paused', 'over'] as const

export type Phase = (typeof PHASES)[number]

/** What `Signal.what` may say. */
export const SIGNALS = ['back', 'cheer', 'coming', 'exit', 'gems', 'help', 'here', 'me', 'no', 'thanks', 'yes'] as const

export type SignalWord = (typeof SIGNALS)[number]

/** What a host may do: `Manage.what`. */
export const ACTIONS = [
  'start',
  'stop_call',
  'settings',
  'seed',
  'add_bot',
  'level',
  'host',
  'bot',
  'pause',
  'resume',
  'remove',
  'ban',
  'lock',
  'unlock',
  'close',
  'open',
  'mute',
  'unmute',
] as const

export type HostAction = (typeof ACTIONS)[number]

/** How bots play, slowest first: `Manage.level`, `ChairView.level`. */
export const LEVELS = ['novice', 'companion', 'expert'] as const

export type Level = (typeof LEVELS)[number]

/** What a table's code is made of. */
export const CODE = { alphabet: '23456789ABCDEFGHJKMNPQRSTUVWXYZ', length: 6 } as const

export const LONGEST = { name: 24, text: 280, roll_ms: 60000, seed: 64 } as const
