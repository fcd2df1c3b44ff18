/** Learning the game: what this browser stores about it, and the ways into the lesson and from it into a first game. */

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

  /** Whether this player has learned the game. */
  get isFinished(): boolean {
    return this.kept.read<boolean>(LEARNED, false)
  }

  finish(): void {
    this.kept.write(LEARNED, true)
  }

  /** Whether to offer the lesson before a first game; true at most once. */
  offer(hasPlayed: boolean): boolean {
    if (hasPlayed || this.isFinished || this.kept.read<boolean>(OFFERED, false)) return false
    this.kept.write(OFFERED, true)
    return true
  }

  /** Continues the lesson, or begins it. */
  async learn(): Promise<void> {
    const left = this.kept.read<string>(PLACE, '')
    const table = left ? await showTable(left).catch(() => undefined) : undefined
    if (table && UNDER_WAY.has(table.phase)) return go(pathOf(left))
    const { code } = await createLesson(identity.get())
    this.kept.write(PLACE, code)
    go(pathOf(code))
  }

  /** Leaves the lesson for a first game. */
  async playNow(): Promise<void> {
    const { code } = await createTable({ ...identity.get(), settings: EASY })
    leaveErrand({ code, bots: BOTS })
    go(pathOf(code))
  }
}

export const learning = new Learning(kept)
