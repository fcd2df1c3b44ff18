/** The first thing that runs, and small: words in the reader's language are asked for before the page itself has come. */

import { fetchWords, preferredLanguage } from './words/languages.ts'
import './style/base.css'

async function begin(page: HTMLElement): Promise<void> {
  const language = preferredLanguage()
  const words = fetchWords(language)
  const { show } = await import('./app.ts')
  await words
  await show(page, language)
}

/** Without words there is nothing to say it in but this. */
function giveUp(page: HTMLElement): void {
  page.textContent = 'Tumbledown could not be loaded. Please load this page again.'
}

const page = document.getElementById('app')
if (page) begin(page).catch(() => giveUp(page))
