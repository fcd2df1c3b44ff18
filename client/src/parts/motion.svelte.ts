/** Whether animations are shown: as the system says, unless this player chose otherwise. */

import { kept } from '../wire/kept.ts'

const KEY = 'motion'
const wish = matchMedia('(prefers-reduced-motion: reduce)')

class Motion {
  /** '': as the system says. */
  choice = $state<'' | 'full' | 'reduced'>('')
  #system = $state.raw(wish.matches)

  constructor() {
    const chosen = kept.get(KEY)
    if (chosen === 'full' || chosen === 'reduced') this.choice = chosen
    wish.addEventListener('change', () => {
      this.#system = wish.matches
      this.#tell()
    })
    this.#tell()
  }

  get reduced(): boolean {
    return this.choice === '' ? this.#system : this.choice === 'reduced'
  }

  choose(choice: '' | 'full' | 'reduced'): void {
    this.choice = choice
    kept.set(KEY, choice)
    this.#tell()
  }

  /** Style sheets read `:root[data-motion='reduced']`. */
  #tell(): void {
    document.documentElement.dataset['motion'] = this.reduced ? 'reduced' : 'full'
  }
}

export const motion = new Motion()
