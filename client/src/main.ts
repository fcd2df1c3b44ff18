/**
 * Shows the page as soon as the words of the reader's language are loaded, in place of the name that `index.html` shows
 * meanwhile.
 */

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

/**
 * A reader of the first page will probably open a table next. If this request fails, the code that needs the table
 * repeats it and reports the failure.
 */
function fetchTable(): void {
  import('./screens/game.ts').catch(() => undefined)
}

/** Without words this is all the page can say. */
function giveUp(page: HTMLElement): void {
  page.textContent = 'Tumbledown could not be loaded. Please load this page again.'
}

const page = document.getElementById('app')
if (page) begin(page).catch(() => giveUp(page))
