/** The keys of the temple. Letter keys are identified by position, so that they suit any keyboard layout. */

export type KeyDeed =
  | {
      does:
        | 'roll'
        | 'chat'
        | 'settings'
        | 'hold-back'
        | 'mute'
        | 'fate'
        | 'lift-card'
        | 'use-role'
        | 'read-cards'
        | 'question'
        | 'rules'
    }
  | { does: 'die' | 'deed' | 'ping' | 'use-card'; number: number }

export const DIE_CODES = ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT', 'KeyY', 'KeyU', 'KeyI'] as const
export const DEED_CODES = ['KeyA', 'KeyS', 'KeyD'] as const
/**
 * The cards of the rack by their order, the first card of the shelf that can be lifted, the role card, and the sheet
 * about all of them.
 */
export const USE_CODES = ['KeyX', 'KeyV', 'KeyB'] as const
export const LIFT_CODE = 'KeyL'
export const ROLE_CODE = 'KeyZ'
export const READ_CODE = 'KeyK'
/** Moves the focus to the question. */
export const QUESTION_CODE = 'KeyJ'
const PING_CODES = ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5'] as const

export function keyDeed(code: string): KeyDeed | undefined {
  if (code === 'Space') return { does: 'roll' }
  if (code === 'KeyC') return { does: 'chat' }
  if (code === 'KeyH') return { does: 'hold-back' }
  if (code === 'KeyM') return { does: 'mute' }
  if (code === 'KeyG') return { does: 'fate' }
  if (code === 'KeyO') return { does: 'settings' }
  if (code === QUESTION_CODE) return { does: 'question' }
  if (code === LIFT_CODE) return { does: 'lift-card' }
  if (code === ROLE_CODE) return { does: 'use-role' }
  if (code === READ_CODE) return { does: 'read-cards' }
  return (
    numbered('die', DIE_CODES, code) ??
    numbered('deed', DEED_CODES, code) ??
    numbered('use-card', USE_CODES, code) ??
    numbered('ping', PING_CODES, code)
  )
}

function numbered(
  does: 'die' | 'deed' | 'use-card' | 'ping',
  codes: readonly string[],
  code: string,
): KeyDeed | undefined {
  const number = codes.indexOf(code)
  return number < 0 ? undefined : { does, number }
}

/** Elements that use keys to write, or to change their value. */
const FIELDS = 'input, textarea, select, [contenteditable]'

/**
 * Whether a key belongs to the focused element, and not to the game. Space belongs to the game unless the player is
 * writing: after a touch on a call, a team-mate or a sheet it still rolls. Enter presses the focused button.
 */
export function isTaken(target: EventTarget | null, code: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.closest(code === 'Space' ? FIELDS : `${FIELDS}, [role="dialog"]`) !== null
}

interface LayoutKeyboard {
  getLayoutMap?: () => Promise<ReadonlyMap<string, string>>
}

/** The labels of these keys on this keyboard. If the browser does not tell, those of the reader's country. */
export async function keyNames(codes: readonly string[], language: string): Promise<string[]> {
  const keyboard = (navigator as Navigator & { keyboard?: LayoutKeyboard }).keyboard
  const printed = await keyboard?.getLayoutMap?.().catch(() => undefined)
  return codes.map((code) => (printed?.get(code) ?? usual(code, language)).toUpperCase())
}

const FRENCH: Record<string, string> = { KeyQ: 'A', KeyW: 'Z', KeyA: 'Q', KeyZ: 'W' }
const GERMAN: Record<string, string> = { KeyY: 'Z', KeyZ: 'Y' }

function usual(code: string, language: string): string {
  const moved = language === 'fr' ? FRENCH[code] : language === 'de' ? GERMAN[code] : undefined
  return moved ?? code.slice(-1)
}
