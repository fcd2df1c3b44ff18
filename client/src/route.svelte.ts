/** Where we are, and how to get elsewhere without loading the page again. */

import { type Route, routeOf } from './route.ts'

let path = $state.raw(location.pathname)
const current: Route = $derived(routeOf(path))

addEventListener('popstate', () => (path = location.pathname))

export function route(): Route {
  return current
}

/** Go to an address of ours. `instead`: the one we leave is not to come back by the back button. */
export function go(to: string, { instead = false } = {}): void {
  if (to === location.pathname) return
  history[instead ? 'replaceState' : 'pushState'](null, '', to)
  path = location.pathname
  scrollTo(0, 0)
}

/** For a link that was clicked: go there ourselves, unless the reader wants it elsewhere or it is not ours. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a')
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return
  const to = new URL(link.href)
  if (to.origin !== location.origin || routeOf(to.pathname).screen === 'nowhere') return
  // A place on this very page is the browser's own affair.
  if (to.hash && to.pathname === location.pathname) return
  event.preventDefault()
  go(to.pathname + to.hash)
}
