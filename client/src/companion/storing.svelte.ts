/** Stores the companion for use without a network, and reports the progress. */

import type { SearchIndex } from '../rules/search.ts'
import { filesFor, LIST, NAMED_BY_CONTENT, type OfflineList, pagesIn, RULES, RULES_INDEX, STORE } from './offline.ts'

/** `unable`: this browser, or this address, has no store. */
export type State = 'unable' | 'storing' | 'stored' | 'failed'

/** An entry that marks a complete store. */
const WHOLE = '/whole'
const WORKER = '/companion-worker.js'
const AT_ONCE = 3
/** At most half of the requests that the server allows one address. */
const LEAST_MS = 150
/** "Too many requests": the number of retries, and the delay before each. */
const BUSY = 429
const TRIES = 30
const PAUSE_MS = 1000

export class Storing {
  state = $state.raw<State>('unable')
  percent = $state.raw(0)
  #wanted = ''

  /** Begins with the words of this language. Of two calls the later one counts. */
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

  /** Returns whether all of it is stored; older stores are deleted only then. */
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

/** Asks for pages in this language. A request that a busy server refuses is repeated. */
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

/** A complete older version is good enough while the new one cannot be loaded. */
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
