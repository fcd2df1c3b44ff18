/** A box that got less room than what it holds needs says so: it may scroll then. Any other lets what shines in it shine out. */

/** The light around a card reaches this far out of its box, and is no reason to scroll. */
const LIGHT_PX = 4

export function tight(node: HTMLElement): () => void {
  const watch = new ResizeObserver(() =>
    node.toggleAttribute('data-tight', node.scrollHeight > node.clientHeight + LIGHT_PX),
  )
  watch.observe(node)
  return () => watch.disconnect()
}
