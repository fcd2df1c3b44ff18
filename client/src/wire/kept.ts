/** What this browser stores between visits. In private mode, or with full storage, it lasts only as long as the page. */

export interface Shelf {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const PREFIX = 'tumbledown.'

export class Kept {
  private readonly shelf: Shelf | null
  private readonly memory = new Map<string, string>()

  constructor(shelf: Shelf | null) {
    this.shelf = shelf
  }

  get(key: string): string | null {
    return this.memory.get(key) ?? this.attempt((shelf) => shelf.getItem(PREFIX + key))
  }

  set(key: string, value: string): void {
    const isStored = this.attempt((shelf) => {
      shelf.setItem(PREFIX + key, value)
      return true
    })
    if (isStored) this.memory.delete(key)
    else this.memory.set(key, value)
  }

  remove(key: string): void {
    this.memory.delete(key)
    this.attempt((shelf) => shelf.removeItem(PREFIX + key))
  }

  /** Reads a value that was written as JSON, or returns `otherwise` if it is missing or invalid. */
  read<T>(key: string, otherwise: T): T {
    try {
      return JSON.parse(this.get(key) ?? '') as T
    } catch {
      return otherwise
    }
  }

  write(key: string, value: unknown): void {
    this.set(key, JSON.stringify(value))
  }

  private attempt<T>(use: (shelf: Shelf) => T): T | null {
    try {
      return this.shelf ? use(this.shelf) : null
    } catch {
      return null
    }
  }
}

/** Even reading `localStorage` may throw. */
function browsersShelf(): Shelf | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

export const kept = new Kept(browsersShelf())
