/** Stores the companion for use without a network, and says how far that is. */

import type { SearchIndex } from '../rules/search.ts'
import { filesFor, LIST, NAMED_BY_CONTENT, type OfflineList, pagesIn, RULES, RULES_INDEX, STORE } from './offline.ts'

/** `unable`: this browser, or this address, has no store. */
export type State = 'unable' | 'storing' | 'stored' | 'failed'

/** Lies in a store that lacks nothing. */
const WHOLE = '/whole'
const WORKER = '/companion-worker.js'
const AT_ONCE = 3
/** So that this takes no more than half of what the server lets one household ask. */
const LEAST_MS = 150
/** "Too many requests": so often, and after so long, it is asked again. */
const BUSY = 429
const TRIES = 30
const PAUSE_MS = 1000

export class Storing {
  state = $state.raw<State>('unable')
  percent = $state.raw(0)
  #wanted = ''

  /** With the words of this language. Of two wishes the later one counts. */
  async begin(language: string): Promise<void> {
    if (import.meta.env.DEV || !('serviceWorker' in navigator) || !('caches' in globalThis)) return
    this.#wanted = language
    this.state = 'storing'
    try {
      await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
      const isStored = await this.#store(language)
      await navigator.serviceWorker.ready
      if (isStored) this.state = 'stored'
    } catch {
      const isUsable = await hasWhole(language).catch(() => false)
      if (this.#wanted === language) this.state = isUsable ? 'stored' : 'failed'
    }
  }

  /** Whether all of it is there; what was stored before goes only then. */
  async #store(language: string): Promise<boolean> {
    const list = (await (await fetched(LIST, language)).json()) as OfflineList
    const index = await fetched(RULES_INDEX, language)
    const rules = (await index.json()) as SearchIndex
    const name = [STORE + list.version, index.headers.get('ETag') ?? '', language].join(' ')
    const store = await caches.open(name)
    const files = [...filesFor(list, language), RULES_INDEX, ...pagesIn(rules)]
    const stored = new Set((await store.keys()).map(({ url }) => new URL(url).pathname))
    const missing = files.filter((file) => !stored.has(file))
    const work = async (): Promise<void> => {
      for (let file = missing.shift(); file; file = missing.shift()) {
        const [answer] = await Promise.all([fetched(file, language), pause(LEAST_MS)])
        await store.put(file, answer)
        stored.add(file)
        if (this.#wanted === language) this.percent = Math.floor((100 * stored.size) / files.length)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    if (this.#wanted !== language) return false
    await store.put(WHOLE, new Response())
    await forgetOthers(name)
    return true
  }
}

/** In this language, where the server writes the page. A server that has too much to do is asked again. */
async function fetched(file: string, language: string): Promise<Response> {
  const address = file.startsWith(RULES) ? `${file}?lang=${language}` : file
  const cache = NAMED_BY_CONTENT.test(file) ? 'default' : 'no-cache'
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(address, { cache })
    if (answer.ok) return answer
    if (answer.status !== BUSY || tries === TRIES) throw new Error(`${file}: ${answer.status}`)
    await pause(PAUSE_MS)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}

/** An older version that is there with all its files is as good, as long as there is no network for the new one. */
async function hasWhole(language: string): Promise<boolean> {
  for (const name of await caches.keys())
    if (name.startsWith(STORE) && name.endsWith(` ${language}`) && (await (await caches.open(name)).match(WHOLE)))
      return true
  return false
}

async function forgetOthers(kept: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(STORE) && name !== kept)
  await Promise.all(others.map((name) => caches.delete(name)))
}

export const storing = new Storing()
