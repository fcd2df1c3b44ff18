/** The gems that must be back before their owners escape. A token that I see now is described here in words, only to me. */

import { GLYPHS } from '../../art/glyphs.ts'
import type { Stage } from '../../hud/stage.svelte.ts'
import { cardName } from '../../words/cards.ts'
import { t } from '../../words/words.svelte.ts'
import type { Goals } from '../chapter.ts'
import { peek } from './peek.svelte.ts'
import { gemsLeft, gemWords, seenNow } from './words.ts'

export function goals(stage: Stage): Goals | undefined {
  const { store, seat } = stage.table
  const all = store.seats.size
  if (!all) return undefined
  const left = gemsLeft(store.pieces.values())
  const mine = left.get(seat)
  const back = all - left.size
  const seen = peek.isCovered ? undefined : seenNow(stage)
  const own = mine ? t('gems-asked', { gem: cardName(mine), looks: gemWords(mine) }) : t('gems-asked-others')
  const asked = seat < 0 ? t('gems-note') : own
  return {
    sign: GLYPHS['gem-unlit'],
    title: t('gems-title'),
    note: t('gems-note'),
    barred: mine ? t('gems-bar') : '',
    list: [
      {
        key: 'cursed gems',
        sign: GLYPHS['gem-unlit'],
        name: t('gems-name'),
        asked: seen ? `${asked} ${t('gems-seen', { looks: gemWords(seen.kind) })}` : asked,
        figure: `${back}/${all}`,
        progress: t('gems-progress', { count: back, all }),
        bars: [back, all],
        isDone: !left.size,
        tile: -1,
      },
    ],
  }
}
