/** The current route, and navigation without loading the page again. */

import { type Route, routeOf } from './route.ts'

let path = $state.raw(location.pathname)
const current: Route = $derived(routeOf(path))

addEventListener('popstate', () => (path = location.pathname))

export function route(): Route {
  return current
}

/** Goes to an address of ours. `instead`: replaces the current entry of the history. */
export function go(to: string, { instead = false } = {}): void {
  if (to === location.pathname) return
  history[instead ? 'replaceState' : 'pushState'](null, '', to)
  path = location.pathname
  scrollTo(0, 0)
}

/** Handles a click on a link: navigates without reloading, unless the reader wants a new tab or it is not our address. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a')
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return
  const to = new URL(link.href)
  if (to.origin !== location.origin || routeOf(to.pathname).screen === 'nowhere') return
  // The browser handles anchors on the same page.
  if (to.hash && to.pathname === location.pathname) return
  event.preventDefault()
  go(to.pathname + to.hash)
}
