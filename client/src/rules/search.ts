/** Searching the rulebook on the device: accents and capitals are ignored, and synonyms find an entry too. */

/** An entry of `/rules/index.json`. */
export interface Findable {
  sort: 'chapter' | 'rule' | 'chamber' | 'card' | 'token' | 'character'
  title: string
  text: string
  address: string
  picture?: string
  more?: string
}

export interface SearchIndex {
  findables: Findable[]
  others: Record<string, string>
  words: Record<'short' | 'things' | 'rules' | 'none' | 'count', string>
}

export interface Found {
  /** The single rule that answers the query, if there is one. */
  short: Findable | undefined
  things: Findable[]
  rules: Findable[]
  /** The number of all results, also of those that are not shown. */
  count: number
  /** The words that were searched for in the end. */
  wanted: string[]
}

const MOST = { things: 8, rules: 20 }

/** A letter without accents and in lower case; `ß` becomes two letters. */
function plain(letter: string): string {
  const found = letter.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return found.replaceAll('’', "'").replaceAll('ß', 'ss')
}

export function folded(text: string): string {
  return [...text].map(plain).join('').split(/\s+/).filter(Boolean).join(' ')
}

export function search(query: string, { findables, others }: Pick<SearchIndex, 'findables' | 'others'>): Found {
  const asked = folded(query)
  const meant = new Map(Object.entries(others).map(([said, word]) => [folded(said), folded(word)]))
  const wanted = (meant.get(asked) ?? asked).split(' ').filter(Boolean)
  const hits = wanted.length ? ranked(findables, wanted) : []
  const rules = hits.filter(({ sort }) => sort === 'rule')
  const things = hits.filter(({ sort }) => sort !== 'rule')
  const [short, ...further] = rules
  return {
    short,
    things: things.slice(0, MOST.things),
    rules: further.slice(0, MOST.rules),
    count: hits.length,
    wanted,
  }
}

/** The entries with all the words, best first; equal ones in the order of the book. */
function ranked(entries: readonly Findable[], wanted: readonly string[]): Findable[] {
  return entries
    .map((entry, place) => ({ entry, place, rank: rankOf(entry, wanted) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank || one.place - other.place)
    .map(({ entry }) => entry)
}

/**
 * The rank; 0 if it does not match. Words of the title count more than those of the text, and whole words more than
 * parts.
 */
function rankOf({ title, text, address, more = '' }: Findable, wanted: readonly string[]): number {
  const [head, body, rest] = [folded(title), folded(text), folded(more)]
  let rank = 0
  for (const word of wanted) {
    // Ids are English in every language, so only words with a dot are searched for in them.
    const isId = word.includes('.')
    const found = isId ? Number(address.includes(word)) : 8 * fit(head, word) + 3 * fit(body, word) + fit(rest, word)
    if (!found) return 0
    rank += found
  }
  return head === wanted.join(' ') ? rank + 100 : rank
}

function fit(text: string, word: string): number {
  const at = ` ${text}`.search(new RegExp(`[^\\p{L}\\p{N}]${escaped(word)}`, 'u'))
  if (at < 0) return text.includes(word) ? 1 : 0
  return new RegExp(`[^\\p{L}\\p{N}]${escaped(word)}(?![\\p{L}\\p{N}])`, 'u').test(` ${text}`) ? 3 : 2
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The text in pieces; the ones that were searched for are marked. */
export function marked(text: string, wanted: readonly string[]): { text: string; isMarked: boolean }[] {
  const letters = [...text]
  const ends: number[] = []
  let whole = ''
  for (const letter of letters) {
    whole += plain(letter)
    ends.push(whole.length)
  }
  const isHit = letters.map(() => false)
  for (const word of wanted)
    for (let at = whole.indexOf(word); word && at >= 0; at = whole.indexOf(word, at + word.length))
      letters.forEach((_, n) => {
        if (ends[n]! > at && (ends[n - 1] ?? 0) < at + word.length) isHit[n] = true
      })
  const pieces: { text: string; isMarked: boolean }[] = []
  letters.forEach((letter, n) => {
    const last = pieces.at(-1)
    if (last && last.isMarked === isHit[n]) last.text += letter
    else pieces.push({ text: letter, isMarked: isHit[n]! })
  })
  return pieces
}
