import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

/** Everything that is loaded one after the other, in this order; whoever has one of them has those before it. */
const LAYERS = [['index', 'src/main.ts'], ['app', 'src/app.ts'], ['game', 'src/screens/game.ts']] as const
/** Shared by the temple and the sound, which comes by itself. */
const APART = /\/src\/sound\/score\.ts$/

type Graph = Rolldown.ChunkingContext

/**
 * Names the chunk of a module: the first layer that reaches it. Left to itself, the bundler would cut everything that a later
 * chunk shares with the first ones into files of their own, each of which has to be asked for and is squeezed alone.
 */
export function layers(): (id: string, graph: Graph) => string | null {
  const reached: (readonly [string, ReadonlySet<string>])[] = []
  return (id, graph) => {
    if (!reached.length) reached.push(...LAYERS.map(([name, entry]) => [name, reachable(resolve(import.meta.dirname, entry), graph)] as const))
    if (APART.test(id)) return null
    const layer = reached.find(([, modules]) => modules.has(id))?.[0]
    return layer === 'index' ? null : layer ?? null
  }
}

function reachable(entry: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found
  found.add(entry)
  for (const next of graph.getModuleInfo(entry)?.importedIds ?? []) reachable(next, graph, found)
  return found
}
