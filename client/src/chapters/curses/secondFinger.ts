/** While one finger holds something down, browsers create no click for the tap of another; this module does. */

const SLIP_PX = 14
/** If a browser creates a click of its own, it does so within this time. */
const ECHO_MS = 400

interface Tap {
  target: Element
  x: number
  y: number
}

export function watchSecondFinger(isHolding: () => boolean): () => void {
  const taps = new Map<number, Tap>()
  let echo = { target: null as EventTarget | null, until: -Infinity }

  function down({ pointerId, isPrimary, pointerType, target, clientX: x, clientY: y }: PointerEvent): void {
    if (isHolding() && !isPrimary && pointerType === 'touch' && target instanceof Element)
      taps.set(pointerId, { target, x, y })
  }

  function up({ pointerId, clientX, clientY }: PointerEvent): void {
    const tap = taps.get(pointerId)
    taps.delete(pointerId)
    const button = tap?.target.closest<HTMLElement>('button, a, input, label')
    if (!tap || !button || Math.hypot(clientX - tap.x, clientY - tap.y) > SLIP_PX) return
    button.click()
    echo = { target: button, until: performance.now() + ECHO_MS }
  }

  function click(event: MouseEvent): void {
    const isEcho =
      event.isTrusted &&
      performance.now() < echo.until &&
      event.target instanceof Node &&
      echo.target instanceof Node &&
      echo.target.contains(event.target)
    if (isEcho) event.stopImmediatePropagation()
  }

  const forget = ({ pointerId }: PointerEvent): void => void taps.delete(pointerId)
  const listening = new AbortController()
  const options = { capture: true, passive: true, signal: listening.signal }
  addEventListener('pointerdown', down, options)
  addEventListener('pointerup', up, options)
  addEventListener('pointercancel', forget, options)
  addEventListener('click', click, options)
  return () => listening.abort()
}
