/** What happened, as sounds: which, when, how loud and from where. It knows events, and no rules. */

import { DIE_AT, FACES, MARK, SIGNALS } from '../generated/wire.ts'
import type { DiceRolled, DieMoved, GameEvent, Noted, PieceView } from '../generated/wire.ts'
import { ChapterCues } from './chapter_cues.ts'
import { type Cue, DISCOVERED_MS, type Frame, type Listener, lit, plain, voiced } from './cue.ts'

export { type Cue, type Listener } from './cue.ts'

const WHERE_SHIFT = 10
const BLACK = FACES.indexOf('B')
const THROWS = 3
/** A throw was recorded with its dice at rest after so many milliseconds. */
const REST_MS = 950
const AFTER_COLLAPSE_MS = 5200
const VOTES: readonly string[] = ['fate', 'give_up', 'request']
const PINGS: readonly string[] = SIGNALS

export class Cues {
  /** The marks of dice as they were last heard of: an event only tells how they are now. */
  readonly #marks = new Map<number, number>()
  readonly #chapters = new ChapterCues()

  /** A new game. */
  forget(): void {
    this.#marks.clear()
    this.#chapters.forget()
  }

  /** What lies where now, for when it is gone. */
  learn(pieces: ReadonlyMap<string, PieceView>): void {
    this.#chapters.learn(pieces)
  }

  /** The cues of a frame; the same sound at the same moment only once, as loud as the loudest. */
  of(frame: Frame, listener: Listener): Cue[] {
    const cues = frame.events.flatMap((event) => this.#chapters.of(event, frame, listener) ?? this.#heard(event, frame, listener))
    const loudest = new Map<string, Cue>()
    for (const cue of cues) {
      const key = `${cue.name} ${cue.at}`
      if (cue.gain > (loudest.get(key)?.gain ?? 0)) loudest.set(key, cue)
    }
    return [...loudest.values()]
  }

  #heard(event: GameEvent, { t, events }: Frame, listener: Listener): Cue[] {
    const by = (name: string, seat: number, at = t): Cue => voiced(name, at, seat, listener)
    switch (event.type) {
      case 'DiceRolled':
        return thrown(event, t, listener)
      case 'DiceFreed':
        return [by('free', event.seat), ...(event.by === undefined && turnsFate(events) ? [plain('fate', t)] : [])]
      case 'DieMoved':
        return moved(event, t, listener)
      case 'ChamberPlaced':
        return event.by === undefined || event.by < 0 ? [] : [by('discovery', event.by)]
      case 'AdventurerMoved':
        return [by('enter', event.seat ?? event.figure)]
      case 'AdventurerEscaped':
        return [plain('escape', t)]
      case 'GemsActivated':
        return lit(event.gems, t)
      case 'Asked':
        return isVote(event.kind, event.asked, listener) ? [plain('vote', t)] : []
      case 'Noted':
        return this.#marked(event, t, listener) ?? []
      case 'Announced':
        return event.what === 'exit_found' ? [plain('exit-found', t + DISCOVERED_MS)] : []
      case 'GameEnded':
        return [ending(event.won, event.reason, t)]
      default:
        return []
    }
  }

  /** A die of mine was kept or let go. */
  #marked({ scope, key, value, index = -1 }: Noted, t: number, { seat, holderOf }: Listener): Cue[] | undefined {
    if (scope !== 'die' || key !== 'marks' || typeof value !== 'number') return undefined
    const before = this.#marks.get(index) ?? 0
    this.#marks.set(index, value)
    if (holderOf(index) !== seat || !((before ^ value) & MARK.kept)) return undefined
    return [plain(value & MARK.kept ? 'keep' : 'release', t)]
  }
}

/** A word or a signal of somebody at the table. */
export function cueOfTold(told: { what?: string; text?: string }, now: number): Cue | undefined {
  if (told.what) return PINGS.includes(told.what) ? plain(`ping-${told.what}`, now) : undefined
  return told.text ? plain('click', now) : undefined
}

/** The dice come to rest when the server says so; black masks fall shut then. */
function thrown({ seat, dice, faces, throw: number, ready_at }: DiceRolled, t: number, listener: Listener): Cue[] {
  const roll = { ...voiced(`throw-${1 + (number % THROWS)}`, t, seat, listener), isTimed: true }
  roll.gain *= Math.min(1, 0.5 + 0.1 * bitsOf(dice))
  roll.rate = Math.min(1.4, Math.max(0.75, REST_MS / Math.max(1, ready_at - t)))
  return faces.includes(BLACK) ? [roll, voiced('lock', ready_at, seat, listener)] : [roll]
}

function moved({ where, holder }: DieMoved, t: number, listener: Listener): Cue[] {
  const kind = where >> WHERE_SHIFT
  if (kind === DIE_AT.lost) return [voiced('lost', t, holder, listener)]
  return kind === DIE_AT.hand ? [voiced('gift', t, holder, listener)] : []
}

function bitsOf(mask: number): number {
  let count = 0
  for (let rest = mask; rest > 0; rest = Math.floor(rest / 2)) count += rest % 2
  return count
}

/** The turn of fate moves a gem into the depot and frees dice at once. */
function turnsFate(events: readonly GameEvent[]): boolean {
  return events.some((event) => event.type === 'GemsMoved')
}

function isVote(kind: string, asked: number, { seat }: Listener): boolean {
  return VOTES.includes(kind) && (seat < 0 || Math.floor(asked / 2 ** seat) % 2 === 1)
}

function ending(won: boolean, reason: string, t: number): Cue {
  if (won) return plain('victory', t + 300)
  return plain('defeat', reason === 'collapse' ? t + AFTER_COLLAPSE_MS : t)
}
