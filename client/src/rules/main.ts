/** What scripts add to the pages of the rulebook, which are complete without them: searching as one types, and copying a link. */

import { mount } from 'svelte'
import '../style/base.css'
import { isLanguage, rememberLanguage, storedLanguage } from '../words/languages.ts'
import { copyText } from '../screens/shared/clipboard.ts'
import Results from './Results.svelte'
import './rules.css'
import type { SearchIndex } from './search.ts'

const language = document.documentElement.lang
let coming: Promise<SearchIndex> | undefined

/** Once for each page; the browser keeps it, and asks only whether it has changed. */
function fetchIndex(): Promise<SearchIndex> {
  coming ??= askForIndex()
  coming.catch(() => (coming = undefined))
  return coming
}

/** A server that has too much to do answers too, but with no list. */
async function askForIndex(): Promise<SearchIndex> {
  const answer = await fetch(`/rules/index.json?lang=${language}`)
  if (!answer.ok) throw new Error(`${answer.status}`)
  return (await answer.json()) as SearchIndex
}

/** Whoever has chosen a language in the game reads the rules in it, too; an address that names one comes first. */
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

/** A link to this page without a language: whoever gets it reads it in their own. */
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
