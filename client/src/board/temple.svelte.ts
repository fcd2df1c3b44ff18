/** The temple as the board draws it: everything is derived, and unchanged parts keep their objects. */

import { known } from '../chapters/known.svelte.ts'
import { lockedDice } from '../play/deeds.ts'
import type { Hand } from '../play/hand.svelte.ts'
import { placeOf } from '../play/situation.ts'
import { missingWords } from '../words/sayings.ts'
import { t } from '../words/words.svelte.ts'
import type { Table } from '../wire/table.ts'
import { chamberNote } from './chamberNote.ts'
import { joints } from './joint.ts'
import { mists, overlays, ways } from './overlay.ts'
import type { Mist, Overlay } from './overlay.ts'
import { cellKey, frontier, layOut, previewed, shared, standings } from './scene.ts'
import type { Laid, Preview, Standing } from './scene.ts'
import { COMPASS, spoken } from './words.ts'

export class Temple {
  readonly #table: Table
  readonly #hand: Hand
  /** What a tool on the map would do. */
  readonly #preview: () => Preview | undefined
  #laidBefore: Laid[] = []
  #standingBefore: Standing[] = []
  #overlaysBefore: Overlay[] = []

  constructor(table: Table, hand: Hand, preview: () => Preview | undefined) {
    this.#table = table
    this.#hand = hand
    this.#preview = preview
  }

  laid: Laid[] = $derived.by(
    () =>
      (this.#laidBefore = shared(
        this.#laidBefore,
        layOut(previewed(this.#table.store.chambers, this.#preview()), this.#table.store.edges.values()),
        (each) => each.key,
      )),
  )
  standing: Standing[] = $derived.by(
    () =>
      (this.#standingBefore = shared(
        this.#standingBefore,
        standings(this.laid, this.#table.store.seats, this.#table.store.adventurers, this.#preview()),
        (each) => each.figure,
      )),
  )
  myPlace: number = $derived.by(() => placeOf(this.#table, this.#table.seat))
  here: Laid | undefined = $derived.by(() =>
    this.myPlace < 0 ? undefined : this.laid.find((each) => each.tile === this.myPlace >> 1),
  )
  overlays: Map<number, Overlay> = $derived.by(() => {
    this.#overlaysBefore = shared(
      this.#overlaysBefore,
      overlays(this.#hand.nearby, this.#hand.open, this.here),
      (each) => each.tile,
    )
    return new Map(this.#overlaysBefore.map((each) => [each.tile, each]))
  })
  mists: Mist[] = $derived.by(() => mists(this.#hand.nearby, this.#hand.open, this.here))
  ways = $derived.by(() => ways(this.#hand.open, this.here, this.laid))
  joints = $derived.by(() => joints(this.#table, this.laid, this.myPlace))
  /** Cells where the temple could still grow, without those that I could discover. */
  quiet = $derived.by(() => {
    const mine = new Set(this.mists.map(cellKey))
    return frontier(this.laid).filter((cell) => !mine.has(cellKey(cell)))
  })
  /** Tiles with an adventurer. */
  peopled: ReadonlySet<number> = $derived.by(() => new Set(this.standing.map((each) => each.place >> 1)))
  names: Map<string, string> = $derived.by(
    () => new Map(this.laid.map((chamber) => [chamber.key, this.#name(chamber)])),
  )
  /** Additional words about the chambers around me. */
  hints: Map<number, string> = $derived.by(
    () =>
      new Map(
        this.#hand.nearby.flatMap((near) =>
          near.verb === 'enter' ? [[near.target >> 1, this.#hint(near.key)] as const] : [],
        ),
      ),
  )
  /** The names of the gem steps in my chamber. */
  steps: string[] = $derived.by(() => {
    const { here } = this
    if (!here || here.used || here.gems) return []
    return (known.chambers[here.kind]?.gems ?? []).map((step, n) =>
      [t('board-light', { count: step.gems }), this.#hint(`activate:${n}:-1`)].filter(Boolean).join('. '),
    )
  })

  labelOf(chamber: Laid): string {
    const hint = this.hints.get(chamber.tile)
    return hint ? `${this.names.get(chamber.key)}. ${hint}` : (this.names.get(chamber.key) ?? '')
  }

  mistLabel(mist: Mist): string {
    return [
      t('board-discover', { side: COMPASS[mist.side]! }),
      mist.deed ? t('board-now') : missingWords(mist.dues.flatMap((due) => (due.isShown ? [] : [due.icon]))),
    ]
      .filter(Boolean)
      .join('. ')
  }

  nameOf = (seat: number): string => this.#table.store.table?.chairs[seat]?.name ?? ''

  isStuck(seat: number): boolean {
    const dice = [...this.#table.store.dice.values()].filter((die) => die.holder === seat && !die.where)
    return dice.length > 0 && lockedDice(this.#table, seat) === dice.length
  }

  /** What lies in it and what it is for, if a chapter has words for it. */
  noteOf(chamber: Laid): string {
    return chamberNote(chamber.kind, chamber.tile, this.#table.store.pieces.values())
  }

  #name(chamber: Laid): string {
    const { here } = this
    const people = this.standing.filter((each) => each.place >> 1 === chamber.tile && each.seat !== this.#table.seat)
    const note = this.noteOf(chamber)
    const name = spoken({
      kind: chamber.kind,
      gems: chamber.gems,
      used: chamber.used,
      openings: chamber.openings & ~chamber.blocked,
      away: here && { x: chamber.x - here.x, y: chamber.y - here.y },
      people: people.map((each) => this.nameOf(each.seat)),
      entry: chamber === here ? undefined : known.chambers[chamber.kind]?.entry[0],
    })
    return note ? `${name}. ${note}` : name
  }

  #hint(key: string): string {
    if (this.#hand.open.some((deed) => deed.key === key)) return t('board-now')
    return missingWords(this.#hand.nearby.find((near) => near.key === key)?.missing ?? [])
  }
}
