import type { Plugin } from 'vite'

/** Where Svelte keeps its switches: for pages that come ready-made from a server, for its older and for its coming ways. */
const SWITCHES = /\/svelte\/src\/internal\/(?:flags\/index|client\/dom\/hydration)\.js$/
/** Where it makes components into elements that other pages can use, if there are elements at all. */
const ELEMENTS = /\/svelte\/src\/internal\/client\/dom\/elements\/custom-element\.js$/
/** What it makes of our components. */
const OURS = /\.svelte$/
/** Where it sets a state, and makes objects in it that tell of each change inside them. */
const STATES = /\/svelte\/src\/internal\/client\/reactivity\/(?:sources|props)\.js$/

/** An object that would be made to tell of changes inside it. */
const DEEP = /\$\.proxy\(\s*[[{]/

/**
 * Leaves out what Svelte brings along for pages that a server has drawn already, and for ways of writing components that
 * are not ours: its switches for these are off for good, so the bundler sees that what hangs on them is never reached.
 */
export function lean(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    transform: {
      filter: { id: [SWITCHES, ELEMENTS, STATES, OURS] },
      handler(code, id) {
        if (DEEP.test(code)) this.error('Objects in a state are exchanged, not changed: write $state.raw.')
        if (OURS.test(id)) return { code: withoutHydration(code).replaceAll('$.proxy(', '('), map: null }
        const off = ELEMENTS.test(id) ? withoutElements(code) : STATES.test(id) ? withoutDepth(code) : switchedOff(code)
        if (off === code) this.error(`The switches of Svelte are not in ${id} any more.`)
        return { code: off, map: null }
      },
    },
  }
}

function switchedOff(code: string): string {
  return code.replace(/^export let (\w+) = false;$/gm, 'export const $1 = false;').replace(/^\t\w+ = (?:true|false|value);$/gm, '')
}

function withoutElements(code: string): string {
  return code.replace("typeof HTMLElement === 'function'", 'false')
}

/** Objects in a state are exchanged, never changed: tests see to it that each such state is a raw one. */
function withoutDepth(code: string): string {
  return code.replace('should_proxy ? proxy(value) : value', 'value').replace('runes && bindable ? proxy(value) : value', 'value')
}

/** A drawn component without the steps that only do something on a page from a server; each is a line of its own. */
function withoutHydration(code: string): string {
  return code.replace(/^\s*\$\.(?:reset|next)\(\w*\);$/gm, '')
}
