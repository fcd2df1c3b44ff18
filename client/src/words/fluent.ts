/** Messages of one language, by their ids: Project Fluent, from the same files as the server's, read when the page was built. */

import type { Language } from './languages.ts'

export type Args = Record<string, string | number>

/** What stands between plain text: a variable, another message, or one of several texts, by a variable. */
export type Part = string | { v: string } | { m: string } | Choice
export type Pattern = string | Part[]
export type Messages = Record<string, Pattern>

/** By the value of `s`, or the number's kind; if none fits, the one at `d`. */
interface Choice { s: string, d: number, k: [string | number, Pattern][] }

export class Words {
  readonly language: Language
  readonly #messages: Messages
  /** To make these takes a slow phone a while: they wait until somebody counts. */
  #plurals: Intl.PluralRules | undefined
  #numbers: Intl.NumberFormat | undefined

  constructor(language: Language, sources: Iterable<Messages>) {
    this.language = language
    this.#messages = Object.assign({}, ...sources)
  }

  has(id: string): boolean {
    return id in this.#messages
  }

  /** The text of a message; one that does not exist is its own id. */
  say(id: string, args: Args = {}): string {
    const pattern = this.#messages[id]
    return pattern === undefined ? id : this.#text(pattern, args)
  }

  #text(pattern: Pattern, args: Args): string {
    return typeof pattern === 'string' ? pattern : pattern.map((part) => this.#part(part, args)).join('')
  }

  #part(part: Part, args: Args): string {
    if (typeof part === 'string') return part
    if ('m' in part) return this.say(part.m, args)
    if ('s' in part) return this.#text(this.#chosen(part, args[part.s]), args)
    const value = args[part.v]
    if (typeof value !== 'number') return value ?? `{$${part.v}}`
    return (this.#numbers ??= new Intl.NumberFormat(this.language)).format(value)
  }

  #chosen({ d, k }: Choice, value: string | number | undefined): Pattern {
    const kind = typeof value === 'number' ? (this.#plurals ??= new Intl.PluralRules(this.language)).select(value) : value
    const found = k.find(([key]) => key === value) ?? k.find(([key]) => key === kind) ?? k[d]
    return found?.[1] ?? ''
  }
}
