/** What is said of a chamber in addition: what lies in it, and its purpose. */

import { kindOfPlace, numberOf } from '../cards/pieces.ts'
import { known } from '../chapters/known.svelte.ts'
import { PIECE_AT } from '../generated/wire.ts'
import type { PieceView } from '../generated/wire.ts'
import { cardName } from '../words/cards.ts'
import { kebab } from '../words/sayings.ts'
import { hasWords, t } from '../words/words.svelte.ts'
import { lookOf } from './lying.ts'

export function chamberNote(kind: string, tile: number, pieces: Iterable<PieceView>): string {
  const lying = [...pieces].filter(({ at }) => kindOfPlace(at) === PIECE_AT.at_place && numberOf(at) >> 1 === tile)
  const about = `chamber-${kebab(kind)}-about`
  const notes = [
    ...lying.map((piece) => known.tokens[lookOf(piece)]?.words?.() ?? (piece.kind ? cardName(piece.kind) : '')),
    hasWords(about) ? t(about) : '',
  ]
  return notes
    .filter(Boolean)
    .map((note) => note.replace(/\.$/, ''))
    .join('. ')
}
