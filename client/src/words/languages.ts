/** The available languages, and the one that a reader prefers. Each is a separate chunk, and only one is loaded. */

import { kept } from '../wire/kept.ts'

export const LANGUAGES = ['en', 'fr', 'de', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** The name of each language in itself; this text is never translated. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch', es: 'Español' }

const KEY = 'language'

type Chunks = Record<Language, () => Promise<{ default: string[] }>>

const CHUNKS: Chunks = {
  en: () => import('./lang/en.ts'),
  fr: () => import('./lang/fr.ts'),
  de: () => import('./lang/de.ts'),
  es: () => import('./lang/es.ts'),
}

/** The words of chapters and of rarely used screens, one chunk each. */
const PARTS = import.meta.glob<string>('../../../src/tumbledown/locales/*/{chapters,screens}/*.ftl', {
  query: '?raw',
  import: 'default',
})

/**
 * The texts of a language, with the words of these chapters, or of screens as `screens/NAME`. They are loaded only
 * once.
 */
export async function fetchWords(language: Language, parts: readonly string[] = []): Promise<string[]> {
  const more = parts.map((name) => PARTS[`../../../src/tumbledown/locales/${language}/${fileOf(name)}.ftl`]?.() ?? '')
  const [base, ...others] = await Promise.all([CHUNKS[language](), ...more])
  return [...base.default, ...others]
}

const fileOf = (part: string): string => (part.includes('/') ? part : `chapters/${part}`)

/** The language that was chosen here before, otherwise the browser's preference. */
export function preferredLanguage(): Language {
  return storedLanguage() ?? bestLanguage(navigator.languages)
}

export function storedLanguage(): Language | undefined {
  const choice = kept.get(KEY)
  return isLanguage(choice) ? choice : undefined
}

export function rememberLanguage(choice: Language): void {
  kept.set(KEY, choice)
}

/** The first of the wanted languages that is available; regions are ignored. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const found = LANGUAGES.find((language) => language === each.toLowerCase().split(/[-_]/)[0])
    if (found) return found
  }
  return 'en'
}

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text)
}
