/** What a player needs on a screen, and by which name a finding calls it. */

import { lettersOf, shown } from './paint.js'

export const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=switch], [role=radio], [role=tab]'
/** A picture made of letters. */
const PICTURES = '.wordmark, [role=img]'

/** The map may lie under everything, and so may what stands on it: whoever wants to see it drags it. */
export const MAP = '.board'
export const ON_MAP = '.world'
/** Buttons, messages and sheets that stand before the map. */
export const BEFORE_MAP = '.map-zone'
export const PAWN = '.board .pawn.me > svg'
export const DICE = '[data-die]'
/** A replay looks like a game, but nobody has to hurry there: its list of moments scrolls, and its map has no question over it. */
export const GAME = 'main.temple:not(.replay)'
export const REPLAY = 'main.replay'
/** While the table stands still, the card that says why lies in the middle of the map. */
export const STOPPED = 'main.temple.stopped'
export const NOTICE = '.notice'
/** Something that is done with a steady hand fills the zone of the map, and its own buttons take the place of the map's. */
export const FEAT = '.feat'
export const SHEETS = '[role=dialog], [role=log]'
export const QUESTION = '.question-zone'
export const CARDS = '.cards-zone, .rack-zone'
/** Stands on the line of time. Whoever misses it drags the line, goes by the keys below or takes it from the list. */
export const MARK = '.marks button'
export const TREASURE = '.rack .card'

export function controls() {
  const nodes = [...document.querySelectorAll(CONTROLS)].map((node) => node.closest('label') ?? node)
  return [...new Set(nodes)]
    .filter((node) => shown(node) && !node.closest(`[aria-hidden=true], ${ON_MAP}`) && !isBehind(node))
    .map((node) => ({ node, words: describe(node), boxes: [node.getBoundingClientRect()], isText: false }))
}

export function texts() {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement
    const isWords = text.data.trim() && !node.closest(`script, style, title, desc, option, ${PICTURES}, ${ON_MAP}`)
    if (!isWords || !shown(node) || isBehind(node)) continue
    found.push({ node, text, words: describe(node), boxes: lettersOf(text), isText: true })
  }
  return found
}

/** Nobody needs what is behind a dialog, unless the game goes on there meanwhile. */
function isBehind(node) {
  if (node.closest('[inert]')) return true
  const holdsUp = document.querySelector(GAME) ? 'dialog:modal, [aria-modal=true]' : 'dialog[open], [role=dialog]'
  const dialog = document.querySelector(holdsUp)
  return dialog !== null && shown(dialog) && !dialog.contains(node)
}

/** Its words, and what to look for in the source. */
export function describe(node, withWords = true) {
  const isName = (each) => !each.startsWith('svelte-')
  const own = [...node.classList].find(isName)
  let around = node.parentElement
  while (!own && around && ![...around.classList].some(isName)) around = around.parentElement
  const place = own ? `.${own}` : around ? ` in .${[...around.classList].find(isName)}` : ''
  const spoken = node.getAttribute('aria-label') || node.textContent.trim().replaceAll(/\s+/g, ' ')
  return `${node.tagName.toLowerCase()}${place}${withWords && spoken ? ` “${spoken.slice(0, 40)}”` : ''}`
}
