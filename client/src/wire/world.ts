/** What the connection needs from the browser: sockets, time, and events when the network or the page is back. */

/** The part of a WebSocket that is used. */
export interface Socket {
  onopen: ((event: never) => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  send(text: string): void
  close(): void
}

export type Cancel = () => void

export interface World {
  connect(url: string): Socket
  /** Milliseconds on a monotonic clock. */
  now(): number
  /** Wall-clock milliseconds: while a machine sleeps, `now` may stand still and this one advances. */
  date(): number
  after(ms: number, act: () => void): Cancel
  /** Calls the listener when the connection should be checked: the network changed, or the page became visible. */
  onReturn(listener: () => void): Cancel
  random(): number
}

export const browser: World = {
  connect: (url) => new WebSocket(url) as unknown as Socket,
  now: () => performance.now(),
  date: () => Date.now(),
  random: () => Math.random(),
  after(ms, act) {
    const timer = setTimeout(act, Math.max(0, ms))
    return () => clearTimeout(timer)
  },
  onReturn(listener) {
    if (typeof window === 'undefined') return () => {}
    const seen = () => document.visibilityState === 'visible' && listener()
    const names = ['online', 'offline', 'pageshow'] as const
    for (const name of names) window.addEventListener(name, listener)
    document.addEventListener('visibilitychange', seen)
    return () => {
      for (const name of names) window.removeEventListener(name, listener)
      document.removeEventListener('visibilitychange', seen)
    }
  },
}
