/** Sounds of the chapters beyond the base game: cards that come and go, chambers that vanish, dice that fall. */

import { CURSES } from '../generated/pieces.ts'
import { CHAMBER, DIE_AT, MEANS, PIECE_AT } from '../generated/wire.ts'
import type { DieMoved, GameEvent, PieceMoved, PieceView } from '../generated/wire.ts'
import { type Cue, DISCOVERED_MS, type Frame, type Listener, lit, plain, voiced } from './cue.ts'

/** `where` of a die, `at` of a piece: what it lies on. */
const kindOfPlace = (where: number): number => where >> 10
/** The pit growls before its gems are lit. */
const PIT_MS = 600
/** Treasures whose deed is heard by itself. */
const OWN_VOICE: readonly string[] = ['secret_passage', 'teleport', 'large_torch', 'healing_mask']

/** What lay where before this frame: whatever has left cannot be asked any more what it was. */
export class ChapterCues {
  #pieces = new Map<number, PieceView>()
  readonly #falling = new Set<number>()

  forget(): void {
    this.#pieces.clear()
    this.#falling.clear()
  }

  learn(pieces: ReadonlyMap<string, PieceView>): void {
    this.#pieces = new Map([...pieces].map(([key, view]) => [Number(key), view]))
  }

  /** The cues of an event instead of those of the base game; nothing if it has none of its own. */
  of(event: GameEvent, frame: Frame, listener: Listener): Cue[] | undefined {
    const { t } = frame
    switch (event.type) {
      case 'PieceMoved':
        return this.#carried(event, frame, listener)
      case 'DieMoved':
        return this.#fallen(event, frame, listener)
      case 'EdgeOpened':
        return [plain('passage', t)]
      case 'ChamberRemoved':
        return event.state === CHAMBER.air || event.state === CHAMBER.hover ? undefined : [plain('vanish', t)]
      case 'ControlChanged':
        return [plain('souls', t)]
      case 'TimerRang':
        return event.name === 'sinks' ? [voiced('chair', t, event.args?.[0] ?? -1, listener)] : undefined
      case 'AdventurerMoved':
        return event.means === MEANS.item ? [voiced('teleport', t, event.seat ?? event.figure, listener)] : undefined
      case 'GemsActivated':
        return listener.chamberKind(event.tiles[0] ?? -1) === 'pit' ? [plain('pit', t), ...lit(event.gems, t + PIT_MS)] : undefined
      default:
        return woken(event, t)
    }
  }

  #carried({ piece, to, face_up: isOpen = true, seat = -1 }: PieceMoved, { t, events }: Frame, listener: Listener): Cue[] {
    const before = this.#pieces.get(piece)
    const kind = listener.pieceKind(piece) || before?.kind || ''
    const [from, onto] = [kindOfPlace(before?.at ?? 0), kindOfPlace(to)]
    if (!isOpen) return onto === PIECE_AT.at_place ? [plain('treasure-found', t + DISCOVERED_MS)] : []
    if (kind === 'chalice') return from === PIECE_AT.at_place && onto === from ? [voiced('chalice-carried', t, seat, listener)] : []
    if (onto === PIECE_AT.at_seat) return [drawn(kind, t, to, listener)]
    if (kind === 'large_torch') return onto === PIECE_AT.at_place ? [voiced('torch', t, seat, listener)] : []
    const isLeft = events.some((event) => event.type === 'AdventurerEscaped')
    return from === PIECE_AT.at_seat && !isLeft ? gone(kind, t, seat, listener) : []
  }

  #fallen({ die, where, holder }: DieMoved, { t, events }: Frame, listener: Listener): Cue[] | undefined {
    const wasFalling = this.#falling.delete(die)
    if (kindOfPlace(where) === DIE_AT.falling) {
      this.#falling.add(die)
      return [voiced('die-falls', t, holder, listener)]
    }
    if (kindOfPlace(where) !== DIE_AT.hand) return undefined
    if (wasFalling) return [voiced('die-caught', t, holder, listener)]
    return events.some(isRegained) ? [voiced('regain', t, holder, listener)] : undefined
  }
}

const isRegained = (event: GameEvent): boolean => event.type === 'Noted' && event.scope === 'fountain' && event.key === 'regained'

/** A card comes to lie before somebody. */
function drawn(kind: string, t: number, to: number, listener: Listener): Cue {
  const seat = to & 1023
  return CURSES.includes(kind) ? voiced('curse', t + DISCOVERED_MS, seat, listener) : voiced('treasure-claimed', t, seat, listener)
}

/** A card is gone: a curse was lifted, a treasure used. */
function gone(kind: string, t: number, seat: number, listener: Listener): Cue[] {
  if (CURSES.includes(kind)) return [voiced('curse-lifted', t, seat, listener)]
  return OWN_VOICE.includes(kind) ? [] : [voiced('treasure-used', t, seat, listener)]
}

/** What a chapter announces, or notes of itself. */
function woken(event: GameEvent, t: number): Cue[] | undefined {
  if (event.type === 'Noted' && event.key === 'fired') return [plain('linked', t)]
  if (event.type !== 'Announced') return undefined
  if (event.what === 'chalice_found') return [plain('chalice-found', t + DISCOVERED_MS)]
  return event.what === 'chalice_recovered' ? [plain('chalice-recovered', t)] : undefined
}
