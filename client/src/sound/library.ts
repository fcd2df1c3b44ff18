/** Loads and decodes sounds in the order in which they are needed, a few at a time. */

import { type Entry, loadingOrder, type Manifest } from './manifest.ts'

const HOME = '/sound/'
const AT_ONCE = 3
/** The encoder's samples before the music, which some decoders do not remove. */
const UNTRIMMED_S = 1105 / 32_000

/** A decoded sound; `lead` is the silence before it that the decoder left, in seconds. */
export interface Clip {
  entry: Entry
  buffer: AudioBuffer
  lead: number
}

export class Library {
  readonly #context: BaseAudioContext
  readonly #isOfUse: (entry: Entry) => boolean
  readonly #clips = new Map<string, Clip>()
  readonly #asked = new Set<string>()
  #manifest: Promise<Manifest> | undefined

  /** `isOfUse`: sounds that are never needed are not loaded. */
  constructor(context: BaseAudioContext, isOfUse: (entry: Entry) => boolean = () => true) {
    this.#context = context
    this.#isOfUse = isOfUse
  }

  get(name: string): Clip | undefined {
    return this.#clips.get(name)
  }

  get count(): number {
    return this.#clips.size
  }

  /**
   * Loads all sounds for a game with this soundtrack, if wanted with those of chapters. A failed request is repeated
   * the next time.
   */
  async load(track: string, withMore: boolean): Promise<void> {
    const { sounds } = await this.manifest()
    const wanted = loadingOrder(sounds.filter(this.#isOfUse), track, withMore)
    const waiting = wanted.filter((entry) => !this.#asked.has(entry.name))
    for (const entry of waiting) this.#asked.add(entry.name)
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.#work(waiting)))
  }

  manifest(): Promise<Manifest> {
    this.#manifest ??= fetchManifest().catch((trouble: unknown) => {
      this.#manifest = undefined
      throw trouble
    })
    return this.#manifest
  }

  async #work(waiting: Entry[]): Promise<void> {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      const clip = await this.#fetch(entry).catch(() => undefined)
      if (clip) this.#clips.set(entry.name, clip)
      else this.#asked.delete(entry.name)
    }
  }

  async #fetch(entry: Entry): Promise<Clip> {
    const answer = await fetch(HOME + entry.file, { priority: 'low' })
    if (!answer.ok) throw new Error(`${entry.file}: ${answer.status}`)
    const buffer = await this.#context.decodeAudioData(await answer.arrayBuffer())
    return { entry, buffer, lead: leadOf(buffer.duration, entry.ms) }
  }
}

async function fetchManifest(): Promise<Manifest> {
  const answer = await fetch(`${HOME}manifest.json`)
  if (!answer.ok) throw new Error(`manifest.json: ${answer.status}`)
  return (await answer.json()) as Manifest
}

/** A decoder that trims gives the encoded length; others leave at least the encoder's lead. */
export function leadOf(seconds: number, expectedMs: number): number {
  return seconds - expectedMs / 1000 >= UNTRIMMED_S ? UNTRIMMED_S : 0
}
