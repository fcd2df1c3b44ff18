/**
 * The service worker: answers from the store if the network does not. It stores nothing itself. Pages come from the
 * network if there is one, so a new version is used from the next load on. Requests to the server's API do not pass
 * here.
 */

import { NAMED_BY_CONTENT, RULES, SHELL, STORE } from './offline.ts'

interface Waiting {
  waitUntil(work: Promise<unknown>): void
}
interface Asked {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
/** The worker's globals, which the page's types do not include. */
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
}

const scope = self as unknown as Scope
const OURS = /^\/(?:companion(?:\/.*)?)?$/
/** A network without a connection to the server would otherwise cause a wait of minutes. */
const PATIENCE_MS = 4000

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') {
    if (OURS.test(pathname)) event.respondWith(networkFirst(request, SHELL))
    else if (pathname.startsWith(RULES)) event.respondWith(networkFirst(request, pathname))
  } else if (NAMED_BY_CONTENT.test(pathname)) event.respondWith(storeFirst(request))
  else event.respondWith(networkFirst(request, pathname))
})

async function storeFirst(request: Request): Promise<Response> {
  return (await stored(new URL(request.url).pathname)) ?? fetch(request)
}

/** The stored response if there is no network, or if it only reports that the server is away. */
async function networkFirst(request: Request, file: string): Promise<Response> {
  const asked = fetch(request)
  const answer = await Promise.race([asked.catch(() => undefined), pause(PATIENCE_MS)])
  if (answer && answer.status < 500) return answer
  return (await stored(file)) ?? asked
}

function pause(ms: number): Promise<undefined> {
  return new Promise((done) => setTimeout(() => done(undefined), ms))
}

/** From the newest of our stores that has the file. */
async function stored(file: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(STORE)).reverse()
  for (const name of names) {
    const found = await (await caches.open(name)).match(file, { ignoreVary: true })
    if (found) return found
  }
  return undefined
}
