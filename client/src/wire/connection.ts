/**
 * One connection to a table that reconnects by itself. In a dead network an attempt hangs for many seconds without an
 * error. So a new one starts about every second while the older ones still wait, and the first that opens becomes the
 * connection: it is back at most a second after the network is.
 */

import type { Cancel, Socket, World } from './world.ts'

export interface ConnectionEvents {
  opened(): void
  heard(text: string): void
  lost(): void
  /** An attempt was refused, perhaps because its target does not exist. */
  turnedAway(): void
}

/** The pauses before the first attempts; then the last of them for a while. */
const PAUSES_MS = [0, 250, 500, 1000]
/** The number of attempts at that pace; after them the pauses grow. */
const PATIENCE = 20
const GROWTH = 1.4
const LONGEST_MS = 5000
/** The largest random part of each pause, so that clients do not all reconnect at the same instant. */
const SPREAD = 0.2
/** The time before another attempt starts beside an unfinished one. */
const HANDSHAKE_MS = 900
const AT_ONCE = 4

export class Connection {
  private readonly url: string
  private readonly world: World
  private readonly ears: ConnectionEvents
  private socket: Socket | null = null
  private attempts: { socket: Socket; since: number }[] = []
  private tries = 0
  private cancel: Cancel = () => {}
  private isClosed = false

  constructor(url: string, world: World, ears: ConnectionEvents) {
    this.url = url
    this.world = world
    this.ears = ears
  }

  get isOpen(): boolean {
    return this.socket !== null
  }

  open(): void {
    this.isClosed = false
    this.retryNow()
  }

  /** Returns whether the message was sent; otherwise it must be sent again after the connection is back. */
  send(message: object): boolean {
    this.socket?.send(JSON.stringify(message))
    return this.socket !== null
  }

  /** The server has answered on this connection: if it is lost, the first new attempt starts at once. */
  prove(): void {
    this.tries = 0
  }

  /** Drops a dead connection, in any state of its socket, and opens another one. */
  drop(): void {
    if (this.socket) this.lose(this.socket)
  }

  /** The network may be back: starts an attempt at once, without waiting for the next pause or for older attempts. */
  retryNow(): void {
    if (this.isClosed || this.socket) return
    this.tries = 0
    this.start()
    this.attempt()
  }

  close(): void {
    this.isClosed = true
    this.cancel()
    if (this.socket) leave(this.socket)
    this.socket = null
    this.abandon()
  }

  private attempt(): void {
    this.cancel()
    if (this.isClosed || this.socket) return
    const youngest = this.attempts.at(-1)
    if (!youngest || this.world.now() - youngest.since >= HANDSHAKE_MS) this.start()
    this.tries += 1
    this.cancel = this.world.after(this.pause(), () => this.attempt())
  }

  private start(): void {
    if (this.attempts.length >= AT_ONCE) leave(this.attempts.shift()!.socket)
    const socket = this.world.connect(this.url)
    this.attempts.push({ socket, since: this.world.now() })
    socket.onopen = () => this.win(socket)
    socket.onclose = () => this.fail(socket)
    socket.onerror = () => {}
  }

  private pause(): number {
    const extra = Math.max(0, this.tries - PATIENCE)
    const usual = PAUSES_MS[Math.min(this.tries, PAUSES_MS.length - 1)]!
    return Math.min(LONGEST_MS, usual * GROWTH ** extra) * (1 - SPREAD * this.world.random())
  }

  private win(socket: Socket): void {
    this.cancel()
    this.attempts = this.attempts.filter((attempt) => attempt.socket !== socket)
    this.abandon()
    this.socket = socket
    socket.onmessage = (event) => this.ears.heard(String(event.data))
    socket.onclose = () => this.lose(socket)
    this.ears.opened()
  }

  private fail(socket: Socket): void {
    this.attempts = this.attempts.filter((attempt) => attempt.socket !== socket)
    this.ears.turnedAway()
  }

  private lose(socket: Socket): void {
    leave(socket)
    this.socket = null
    this.ears.lost()
    this.cancel = this.world.after(this.pause(), () => this.attempt())
  }

  private abandon(): void {
    for (const { socket } of this.attempts) leave(socket)
    this.attempts = []
  }
}

/** Ignores all later events of an old socket. */
function leave(socket: Socket): void {
  socket.onopen = socket.onmessage = socket.onclose = null
  socket.onerror = () => {}
  socket.close()
}
