import type { Plugin } from 'vite'

/** Where Svelte keeps its switches: for pages that come ready-made from a server, for its older and for its coming ways. */
const SWITCHES = /\/svelte\/src\/internal\/(?:flags\/index|client\/dom\/hydration)\.js$/

/**
 * Leaves out what Svelte brings along for pages that a server has drawn already, and for ways of writing components that
 * are not ours: its switches for these are off for good, so the bundler sees that what hangs on them is never reached.
 */
export function lean(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    transform: {
      filter: { id: [SWITCHES, /\.svelte$/] },
      handler(code, id) {
        if (id.endsWith('.svelte')) return { code: withoutHydration(code), map: null }
        const off = switchedOff(code)
        if (off === code) this.error(`The switches of Svelte are not in ${id} any more.`)
        return { code: off, map: null }
      },
    },
  }
}

function switchedOff(code: string): string {
  return code.replace(/^export let (\w+) = false;$/gm, 'export const $1 = false;').replace(/^\t\w+ = (?:true|false|value);$/gm, '')
}

/** A drawn component without the steps that only do something on a page from a server; each is a line of its own. */
function withoutHydration(code: string): string {
  return code.replace(/^\s*\$\.(?:reset|next)\(\w*\);$/gm, '')
}
