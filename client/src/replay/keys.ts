/** The keys of a replay, and their descriptions. */

export type ReplayKey =
  | { does: 'play' | 'start' | 'end' | 'whole' | 'hide' | 'link' | 'mute' | 'keys' }
  | { does: 'step' | 'mark' | 'speed'; by: 1 | -1 }
  | { does: 'follow'; seat: number }

const BY_KEY: Record<string, ReplayKey> = {
  ' ': { does: 'play' },
  ArrowLeft: { does: 'step', by: -1 },
  ArrowRight: { does: 'step', by: 1 },
  '[': { does: 'mark', by: -1 },
  ']': { does: 'mark', by: 1 },
  ArrowUp: { does: 'speed', by: 1 },
  ArrowDown: { does: 'speed', by: -1 },
  Home: { does: 'start' },
  End: { does: 'end' },
  '0': { does: 'whole' },
  h: { does: 'hide' },
  l: { does: 'link' },
  m: { does: 'mute' },
  '?': { does: 'keys' },
}

/** For the list of keys: the key as it is printed, and the message that describes it. */
export const KEYS: readonly (readonly [string, string])[] = [
  ['␣', 'replay-key-play'],
  ['← →', 'replay-key-step'],
  ['[ ]', 'replay-key-mark'],
  ['↑ ↓', 'replay-key-speed'],
  ['Home, End', 'replay-key-ends'],
  ['1 – 6', 'replay-key-follow'],
  ['0', 'replay-key-whole'],
  ['H', 'replay-key-hide'],
  ['L', 'replay-key-link'],
  ['M', 'replay-key-mute'],
]

interface Pressed {
  key: string
  shiftKey: boolean
}

export function keyOf({ key, shiftKey }: Pressed): ReplayKey | undefined {
  if (/^[1-6]$/.test(key)) return { does: 'follow', seat: Number(key) - 1 }
  const found = BY_KEY[key.length === 1 ? key.toLowerCase() : key]
  return found?.does === 'step' && shiftKey ? { does: 'mark', by: found.by } : found
}
