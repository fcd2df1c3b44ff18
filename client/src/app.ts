/** The page itself, in the place of the name that `index.html` shows meanwhile. */

import { mount } from 'svelte'
import App from './App.svelte'
import type { Language } from './words/languages.ts'
import { speak } from './words/words.svelte.ts'

export async function show(page: HTMLElement, language: Language): Promise<void> {
  await speak(language)
  page.replaceChildren()
  mount(App, { target: page })
  requestAnimationFrame(() => setTimeout(wakeTemple))
}

/** It has been fetched meanwhile. Should it not be there, whoever needs it asks again and tells of it. */
function wakeTemple(): void {
  import('./screens/game.ts').catch(() => undefined)
}
