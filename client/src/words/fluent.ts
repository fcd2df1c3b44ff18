/** Messages of one language, by their ids: Project Fluent, from the same files as the server's. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'fr', 'de', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** How each language calls itself; the one text that is never translated. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch', es: 'Español' }

export type Args = Record<string, FluentVariable>

export class Words {
  readonly language: Language
  private readonly bundle: FluentBundle

  constructor(language: Language, sources: Iterable<string>) {
    this.language = language
    // No invisible marks around names: screen readers and searches stumble over them, and all four languages go one way.
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) this.bundle.addResource(new FluentResource(source))
  }

  has(id: string): boolean {
    return this.find(id) !== undefined
  }

  /** The text of a message, or of an attribute named after a dot. A message that does not exist is its own id. */
  say(id: string, args?: Args): string {
    const pattern = this.find(id)
    return pattern === undefined ? id : this.bundle.formatPattern(pattern, args ?? null, [])
  }

  private find(id: string) {
    const [name = '', attribute] = id.split('.')
    const message = this.bundle.getMessage(name)
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? undefined
  }
}

/** The first of the wanted languages that there is; regions do not matter. */
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
