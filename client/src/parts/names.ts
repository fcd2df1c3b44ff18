/** Spoken names: "Torch, locked". */

import { t } from '../words/words.svelte.ts'

const FACE_WORDS: Record<string, string> = {
  A: 'adventurer',
  T: 'torch',
  K: 'key',
  G: 'golden-mask',
  B: 'black-mask',
  '.': 'blank',
}

export function faceName(face: string): string {
  return t(`temple-face-${FACE_WORDS[face] ?? 'blank'}`)
}

export function dieName(face: string, look: string): string {
  if (look === 'lost' || look === 'away' || look === 'spent') return t(`temple-die-${look}`)
  const name = faceName(look === 'blank' ? '.' : face)
  return look === 'free' || look === 'blank' ? name : t(`temple-die-${look}`, { face: name })
}
