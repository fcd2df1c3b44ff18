/** A finished game as people paste it: its name, or a link to its replay, perhaps to a moment of it. */

const NAME = /^[0-9a-f]{16}$/i
const LINK = /\/r\/([0-9a-f]{16})\/?(#[^\s]*)?(?:$|[\s?])/i

/** Where its replay is; empty if nothing was meant that we know. */
export function replayIn(text: string): string {
  const plain = text.trim()
  if (NAME.test(plain)) return `/r/${plain.toLowerCase()}`
  const [, game, moment = ''] = LINK.exec(plain) ?? []
  return game ? `/r/${game.toLowerCase()}${moment}` : ''
}
