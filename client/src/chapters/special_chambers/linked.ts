/** Linked chambers: as many as possible are lit together. */

import type { Laid } from '../../board/scene.ts'
import type { Deed } from '../../play/deeds.ts'

/** The kinds that take part, from a mask: the first counts 1, the second 2, the third 4. */
function linkedKinds(target: number): string[] {
  return [1, 2, 3].filter((number) => (target >> (number - 1)) & 1).map((number) => `linked_${number}`)
}

export function linkedChambers({ target }: Pick<Deed, 'target'>, laid: readonly Laid[]): Laid[] {
  const kinds = linkedKinds(target)
  return laid.filter((chamber) => kinds.includes(chamber.kind))
}
