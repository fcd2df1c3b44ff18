/** Addresses of the client: `/` is home, `/t/CODE` a table with its temple and its end, `/mix/…` a mix that somebody sent. */

export type Route =
  { screen: 'home' } | { screen: 'table'; code: string } | { screen: 'mix'; parts: string[] } | { screen: 'nowhere' }

const TABLE = /^\/t\/([^/]+)\/?$/
const MIX = /^\/mix\/([^/]+\/[^/]+(?:\/[^/]+)?)\/?$/

export function routeOf(path: string): Route {
  if (path === '/' || path === '/index.html') return { screen: 'home' }
  const mix = MIX.exec(path)?.[1]
  if (mix) return { screen: 'mix', parts: mix.split('/').map(plain) }
  const code = TABLE.exec(path)?.[1]
  return code ? { screen: 'table', code: plain(code).toUpperCase() } : { screen: 'nowhere' }
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
