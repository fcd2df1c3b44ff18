/** The effects of keys, on every screen of a player. */

import { sound } from '../sound/sound.ts'
import { isTaken, keyDeed, type KeyDeed } from './keys.ts'
import { CALLS } from './pings.ts'
import type { Stage } from './stage.svelte.ts'
import { wishes } from './wishes.svelte.ts'

/** What the parts of a screen handle themselves. */
export interface Parts {
  roll: () => void
  /** Touches the die at this place. */
  touch: (number: number) => void
  holdBack: () => void
  focusQuestion: () => void
}

export function obeyKey(event: KeyboardEvent, stage: Stage, parts: Parts): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
  if (!wishes.hasShortcuts && event.code !== 'Space') return
  const deed = event.key === '?' ? ({ does: 'rules' } as const) : keyDeed(event.code)
  if (!deed || isTaken(event.target, event.code)) return
  event.preventDefault()
  document.documentElement.dataset['hints'] = ''
  obey(deed, stage, parts)
}

/** Some browsers press a focused button when Space comes up, even if its keydown was prevented. */
export function holdSpace(event: KeyboardEvent): void {
  if (event.code === 'Space' && !isTaken(event.target, 'Space')) event.preventDefault()
}

function obey(key: KeyDeed, stage: Stage, parts: Parts): void {
  const { cards } = stage
  switch (key.does) {
    case 'roll':
      return parts.roll()
    case 'die':
      return parts.touch(key.number)
    case 'hold-back':
      return parts.holdBack()
    case 'deed':
      return document.querySelector<HTMLElement>(`.deeds [data-number="${key.number}"]`)?.click()
    case 'question':
      return parts.focusQuestion()
    case 'fate':
      return stage.offer('fate')?.()
    case 'ping':
      return stage.ping(CALLS[key.number]?.what ?? '')
    case 'chat':
      return stage.toggleChat()
    case 'settings':
      return stage.toggleDrawer()
    case 'rules':
      return stage.toggleRules()
    case 'mute':
      return sound.turnOff(!sound.isOff)
    case 'lift-card':
      return cards.lift()
    case 'use-role':
      return cards.useRole()
    case 'use-card':
      return cards.use(key.number)
    case 'read-cards':
      return cards.toggleReading()
  }
}
