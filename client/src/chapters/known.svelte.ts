/** What all loaded chapters add to the page, merged. Components that read it are drawn again when a chapter is loaded. */

import type { Chapter } from './chapter.ts'

const NAMES = [
  'chambers',
  'pieces',
  'faces',
  'features',
  'halves',
  'badges',
  'emblems',
  'tokens',
  'worn',
  'verbs',
  'questions',
  'piles',
  'tasks',
] as const

type Records = Required<Pick<Chapter, (typeof NAMES)[number]>>

class Known implements Records {
  #chapters = $state.raw<readonly Chapter[]>([])
  readonly #records: Records = {
    chambers: {},
    pieces: {},
    faces: {},
    features: {},
    halves: {},
    badges: {},
    emblems: {},
    tokens: {},
    worn: {},
    verbs: {},
    questions: {},
    piles: {},
    tasks: {},
  }

  /** The chapters in the order in which they were loaded; the base game is the first. */
  get chapters(): readonly Chapter[] {
    return this.#chapters
  }
  get chambers(): Records['chambers'] {
    return this.#watched().chambers
  }
  get pieces(): Records['pieces'] {
    return this.#watched().pieces
  }
  get faces(): Records['faces'] {
    return this.#watched().faces
  }
  get features(): Records['features'] {
    return this.#watched().features
  }
  get halves(): Records['halves'] {
    return this.#watched().halves
  }
  get badges(): Records['badges'] {
    return this.#watched().badges
  }
  get emblems(): Records['emblems'] {
    return this.#watched().emblems
  }
  get tokens(): Records['tokens'] {
    return this.#watched().tokens
  }
  get worn(): Records['worn'] {
    return this.#watched().worn
  }
  get verbs(): Records['verbs'] {
    return this.#watched().verbs
  }
  get questions(): Records['questions'] {
    return this.#watched().questions
  }
  get piles(): Records['piles'] {
    return this.#watched().piles
  }
  get tasks(): Records['tasks'] {
    return this.#watched().tasks
  }

  learn(...chapters: readonly Chapter[]): void {
    const news = chapters.filter((chapter) => !this.#chapters.includes(chapter))
    for (const chapter of news) for (const name of NAMES) Object.assign(this.#records[name], chapter[name])
    this.#chapters = [...this.#chapters, ...news]
  }

  #watched(): Records {
    void this.#chapters
    return this.#records
  }
}

export const known = new Known()
