/** A player who leaves is told once that dice stay behind. */

import type { Stage } from '../../hud/stage.svelte.ts'
import { t } from '../../words/words.svelte.ts'
import { towerOf } from './tower.svelte.ts'

export function tellOfDiceLeft(stage: Stage): () => void {
  const tower = towerOf(stage)
  let wasThere = false
  return $effect.root(() => {
    $effect(() => {
      const isThere = tower.place >= 0
      if (wasThere && !isThere && tower.mine) stage.herald.say(t('temple-say-dice-stay', { count: tower.mine }), true)
      wasThere = isThere
    })
  })
}
