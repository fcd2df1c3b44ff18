/** The words on the screen, in the reader's language; whatever shows them changes with it. */

import { kept } from '../wire/kept.ts'
import { type Args, bestLanguage, isLanguage, type Language, Words } from './fluent.ts'

export { type Args, isLanguage, type Language, LANGUAGES, OWN_NAMES } from './fluent.ts'

const KEY = 'language'

const CHUNKS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./lang/en.ts'),
  fr: () => import('./lang/fr.ts'),
  de: () => import('./lang/de.ts'),
  es: () => import('./lang/es.ts'),
}

let words = $state.raw(new Words('en', []))
let wanted: Language = 'en'

/** The text of a message, in the language of the moment. */
export function t(id: string, args?: Args): string {
  return words.say(id, args)
}

/** Whether there are words for this. */
export function hasWords(id: string): boolean {
  return words.has(id)
}

export function language(): Language {
  return words.language
}

/** Switch, and remember the choice. */
export async function setLanguage(choice: Language): Promise<void> {
  kept.set(KEY, choice)
  await speak(choice)
}

/** What was chosen here before, or else what the browser prefers. */
export function preferredLanguage(): Language {
  const choice = kept.get(KEY)
  return isLanguage(choice) ? choice : bestLanguage(navigator.languages)
}

/** Load a language and show it; of two wishes the later one wins, whichever arrives first. */
export async function speak(choice: Language): Promise<void> {
  wanted = choice
  const sources = (await CHUNKS[choice]()).default
  if (wanted !== choice) return
  words = new Words(choice, sources)
  document.documentElement.lang = choice
}
