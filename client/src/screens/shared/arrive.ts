/** Moves the focus to the beginning of a new screen, for keyboards and screen readers. */

let isFirst = true

export function arrive(node: HTMLElement): void {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (!isFirst && isLost) node.focus({ preventScroll: true })
  isFirst = false
}
