/** Addresses of the client: `/` is home, `/t/CODE` a table with its temple and its end. */

export type Route = { screen: 'home' } | { screen: 'table'; code: string } | { screen: 'nowhere' }

const TABLE = /^\/t\/([^/]+)\/?$/

export function routeOf(path: string): Route {
  if (path === '/' || path === '/index.html') return { screen: 'home' }
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
