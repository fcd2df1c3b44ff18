/** The temple's screen as a model: what its parts show, and what a touch on them does. */

import { Cards } from '../cards/cards.svelte.ts'
import type { Ban, Chapter, Feat, Glass, Goals, Hush, Pile } from '../chapters/chapter.ts'
import { known } from '../chapters/known.svelte.ts'
import { lookOf } from '../chapters/look.ts'
import type { EventReader } from '../events/reader.ts'
import { say } from '../events/reading.ts'
import { SOUNDTRACKS } from '../generated/pieces.ts'
import type { ACTIONS, Refusal } from '../generated/wire.ts'
import type { Deed } from '../play/deeds.ts'
import { Hand } from '../play/hand.svelte.ts'
import { has } from '../play/masks.ts'
import { colourOf } from '../play/situation.ts'
import { watchHost } from '../screens/shared/watchHost.svelte.ts'
import { t } from '../words/words.svelte.ts'
import type { Table } from '../wire/table.ts'
import { Beat } from './beat.svelte.ts'
import { Conversation } from './conversation.svelte.ts'
import { Herald } from './herald.svelte.ts'
import { askWords } from './askWords.ts'
import { bannedAfterSlam, isSaid, secondsLeft } from './bans.ts'
import { explain, perform, refusalListeners } from './perform.ts'
import { SHOWING } from './pings.ts'
import { type OpenQuestion, openQuestions } from './questions.ts'
import { Screen } from './screen.svelte.ts'
import { type Mate, teamOf } from './team.ts'
import { type Moment, momentOf, trackOf } from './timeline.ts'
import { wishes } from './wishes.svelte.ts'

/** The call is at time 0 of the table. */
const CALL_AT = 0
/** When screen readers announce the seconds of a countdown. */
const WARNED_AT = 10

export class Stage {
  readonly table: Table
  readonly hand: Hand
  readonly beat: Beat
  readonly screen: Screen
  readonly talk: Conversation
  readonly herald: Herald
  readonly reader: EventReader
  readonly cards: Cards
  /** The chapters in play that are loaded and entered on this screen. */
  chapters = $state.raw<readonly Chapter[]>([])
  isDrawerOpen = $state(false)
  isDepotOpen = $state(false)
  isRulesOpen = $state(false)
  /** The entry of the rules that is open at first. */
  rulesAt = ''
  /** The verb that has to be confirmed in the place of a question; '' if none. */
  confirming = $state('')
  /** I have opened a feat, and have not stepped back. */
  isAtFeat = $state(false)
  /** When I last tried what is forbidden to all. */
  ranIntoBanAt = $state(-Infinity)

  team: Mate[] = $derived.by(() =>
    teamOf(this.table.store, this.table.seat).map((mate) => (mate.isMe ? this.#unspoilt(mate) : mate)),
  )
  me: Mate | undefined = $derived(this.team.find((mate) => mate.isMe))
  questions: OpenQuestion[] = $derived.by(() => openQuestions(this.table.store, this.table.options, this.table.seat))
  moment: Moment | undefined = $derived.by(() => {
    const { clock, table: view } = this.table.store
    return clock && view && !view.settings.practice
      ? momentOf(clock, trackOf(SOUNDTRACKS, view.settings.soundtrack, this.table.store), this.beat.now)
      : undefined
  })
  /** The table's time, which stands still while the clock is stopped. */
  time: number = $derived.by(() => {
    const stoppedAt = this.table.store.clock?.stopped_at ?? -1
    return stoppedAt >= 0 ? stoppedAt : this.beat.now
  })
  isCountdown: boolean = $derived(this.moment?.isCountdown ?? false)
  /** Whole seconds until the slam. */
  seconds: number = $derived(Math.ceil((this.moment?.comingIn ?? 0) / 1000))
  inside: Mate[] = $derived(this.team.filter((mate) => !mate.isOut))
  variants: readonly string[] = $derived.by(() => this.table.store.table?.settings.variants ?? [])
  /** What the roll button says instead of the number of dice. */
  rollNote: string = $derived.by(() => this.chapters.map((chapter) => chapter.rollNote?.(this)).find(Boolean) ?? '')
  /** The current feat; it takes the map's zone and the place of the roll. */
  feat: Feat | undefined = $derived.by(() =>
    this.isAtFeat ? this.chapters.map((chapter) => chapter.feat?.(this)).find(Boolean) : undefined,
  )
  /** Why I may not speak. */
  hush: Hush | undefined = $derived.by(() => this.chapters.map((chapter) => chapter.hush?.(this)).find(Boolean))
  /** The team's goals by chapter, and why no adventurer may escape. */
  goals: readonly Goals[] = $derived.by(() => this.chapters.flatMap((chapter) => chapter.goals?.(this) ?? []))
  barred: string = $derived.by(() => this.goals.map(({ barred }) => barred).find(Boolean) ?? '')
  /** The sand glasses of the team. */
  glasses: readonly Glass[] = $derived.by(() => this.chapters.flatMap((chapter) => chapter.glasses?.(this) ?? []))
  /** What no player may do now, and for how many seconds. */
  ban: Ban | undefined = $derived.by(() => this.chapters.map((chapter) => chapter.ban?.(this)).find(Boolean))
  banSeconds: number = $derived.by(() => secondsLeft(this.ban, this.time))
  /** Whether the ban is said in words now. */
  isBanSaid: boolean = $derived.by(() => isSaid(this.ban, this.ranIntoBanAt, this.time))
  /** What will be forbidden at the slam, and for how many seconds after it; 0 for none. */
  slamBan: Ban | undefined = $derived.by(() => this.chapters.map((chapter) => chapter.slamBan?.(this)).find(Boolean))
  bannedAfterSlam: number = $derived.by(() => bannedAfterSlam(this.slamBan, this.moment, this.time))
  /** Whether chapters of this table can lay cards before me: cards that press, cards that help, role cards. */
  hasShelf: boolean = $derived.by(() => this.#brings('shelf'))
  hasRack: boolean = $derived.by(() => this.#brings('rack'))
  hasRole: boolean = $derived.by(() => this.#brings('role'))
  phase: string = $derived.by(() => this.table.store.table?.phase ?? '')
  /** No deed is possible until the game goes on. */
  isStopped: boolean = $derived.by(() => this.phase === 'paused' || !!this.table.store.table?.trouble)
  /** The rules stopped the clock: players cannot roll or move; they can look, point and talk. */
  isTimeOut: boolean = $derived.by(() => !this.isStopped && (this.table.store.clock?.stopped_at ?? -1) >= 0)
  isHost: boolean = $derived.by(() => this.table.seat >= 0 && this.table.store.table?.host === this.table.seat)
  /** Whole seconds until the call. */
  callIn: number = $derived.by(() => Math.ceil((CALL_AT - this.beat.now) / 1000))
  /** The keys of the exit: my price if I stand there, which my cards may change, otherwise the common price. */
  keys: number = $derived.by(() => {
    const near = this.hand.nearby.find((each) => each.verb === 'escape')
    return near?.price.length ?? this.table.store.depot?.keys ?? 0
  })

  #wasLost = false
  readonly #asked = new Set<number>()

  /** `lay` places the zones, if not as in play. */
  constructor(table: Table, reader: EventReader, lay?: ConstructorParameters<typeof Screen>[1]) {
    this.table = table
    this.reader = reader
    this.hand = new Hand(table)
    this.beat = new Beat(table)
    this.talk = new Conversation(table)
    this.herald = new Herald(table, reader, (text) => this.talk.note(text))
    this.cards = new Cards(this)
    this.screen = new Screen(
      () => ({
        heads: this.team.length,
        dice: this.me?.dice.length ?? 0,
        hasShelf: this.hasShelf,
        hasRack: this.hasRack,
        hasRole: this.hasRole,
        isLeftHanded: wishes.isLeftHanded,
      }),
      lay,
    )
  }

  /** Starts all listeners and timers, until the returned function is called. */
  start(): () => void {
    const stops = [
      this.beat.start(),
      this.talk.start(),
      this.herald.start(),
      this.#hearCalls(),
      this.#hearHosts(),
      this.table.onRefused(this.refused),
      this.#hearBans(),
      () => this.hand.close(),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  /** Enters loaded chapters on this screen, until the returned function is called. */
  welcome(arrived: readonly Chapter[]): () => void {
    const stops = arrived.map((chapter) => chapter.enter?.(this))
    this.chapters = arrived
    return () => {
      for (const stop of stops) stop?.()
    }
  }

  nameOf = (seat: number): string => this.table.store.table?.chairs[seat]?.name ?? ''

  colourOf = (seat: number): number => colourOf(this.table.store.seats, Math.max(0, seat))

  /** The progress of the goals of this chamber, and the purpose of a glass on it; '' if there are none. */
  goalWords(tile: number): string {
    const goal = this.goals.flatMap(({ list }) => list).find((each) => each.tile === tile)
    const glass = this.glasses.find((each) => each.tile === tile)
    return [goal?.progress, goal?.warning, glass?.title, glass?.note].filter(Boolean).join('. ')
  }

  deed(verb: string): Deed | undefined {
    return this.hand.open.find((deed) => deed.verb === verb)
  }

  refused = (refusal: Refusal): void => void explain(Promise.resolve(refusal))

  ask = (what: Promise<Refusal | null>): Promise<void> => explain(what)

  /** Does it, or first asks for a choice or a confirmation, or opens its tool. */
  do = (deed: Deed): void => {
    const { isFeat, Confirm, directIn = [], tool, place } = known.verbs[deed.verb] ?? {}
    const isAsked = Confirm && !directIn.some((variant) => this.variants.includes(variant))
    if (isFeat) this.isAtFeat = true
    else if (isAsked) this.confirming = deed.verb
    else if (tool && place === 'button') this.cards.takeUp(deed.verb)
    else this.carryOut(deed)
  }

  /** Does it, after all choices. */
  carryOut = (deed: Deed): void => void perform(this.table, deed)

  /** Returns to the map; called automatically when a feat cannot be done any more. */
  stepBack = (): void => {
    this.isAtFeat = false
  }

  /** The function that does the first offer of a verb; undefined if it is not offered now. */
  offer(verb: string): (() => void) | undefined {
    const deed = this.deed(verb)
    return deed && (() => this.do(deed))
  }

  answer = (question: number, option: number): void =>
    void this.ask(this.table.do({ type: 'Answer', seat: this.table.seat, question, option }))

  manage(what: (typeof ACTIONS)[number], seat?: number): void {
    void this.ask(this.table.manage(what, seat === undefined ? {} : { seat }))
  }

  /** Shows my adventurer to all players. */
  showMyself = (): void => this.table.signal(SHOWING)

  ping = (what: string): void => {
    this.table.signal(what, this.me?.place ?? -1)
  }

  toggleChat = (): void => {
    const { isOpen } = this.talk
    this.closeSheets()
    if (!isOpen) this.talk.open()
  }

  toggleDrawer = (): void => {
    const { isDrawerOpen } = this
    this.closeSheets()
    this.isDrawerOpen = !isDrawerOpen
  }

  toggleDepot = (): void => {
    const { isDepotOpen } = this
    this.closeSheets()
    this.isDepotOpen = !isDepotOpen
  }

  toggleRules = (): void => {
    const { isRulesOpen } = this
    this.closeSheets()
    this.rulesAt = ''
    this.isRulesOpen = !isRulesOpen
  }

  readRules(entry: string): void {
    this.closeSheets()
    this.rulesAt = entry
    this.isRulesOpen = true
  }

  /** Opens the details of one seat. */
  read = (seat: number): void => {
    this.closeSheets()
    this.cards.reading = seat
  }

  /** Whether a sheet is open over the map. */
  get isReading(): boolean {
    return this.isDrawerOpen || this.isDepotOpen || this.isRulesOpen || this.cards.reading >= 0 || this.talk.isOpen
  }

  /** Only one can be open at a time. */
  closeSheets(): void {
    this.isDrawerOpen = false
    this.isDepotOpen = false
    this.isRulesOpen = false
    this.cards.reading = -1
    this.talk.close()
  }

  /** Closes sheets at a gong; on a desktop the chat may stay, because it covers nothing. */
  clearForGong(): void {
    if (this.screen.zones.shape !== 'desk' || !this.talk.isOpen) this.closeSheets()
  }

  /** Calls for the turn of fate, or shows why it is not possible. */
  callFate = (): void => {
    const deed = this.deed('fate')
    if (deed) this.do(deed)
    else void this.ask(this.table.do({ type: 'Perform', seat: this.table.seat, verb: 'fate' }))
  }

  tellOfLine(status: string): void {
    if (status === 'lost') this.herald.say(t('temple-line-lost'), true)
    else if (status === 'live' && this.#wasLost) this.herald.say(t('temple-line-back'))
    this.#wasLost = status === 'lost'
  }

  tellOfTime(seconds: number): void {
    if (seconds === WARNED_AT) this.herald.say(t('temple-say-ten'), true)
  }

  tellOfQuestions(open: OpenQuestion[]): void {
    const news = open.filter(({ id, choices }) => choices.length > 0 && !this.#asked.has(id))
    for (const { id, kind } of news) {
      this.#asked.add(id)
      this.herald.say(t('temple-say-asked', { what: askWords(kind).title }))
    }
  }

  #brings(place: Pile['place']): boolean {
    const modules = this.table.store.table?.settings.modules ?? []
    return modules.some((name) => lookOf(name).cards?.includes(place))
  }

  /** My panel does not show the result of a roll before the dice lie. */
  #unspoilt(mate: Mate): Mate {
    if (!this.hand.rolling) return mate
    const dice = mate.dice.map((die) => (has(this.hand.rolling, die.id) ? { ...die, look: 'blank' as const } : die))
    return { ...mate, dice, isAllLocked: false }
  }

  #hearBans(): () => void {
    const hear = ({ code }: Refusal): void => {
      if (this.ban?.refusals.includes(code)) this.ranIntoBanAt = this.time
    }
    refusalListeners.add(hear)
    return () => refusalListeners.delete(hear)
  }

  #hearHosts(): () => void {
    watchHost(this.table, (words) => this.herald.tell(say(words, { isHeralded: true })))
    return () => undefined
  }

  #hearCalls(): () => void {
    return this.table.onTold((told) => {
      const isMine = told.seat === this.table.seat && told.seat >= 0
      if (isMine || told.what === SHOWING) return
      const what = told.what ? t(`temple-ping-${told.what}-long`) : (told.text ?? '')
      const isHeralded = told.seat < 0 || this.team.some((mate) => mate.seat === told.seat && mate.isOut)
      const name = told.seat < 0 ? t('temple-spectators') : this.nameOf(told.seat)
      this.herald.tell(say(t('temple-say-called', { name, what }), { isHeralded, isFleeting: told.seat < 0 }))
    })
  }
}
