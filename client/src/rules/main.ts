/** The scripts of the rulebook's pages, which are complete without them: searching while typing, and copying a link. */

import { mount } from 'svelte'
import '../style/base.css'
import { isLanguage, rememberLanguage, storedLanguage } from '../words/languages.ts'
import { copyText } from '../screens/shared/clipboard.ts'
import Results from './Results.svelte'
import './rules.css'
import type { SearchIndex } from './search.ts'

const language = document.documentElement.lang
let coming: Promise<SearchIndex> | undefined

/** Loads the index once for each page; the browser caches it and revalidates it. */
function fetchIndex(): Promise<SearchIndex> {
  coming ??= askForIndex()
  coming.catch(() => (coming = undefined))
  return coming
}

/** An overloaded server answers too, but without an index. */
async function askForIndex(): Promise<SearchIndex> {
  const answer = await fetch(`/rules/index.json?lang=${language}`)
  if (!answer.ok) throw new Error(`${answer.status}`)
  return (await answer.json()) as SearchIndex
}

/** A language that was chosen in the game is used for the rules, too; a language in the address has priority. */
function speakAsInTheGame(): void {
  const stored = storedLanguage()
  const address = new URL(location.href)
  const hasChosenHere = address.searchParams.has('lang') || /(?:^|;\s*)lang=/.test(document.cookie)
  if (!stored || stored === language || hasChosenHere) return
  address.searchParams.set('lang', stored)
  location.replace(address)
}

function rememberChoices(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a'))
    link.addEventListener('click', () => isLanguage(link.lang) && rememberLanguage(link.lang))
}

/** A link to this page without a language, so that its receiver reads it in their own. */
function offerLink(button: HTMLButtonElement): void {
  const link = location.origin + location.pathname
  button.hidden = false
  button.addEventListener('click', () => {
    void copyText(link).then((isDone) => isDone && (button.textContent = button.dataset['done'] ?? ''))
  })
}

speakAsInTheGame()
rememberChoices()
const field = document.querySelector<HTMLInputElement>('#query')
if (field?.form) mount(Results, { target: field.form, props: { field, fetchIndex } })
document.querySelectorAll<HTMLButtonElement>('.copy').forEach(offerLink)
