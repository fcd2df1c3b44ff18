/** Things that appear on the temple for a moment: calls of team-mates, rings of light, dust, a die that is lost. */

export type SignKind = 'ping' | 'shown' | 'ring' | 'wave-gem' | 'found' | 'dust' | 'lost'

export interface Sign {
  id: number
  kind: SignKind
  x: number
  y: number
  colour: number
  what: string
}

/** More at once could not be told apart. */
const MOST = 24

export class Signs {
  list = $state.raw<Sign[]>([])
  #next = 1

  put(kind: SignKind, x: number, y: number, colour = 0, what = ''): void {
    const rest =
      kind === 'ping'
        ? this.list.filter((each) => each.kind !== 'ping' || each.colour !== colour || each.what !== what)
        : this.list
    this.list = [...rest, { id: this.#next++, kind, x, y, colour, what }].slice(-MOST)
  }

  drop = (id: number): void => {
    this.list = this.list.filter((each) => each.id !== id)
  }
}
