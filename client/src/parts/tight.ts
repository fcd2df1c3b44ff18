/** Marks a box that is too small for its contents, so that it may scroll. Other boxes let light shine out of them. */

/** The light around a card reaches this far out of its box, and must not cause scrolling. */
const LIGHT_PX = 4

export function tight(node: HTMLElement): () => void {
  const watch = new ResizeObserver(() =>
    node.toggleAttribute('data-tight', node.scrollHeight > node.clientHeight + LIGHT_PX),
  )
  watch.observe(node)
  return () => watch.disconnect()
}
