/** The volume of each group, stored in this browser. */

import type { Kept } from '../wire/kept.ts'
import { type Group, GROUPS } from './manifest.ts'

export interface Level {
  id: Group
  /** 0 to 1. */
  volume: number
  muted: boolean
}

interface Remembered {
  isOff?: unknown
  onlyGongs?: unknown
  volumes?: Partial<Record<Group, unknown>>
  muted?: unknown
  hearsBeside?: unknown
}

const KEY = 'sound'
export const USUAL: Record<Group, number> = { music: 0.8, gongs: 1, dice: 0.8, effects: 0.8, pings: 0.8 }

export class Levels {
  readonly #kept: Kept
  readonly #listeners = new Set<() => void>()
  #volumes = { ...USUAL }
  #muted = new Set<Group>()
  /** Everything is silent. */
  isOff = false
  /** A big screen in the room plays the sounds for all. */
  isBeside = false
  /** The player of a tray may want the sounds of this device as well. */
  #hearsBeside = false
  /** The silent variant of the soundtrack: no music, only gongs and doors. */
  onlyGongs = false

  constructor(kept: Kept) {
    this.#kept = kept
    const { isOff, onlyGongs, volumes, muted, hearsBeside } = kept.read<Remembered | null>(KEY, {}) ?? {}
    this.isOff = isOff === true
    this.onlyGongs = onlyGongs === true
    this.#hearsBeside = hearsBeside === true
    for (const group of GROUPS) {
      const volume = volumes?.[group]
      if (typeof volume === 'number') this.#volumes[group] = within(volume)
      if (Array.isArray(muted) && muted.includes(group)) this.#muted.add(group)
    }
  }

  get groups(): Level[] {
    return GROUPS.map((id) => ({ id, volume: this.#volumes[id], muted: this.#muted.has(id) }))
  }

  /** Switched off, or left to the big screen. */
  get isSilent(): boolean {
    return this.isOff || (this.isBeside && !this.#hearsBeside)
  }

  /** The gain of the group's bus: the square of its volume, because hearing is not linear; 0 if muted. */
  gainOf(group: Group): number {
    const silent = this.isSilent || this.#muted.has(group) || (group === 'music' && this.onlyGongs)
    return silent ? 0 : this.#volumes[group] ** 2
  }

  setVolume(group: Group, volume: number): void {
    this.#volumes[group] = within(volume)
    this.#changed()
  }

  mute(group: Group, on: boolean): void {
    if (on) this.#muted.add(group)
    else this.#muted.delete(group)
    this.#changed()
  }

  /** Beside a big screen, switching off only ends the sound of this device there; the general setting stays as it is. */
  turnOff(on: boolean): void {
    if (this.isBeside) this.#hearsBeside = !on
    if (!this.isBeside || !on) this.isOff = on
    this.#changed()
  }

  setBeside(on: boolean): void {
    if (on === this.isBeside) return
    this.isBeside = on
    this.#changed()
  }

  setOnlyGongs(on: boolean): void {
    this.onlyGongs = on
    this.#changed()
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #changed(): void {
    this.#kept.write(KEY, {
      isOff: this.isOff,
      onlyGongs: this.onlyGongs,
      volumes: this.#volumes,
      muted: [...this.#muted],
      hearsBeside: this.#hearsBeside,
    })
    for (const listener of [...this.#listeners]) listener()
  }
}

const within = (volume: number): number => (Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : 1)
