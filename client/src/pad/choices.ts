/** The possible targets of a card or a tool, in words: the tray has no map to touch. */

import type { Laid } from '../board/scene.ts'
import { known } from '../chapters/known.svelte.ts'
import type { Stage } from '../hud/stage.svelte.ts'
import type { Deed } from '../play/deeds.ts'
import { placeOf } from '../play/situation.ts'
import { deedWords } from '../tray/deedWords.ts'
import { cardName } from '../words/cards.ts'

export interface Choice {
  deed: Deed
  words: string
}

/** Empty if words cannot tell them apart; then they can be chosen only on the map. */
export function choicesOf(deeds: readonly Deed[], stage: Stage, laid: readonly Laid[]): Choice[] {
  const choices = deeds.map((deed) => ({ deed, words: wordsOf(deed, stage, laid) }))
  return new Set(choices.map(({ words }) => words)).size === choices.length ? choices : []
}

function wordsOf(deed: Deed, stage: Stage, laid: readonly Laid[]): string {
  const { table, nameOf } = stage
  const { aim, spot, tool } = known.verbs[deed.verb] ?? {}
  const kind = table.store.pieces.get(String(deed.target))?.kind
  if (aim === 'card' && kind) return cardName(kind)
  const place = placeOf(table, table.seat)
  const where =
    spot?.(deed, { situation: table, laid, place, nameOf })?.words ||
    deedWords(deed, { situation: table, nameOf, isShort: false })
  const way = tool?.dial?.words(deed.target, stage)
  return way ? `${where}: ${way}` : where
}
