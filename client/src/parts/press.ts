/** A short press and a long one on the same thing; a right click counts as long. */

export const LONG_MS = 450
const SLIP_PX = 12

export interface Presses {
  short: (event: MouseEvent) => void
  long: () => void
}

export function press(does: Presses): (node: HTMLElement) => () => void {
  return (node) => {
    let timer = 0
    let wasLong = false
    let at = { x: 0, y: 0 }
    const stop = (): void => clearTimeout(timer)
    const fire = (): void => {
      wasLong = true
      navigator.vibrate?.(15)
      does.long()
    }
    const down = (event: PointerEvent): void => {
      wasLong = false
      at = { x: event.clientX, y: event.clientY }
      stop()
      if (event.button === 0) timer = window.setTimeout(fire, LONG_MS)
    }
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - at.x, event.clientY - at.y) > SLIP_PX) stop()
    }
    const click = (event: MouseEvent): void => {
      stop()
      if (!wasLong) does.short(event)
      wasLong = false
    }
    const menu = (event: MouseEvent): void => {
      event.preventDefault()
      stop()
      if (!wasLong) fire()
    }
    const heard: [string, EventListener][] = [
      ['pointerdown', down as EventListener],
      ['pointermove', move as EventListener],
      ['pointerup', stop],
      ['pointercancel', stop],
      ['click', click as EventListener],
      ['contextmenu', menu as EventListener],
    ]
    for (const [name, listener] of heard) node.addEventListener(name, listener)
    return () => {
      stop()
      for (const [name, listener] of heard) node.removeEventListener(name, listener)
    }
  }
}
