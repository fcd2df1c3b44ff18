/** Where the last touch was: refusals are shown there. */

let last = { x: 0, y: 0, at: -Infinity }

/** How long a touch counts as the cause of a reply. */
const RECENT_MS = 4000

export function watchFinger(): () => void {
  const note = (event: PointerEvent): void => {
    last = { x: event.clientX, y: event.clientY, at: performance.now() }
  }
  const forget = (): void => {
    last = { ...last, at: -Infinity }
  }
  addEventListener('pointerdown', note, { capture: true, passive: true })
  addEventListener('keydown', forget, { capture: true, passive: true })
  return () => {
    removeEventListener('pointerdown', note, { capture: true })
    removeEventListener('keydown', forget, { capture: true })
  }
}

/** The finger, or for a keyboard the middle of the focused element. */
export function fingerPoint(): { x: number; y: number } {
  if (performance.now() - last.at < RECENT_MS) return { x: last.x, y: last.y }
  const focused = document.activeElement
  if (!focused || focused === document.body) return { x: innerWidth / 2, y: innerHeight * 0.7 }
  const box = focused.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y }
}
