/** Loudspeakers without sound: a context whose time passes when a test says so, and that remembers what it was given. */

export interface Started {
  name: string
  when: number
  offset: number
  rate: number
  stoppedAt: number
}

class FakeParam {
  value = 1
  readonly targets: { value: number; at: number }[] = []
  readonly #heard: (value: number) => void

  constructor(heard: (value: number) => void = () => {}) {
    this.#heard = heard
  }

  setTargetAtTime(value: number, at: number): void {
    this.value = value
    this.targets.push({ value, at })
  }

  setValueAtTime(value: number): void {
    this.value = value
    this.#heard(value)
  }

  cancelScheduledValues(): void {}
}

class FakeNode {
  readonly gain = new FakeParam()
  context: FakeContext

  constructor(context: FakeContext) {
    this.context = context
  }

  connect<T>(to: T): T {
    return to
  }

  disconnect(): void {}
}

class FakeSource extends FakeNode {
  buffer: { name: string } | null = null
  loop = false
  loopStart = 0
  loopEnd = 0
  onended: (() => void) | null = null
  readonly playbackRate = new FakeParam()
  #started: Started | undefined

  start(when: number, offset: number): void {
    this.#started = { name: this.buffer?.name ?? '', when, offset, rate: this.playbackRate.value, stoppedAt: Infinity }
    this.context.started.push(this.#started)
  }

  stop(at: number): void {
    if (this.#started) this.#started.stoppedAt = at
  }
}

export class FakeContext {
  static last: FakeContext
  state = 'running'
  currentTime = 0
  /** How long before it is heard a sample leaves, in seconds; and where this context's zero is on the page's clock. */
  latency = 0.02
  zero = 0
  readonly started: Started[] = []
  readonly gains: FakeNode[] = []
  readonly destination = new FakeNode(this)
  onstatechange: (() => void) | null = null

  constructor() {
    FakeContext.last = this
  }

  createGain(): FakeNode {
    const node = new FakeNode(this)
    this.gains.push(node)
    return node
  }

  createBufferSource(): FakeSource {
    return new FakeSource(this)
  }

  getOutputTimestamp(): { contextTime: number; performanceTime: number } {
    return { contextTime: this.currentTime - this.latency, performanceTime: this.zero + this.currentTime * 1000 }
  }

  decodeAudioData(bytes: ArrayBuffer): Promise<{ name: string; duration: number }> {
    const { name, ms } = JSON.parse(new TextDecoder().decode(bytes)) as { name: string; ms: number }
    return Promise.resolve({ name, duration: ms / 1000 })
  }

  resume(): Promise<void> {
    return Promise.resolve()
  }

  close(): Promise<void> {
    return Promise.resolve()
  }

  /** Everything of this name that is or will be heard. */
  of(name: string): Started[] {
    return this.started.filter((each) => each.name === name && each.stoppedAt === Infinity)
  }
}

const SHOTS = [
  'gong-1',
  'gong-2',
  'tick',
  'heartbeat',
  'door',
  'slam',
  'collapse',
  'opening',
  'throw-1',
  'throw-2',
  'throw-3',
  'lock',
  'ping-help',
  'victory',
  'sand-turned',
  'sand-out',
]
/** What the clock says; the others are effects. */
const CLOCK = /^(?:gong|tick|heartbeat|door|slam|collapse|opening|sand-out)/
const STEMS = ['drone', 'pulse', 'drums', 'melody', 'chant', 'charge', 'peril']
const ANCHORS: Record<string, number> = { door: 4000, opening: 4000 }

const shots = SHOTS.map((name) => ({
  name,
  file: name,
  group: CLOCK.test(name) ? 'gongs' : 'effects',
  ms: 6000,
  start: 0,
  loop: 0,
  anchor: ANCHORS[name] ?? 0,
  gain: 1,
  track: '',
  stem: '',
  more: name.startsWith('sand'),
}))
const stems = STEMS.map((stem) => ({
  name: `track1-${stem}`,
  file: `track1-${stem}`,
  group: 'music',
  ms: 20_240,
  start: 120,
  loop: 20_000,
  anchor: 0,
  gain: 1,
  track: 'track1',
  stem,
}))
const sounds = [...shots, ...stems]

/** A browser's globals, as far as the conductor uses them. */
export function install(): void {
  const answer = (url: string): unknown => {
    const name = url.split('/').at(-1)
    return name === 'manifest.json' ? { digest: '', rate: 32_000, sounds } : sounds.find((sound) => sound.file === name)
  }
  Object.assign(globalThis, {
    AudioContext: FakeContext,
    DynamicsCompressorNode: FakeNode,
    StereoPannerNode: FakeNode,
    document: { addEventListener: () => {}, removeEventListener: () => {} },
    fetch: (url: string) =>
      Promise.resolve({
        ok: true,
        json: () => Promise.resolve(answer(url)),
        arrayBuffer: () => Promise.resolve(new TextEncoder().encode(JSON.stringify(answer(url))).buffer),
      }),
  })
}
