/** Learning the game: what this browser remembers of it, and the ways into the lesson and out of it into a first game. */

import { go } from '../route.svelte.ts'
import { createLesson, createTable, showTable } from '../wire/api.ts'
import { kept, type Kept } from '../wire/kept.ts'
import { pathOf } from './code.ts'
import { leaveErrand } from './errand.ts'
import { BOTS, EASY } from './firstGame.ts'
import { identity } from './me.ts'

const LEARNED = 'learned'
const PLACE = 'learning'
const OFFERED = 'lesson-offered'
const UNDER_WAY: ReadonlySet<string> = new Set(['playing', 'paused', 'calling'])

export class Learning {
  private readonly kept: Kept

  constructor(store: Kept) {
    this.kept = store
  }

  /** Whether somebody who has learned the game sits here. */
  get isFinished(): boolean {
    return this.kept.read<boolean>(LEARNED, false)
  }

  finish(): void {
    this.kept.write(LEARNED, true)
  }

  /** Whether the lesson should be offered before a first game; it is offered once, so this is true once. */
  offer(hasPlayed: boolean): boolean {
    if (hasPlayed || this.isFinished || this.kept.read<boolean>(OFFERED, false)) return false
    this.kept.write(OFFERED, true)
    return true
  }

  /** Go on where it was left, or begin anew. */
  async learn(): Promise<void> {
    const left = this.kept.read<string>(PLACE, '')
    const table = left ? await showTable(left).catch(() => undefined) : undefined
    if (table && UNDER_WAY.has(table.phase)) return go(pathOf(left))
    const { code } = await createLesson(identity.get())
    this.kept.write(PLACE, code)
    go(pathOf(code))
  }

  /** Out of the lesson into a first game. */
  async playNow(): Promise<void> {
    const { code } = await createTable({ ...identity.get(), settings: EASY })
    leaveErrand({ code, bots: BOTS })
    go(pathOf(code))
  }
}

export const learning = new Learning(kept)
