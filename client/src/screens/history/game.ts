/** A finished game as players paste it: its name, or a link to its replay, perhaps to one moment. */

const NAME = /^[0-9a-f]{16}$/i
const LINK = /\/r\/([0-9a-f]{16})\/?(#[^\s]*)?(?:$|[\s?])/i

/** The address of its replay; empty if the text is none of these. */
export function replayIn(text: string): string {
  const plain = text.trim()
  if (NAME.test(plain)) return `/r/${plain.toLowerCase()}`
  const [, game, moment = ''] = LINK.exec(plain) ?? []
  return game ? `/r/${game.toLowerCase()}${moment}` : ''
}
