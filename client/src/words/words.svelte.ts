/** The words on the screen, in the reader's language; components that show them are updated with it. */

import { type Args, Words } from './fluent.ts'
import { fetchWords, type Language, rememberLanguage } from './languages.ts'

export { type Args } from './fluent.ts'
export { isLanguage, type Language, LANGUAGES, OWN_NAMES } from './languages.ts'

let words = $state.raw(new Words('en', []))
let wanted: Language = 'en'
const spoken = new Set<string>()

/** The text of a message in the current language. */
export function t(id: string, args?: Args): string {
  return words.say(id, args)
}

/** Whether a message with this id exists. */
export function hasWords(id: string): boolean {
  return words.has(id)
}

export function language(): Language {
  return words.language
}

/** Changes the language, and stores the choice. */
export async function setLanguage(choice: Language): Promise<void> {
  rememberLanguage(choice)
  await speak(choice)
}

/** Loads a language and shows it; of two calls the later one wins, in any order of replies. */
export async function speak(choice: Language): Promise<void> {
  wanted = choice
  const sources = await fetchWords(choice, [...spoken])
  if (wanted !== choice) return
  words = new Words(choice, sources)
  document.documentElement.lang = choice
}

/** Adds the words of these chapters, in the current and in any later language. */
export async function speakOf(chapters: readonly string[]): Promise<void> {
  await fetchWords(wanted, chapters)
  for (const chapter of chapters) spoken.add(chapter)
  await speak(wanted)
}
