/** Messages of one language, by their ids: Project Fluent, from the same files as the server's. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Language } from './languages.ts'

export type Args = Record<string, string | number>

export class Words {
  readonly language: Language
  readonly #bundle: FluentBundle

  /** `sources`: the texts of `.ftl` files. */
  constructor(language: Language, sources: Iterable<string>) {
    this.language = language
    this.#bundle = new FluentBundle(language, { useIsolating: false }) // all four languages run from left to right
    for (const source of sources) this.#bundle.addResource(new FluentResource(source))
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  /** The text of a message; an unknown id is returned as it is. */
  say(id: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value
    const faults: Error[] = [] // with an array for errors, Fluent writes what it can instead of throwing
    return pattern ? this.#bundle.formatPattern(pattern, args, faults) : id
  }
}
