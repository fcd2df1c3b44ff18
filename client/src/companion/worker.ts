/**
 * The service worker: answers from the store where the network does not. It stores nothing itself. A page comes from the
 * network whenever there is one, so a new version is there at the next load; what programs ask of the server never passes here.
 */

import { NAMED_BY_CONTENT, RULES, SHELL, STORE } from './offline.ts'

interface Waiting {
  waitUntil(work: Promise<unknown>): void
}
interface Asked {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
/** Of the worker's own world the page's types know nothing. */
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
}

const scope = self as unknown as Scope
const OURS = /^\/(?:companion(?:\/.*)?)?$/
/** Whoever has a network that leads nowhere would wait for minutes. */
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

/** Without a network, and with one that only says that the server is away, what was stored. */
async function networkFirst(request: Request, file: string): Promise<Response> {
  const asked = fetch(request)
  const answer = await Promise.race([asked.catch(() => undefined), pause(PATIENCE_MS)])
  if (answer && answer.status < 500) return answer
  return (await stored(file)) ?? asked
}

function pause(ms: number): Promise<undefined> {
  return new Promise((done) => setTimeout(() => done(undefined), ms))
}

/** From the newest of our stores that has it. */
async function stored(file: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(STORE)).reverse()
  for (const name of names) {
    const found = await (await caches.open(name)).match(file, { ignoreVary: true })
    if (found) return found
  }
  return undefined
}
