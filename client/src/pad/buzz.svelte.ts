/** Vibrates the phone, or clicks softly if its owner wants that. */

import { kept } from '../wire/kept.ts'
import { clicksOf, PATTERNS, type Pulse } from './pulses.ts'

const [BUZZES, CLICKS] = ['buzzes', 'clicks'] as const
const APART_S = 0.09
const CLICK_HZ = 1900
const CLICK_S = 0.02
const SOFT = 0.12

class Buzz {
  /** Without vibration there is no setting for it. */
  readonly isThere = 'vibrate' in navigator
  buzzes = $state.raw(kept.read(BUZZES, true))
  clicks = $state.raw(kept.read(CLICKS, false))
  #audio: AudioContext | undefined

  turnBuzzes(on: boolean): void {
    this.buzzes = on
    kept.write(BUZZES, on)
  }

  turnClicks(on: boolean): void {
    this.clicks = on
    kept.write(CLICKS, on)
    if (on) this.#click(1)
  }

  feel(pulse: Pulse): void {
    // Before the first touch a browser only logs an error.
    if (this.isThere && this.buzzes && navigator.userActivation?.hasBeenActive) navigator.vibrate([...PATTERNS[pulse]])
    if (this.clicks) this.#click(clicksOf(pulse))
  }

  #click(count: number): void {
    const audio = (this.#audio ??= new AudioContext())
    void audio.resume()
    for (let number = 0; number < count; number += 1) clickAt(audio, audio.currentTime + number * APART_S)
  }
}

function clickAt(audio: AudioContext, at: number): void {
  const tone = new OscillatorNode(audio, { frequency: CLICK_HZ })
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.setValueAtTime(SOFT, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + CLICK_S)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + CLICK_S)
}

export const buzz = new Buzz()
