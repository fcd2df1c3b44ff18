/** Shows the page as soon as the words of the reader's language are here, in place of the name that `index.html` shows meanwhile. */

import { mount } from 'svelte'
import App from './App.svelte'
import './style/base.css'
import { preferredLanguage } from './words/languages.ts'
import { speak } from './words/words.svelte.ts'

async function begin(page: HTMLElement): Promise<void> {
  await speak(preferredLanguage())
  page.replaceChildren()
  mount(App, { target: page })
  addEventListener('languagechange', () => void speak(preferredLanguage()))
  requestAnimationFrame(() => setTimeout(fetchTable))
}

/** Whoever reads the first page will want a table next. Should it not come now, whoever needs it asks again and says so. */
function fetchTable(): void {
  import('./screens/game.ts').catch(() => undefined)
}

/** Without words there is nothing to say it in but this. */
function giveUp(page: HTMLElement): void {
  page.textContent = 'Tumbledown could not be loaded. Please load this page again.'
}

const page = document.getElementById('app')
if (page) begin(page).catch(() => giveUp(page))
