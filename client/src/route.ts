/**
 * Addresses of the client: `/` is home, `/t/CODE` a table with its temple and its end, `/p/CODE` the same for a phone
 * that is a dice tray in front of a big screen, `/mix/…` a mix from a link, `/r/GAME` a replay, `/replays` the last
 * games of this browser, `/tv/CODE` a table on a big screen, `/companion` the companion to the cardboard box,
 * `/challenges` all challenges and `/challenges/3b` one of them.
 */

export type Route =
  | { screen: 'home' }
  | { screen: 'table'; code: string; isTray: boolean }
  | { screen: 'mix'; parts: string[] }
  | { screen: 'replay'; game: string }
  | { screen: 'tv'; code: string }
  | { screen: 'challenge'; id: string }
  | { screen: 'history' }
  | { screen: 'companion'; parts: string[] }
  | { screen: 'nowhere' }

const TABLE = /^\/t\/([^/]+)\/?$/
const TRAY = /^\/p\/([^/]+)\/?$/i
const REPLAY = /^\/r\/([0-9a-f]{16})\/?$/
/** Without a code the big screen asks for one. This and the tray are read in capitals too: capitals make QR codes smaller. */
const TV = /^\/tv(?:\/([^/]+))?\/?$/i
const CHALLENGE = /^\/challenges(?:\/([a-z0-9]+))?\/?$/
const HISTORY = /^\/replays\/?$/
/** Its parts are its tabs; a plan from a link follows the set-up. */
const COMPANION = /^\/companion(?:\/(setup(?:\/[^/]+){0,4}|look-up))?\/?$/
const MIX = /^\/mix\/([^/]+\/[^/]+(?:\/[^/]+)?)\/?$/

export function routeOf(path: string): Route {
  if (path === '/' || path === '/index.html') return { screen: 'home' }
  const mix = MIX.exec(path)?.[1]
  if (mix) return { screen: 'mix', parts: mix.split('/').map(plain) }
  const game = REPLAY.exec(path)?.[1]
  if (game) return { screen: 'replay', game }
  const tv = TV.exec(path)
  if (tv) return { screen: 'tv', code: plain(tv[1] ?? '').toUpperCase() }
  const challenge = CHALLENGE.exec(path)
  if (challenge) return { screen: 'challenge', id: challenge[1] ?? '' }
  if (HISTORY.test(path)) return { screen: 'history' }
  const companion = COMPANION.exec(path)
  if (companion) return { screen: 'companion', parts: (companion[1] ?? '').split('/').filter(Boolean).map(plain) }
  const tray = TRAY.exec(path)?.[1]
  const code = tray ?? TABLE.exec(path)?.[1]
  if (!code) return { screen: 'nowhere' }
  return { screen: 'table', code: plain(code).toUpperCase(), isTray: tray !== undefined }
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
