/** The tray as a model: what its bars and lists show, and what a touch on them does. */

import { layOut } from '../board/scene.ts'
import type { Card } from '../cards/pieces.ts'
import { known } from '../chapters/known.svelte.ts'
import type { Stage } from '../hud/stage.svelte.ts'
import { dieName, faceName } from '../parts/names.ts'
import type { Deed } from '../play/deeds.ts'
import { deedWords } from '../tray/deedWords.ts'
import { HandDice } from '../tray/handDice.svelte.ts'
import { cardName } from '../words/cards.ts'
import { listed } from '../words/listed.ts'
import { kebab } from '../words/sayings.ts'
import { t } from '../words/words.svelte.ts'
import { buzz } from './buzz.svelte.ts'
import { type Choice, choicesOf } from './choices.ts'
import { type Felt, pulseBetween } from './pulses.ts'

/** What a card or a tool is used at, and the deeds that use it there. */
interface Asked {
  title: string
  isMeant: (deed: Deed) => boolean
}

export class PadModel {
  readonly stage: Stage
  readonly dice: HandDice
  /** What covers the area above the dice: all deeds, all cards, or a choice of targets. */
  list = $state.raw<'' | 'deeds' | 'cards' | Asked>('')
  isStuck: boolean = $derived.by(() => this.stage.me?.isAllLocked ?? false)
  /** No player and no card can free my dice any more. */
  isHopeless: boolean = $derived.by(
    () => this.isStuck && this.stage.inside.length < 2 && !this.stage.table.store.depot?.beside,
  )
  /** The deeds that have a bar, the likeliest first. */
  deeds: Deed[] = $derived.by(() => once(this.stage.hand.open.filter((deed) => this.#isBar(deed))))
  asked: Asked | undefined = $derived(typeof this.list === 'object' ? this.list : undefined)
  #meant: Deed[] = $derived.by(() => (this.asked ? this.stage.hand.open.filter(this.asked.isMeant) : []))
  choices: Choice[] = $derived.by(() => {
    const { chambers, edges } = this.stage.table.store
    return choicesOf(this.#meant, this.stage, layOut(chambers, edges.values()))
  })
  #felt: Felt = { isRolling: false, isAllLocked: false, can: new Set() }

  constructor(stage: Stage) {
    this.stage = stage
    this.dice = new HandDice({
      table: stage.table,
      hand: stage.hand,
      get feat() {
        return stage.feat
      },
      get ban() {
        return stage.ban
      },
      onrefused: stage.refused,
    })
  }

  wordsOf = (deed: Deed): string =>
    deedWords(deed, { situation: this.stage.table, nameOf: this.stage.nameOf, isShort: false })

  close = (): void => {
    this.list = ''
  }

  act = (deed: Deed): void => {
    this.close()
    this.stage.do(deed)
  }

  /** One of the choices was touched, so the target is known. */
  pick = (deed: Deed): void => {
    this.close()
    if (known.verbs[deed.verb]?.tool) this.stage.carryOut(deed)
    else this.stage.do(deed)
  }

  use = (card: Card): void => {
    const { cards } = this.stage
    const ways = cards.waysOf(card)
    const [first] = ways
    this.close()
    if (card.place === 'shelf' && !cards.liftOf(card)) this.stage.read(card.seat)
    else if (card.place === 'shelf') cards.touchShelf(card)
    else if (card.canAdd || !first) cards.touchRack(card)
    else if (ways.length === 1 && isDirect(first)) cards.perform(first)
    else this.#choose(cardName(card.kind), ({ verb }) => (known.verbs[verb]?.card ?? verb) === card.kind)
  }

  /** There is no map to choose a target on, so the targets become a list. */
  listAim(verb: string): void {
    if (!verb) return
    this.stage.cards.cancel()
    this.#choose(t(`deed-${kebab(verb)}`), (deed) => deed.verb === verb)
  }

  /** Closes a list that has become empty. */
  tidy(): void {
    if (this.asked ? !this.#meant.length : this.list === 'deeds' && !this.deeds.length) this.close()
  }

  /** Keeps the die or lets it go, and says so. */
  keep = (id: number): void => {
    this.dice.short(id)
    const die = this.stage.hand.all.find((each) => each.id === id)
    if (!die || die.rolling || die.locked || this.stage.feat) return
    this.stage.herald.say(die.kept ? dieName(die.face, 'kept') : t('pad-not-kept', { face: faceName(die.face) }))
  }

  /** The state of my hand that is reported by vibration. */
  get felt(): Felt {
    const can = new Set(this.deeds.map(({ key }) => key))
    return { isRolling: this.stage.hand.rolling !== 0, isAllLocked: this.isStuck, can }
  }

  /** Vibrates for changes since the last call, and says what became possible. */
  feel(now: Felt): void {
    const before = this.#felt
    const pulse = pulseBetween(before, now)
    const news = now.isRolling ? [] : this.deeds.filter(({ key }) => !before.can.has(key))
    this.#felt = now
    if (pulse) buzz.feel(pulse)
    if (news.length) this.stage.herald.say(t('pad-can', { deeds: listed(news.map(this.wordsOf)) }))
  }

  #choose(title: string, isMeant: Asked['isMeant']): void {
    this.stage.closeSheets()
    this.list = { title, isMeant }
  }

  #isBar({ verb }: Deed): boolean {
    const { place = 'button', onlyIf } = known.verbs[verb] ?? {}
    return place === 'button' && (!onlyIf || (onlyIf === 'stuck' ? this.isStuck : this.isHopeless))
  }
}

/** If a target is chosen first, one bar stands for all its targets. */
function once(all: readonly Deed[]): Deed[] {
  const isChosen = (verb: string): boolean => !!(known.verbs[verb]?.Confirm ?? known.verbs[verb]?.tool)
  return all.filter(({ verb }, n) => !isChosen(verb) || all.findIndex((each) => each.verb === verb) === n)
}

/** Whether it is done at once, without a choice. */
function isDirect({ verb }: Deed): boolean {
  const { aim, isDirect = false } = known.verbs[verb] ?? {}
  return aim !== 'map' || isDirect
}
