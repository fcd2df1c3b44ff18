/** Play and pause on the lock screen, and music even if the phone's mute switch is on. */

export interface Shown {
  title: string
  isPlaying: boolean
  /** In milliseconds. */
  time: number
  length: number
}

/** Lock screens do not show shorter media. */
const SILENCE_S = 8
const RATE = 8000
const ICON = { src: '/icon-512.png', sizes: '512x512', type: 'image/png' }

interface Session {
  type: string
}

export class MediaKeys {
  #silence: HTMLAudioElement | undefined

  /** Must be called during a touch. */
  begin(play: () => void, pause: () => void): void {
    const { audioSession } = navigator as Navigator & { audioSession?: Session }
    if (audioSession) audioSession.type = 'playback'
    this.#silence ??= silence()
    navigator.mediaSession?.setActionHandler('play', play)
    navigator.mediaSession?.setActionHandler('pause', pause)
  }

  show({ title, isPlaying, time, length }: Shown): void {
    if (isPlaying) void this.#silence?.play().catch(() => {})
    else this.#silence?.pause()
    const session = navigator.mediaSession
    if (!session) return
    session.metadata = new MediaMetadata({ title, artist: 'Tumbledown', artwork: [ICON] })
    session.playbackState = isPlaying ? 'playing' : 'paused'
    session.setPositionState?.({ duration: length / 1000, position: Math.min(time, length) / 1000 })
  }

  end(): void {
    this.#silence?.pause()
    for (const action of ['play', 'pause'] as const) navigator.mediaSession?.setActionHandler(action, null)
    if (navigator.mediaSession) navigator.mediaSession.playbackState = 'none'
  }
}

/** Browsers show these keys only for an element that plays: this one plays silence, beside the music. */
function silence(): HTMLAudioElement {
  const element = new Audio(URL.createObjectURL(new Blob([silentWave()], { type: 'audio/wav' })))
  element.loop = true
  return element
}

/** Eight bits per sample; 128 is silence. */
function silentWave(): ArrayBuffer {
  const length = SILENCE_S * RATE
  const view = new DataView(new ArrayBuffer(44 + length))
  const write = (at: number, text: string): void =>
    [...text].forEach((sign, n) => view.setUint8(at + n, sign.charCodeAt(0)))
  write(0, 'RIFF')
  view.setUint32(4, 36 + length, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    view.setUint16(at, value, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE, true)
  write(36, 'data')
  view.setUint32(40, length, true)
  new Uint8Array(view.buffer, 44).fill(128)
  return view.buffer
}
