/** Where a reader without a mouse goes on when another screen comes: at its beginning, not at the end of the last one. */

let isFirst = true

export function arrive(node: HTMLElement): void {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (!isFirst && isLost) node.focus({ preventScroll: true })
  isFirst = false
}
