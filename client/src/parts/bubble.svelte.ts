/** Words that appear at the finger: the reason of a refusal. */

import { sound } from '../sound/sound.ts'

export interface Bubble {
  id: number
  x: number
  y: number
  text: string
}

export const BUBBLE_MS = 1600

class Bubbles {
  list = $state.raw<Bubble[]>([])
  #next = 1

  show(x: number, y: number, text: string): void {
    const id = this.#next++
    this.list = [...this.list.filter((each) => each.text !== text), { id, x, y, text }].slice(-3)
    setTimeout(() => this.drop(id), BUBBLE_MS)
  }

  drop(id: number): void {
    this.list = this.list.filter((each) => each.id !== id)
  }
}

export const bubbles = new Bubbles()

/** Shows it at this point of the window; it is read out as well. */
export function showBubble(x: number, y: number, text: string): void {
  bubbles.show(x, y, text)
  sound.play('refusal')
}
