/** The first thing that runs: words in the reader's language, then the page, and meanwhile the temple is fetched. */

import { mount } from 'svelte'
import App from './App.svelte'
import { preferredLanguage, speak } from './words/words.svelte.ts'
import './style/base.css'

/** Should it not come now, whoever needs it asks again and tells of it. */
function fetchTemple(): void {
  import('./screens/game.ts').catch(() => undefined)
}

async function begin(page: HTMLElement): Promise<void> {
  const words = speak(preferredLanguage())
  // Behind the words and before the fonts, which the page asks for later: on a slow line a whole second sooner.
  fetchTemple()
  await words
  mount(App, { target: page })
}

/** Without words there is nothing to say it in but this. */
function giveUp(page: HTMLElement): void {
  page.textContent = 'Tumbledown could not be loaded. Please load this page again.'
}

const page = document.getElementById('app')
if (page) begin(page).catch(() => giveUp(page))
