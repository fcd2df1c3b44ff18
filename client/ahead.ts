import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** What every visitor needs at once, and what they need next: chunks by name. */
const NOW = 'app'
const NEXT = 'game'
/** A few bytes that the bundler keeps in a file of their own. */
const RUNTIME = /rolldown-runtime-/
/** What the name is written in, which is seen first. */
const FONT = /grenze-latin-800-normal-.*\.woff2$/

/**
 * Tells the browser in `index.html` what the scripts will ask for: on a slow line it all comes at once, in this order,
 * instead of one waiting to be asked for by the other.
 */
export function ahead(): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const [now, next] = [chunkOf(bundle, NOW), chunkOf(bundle, NEXT)]
        return [
          ...font(bundle),
          ...stylesOf(now),
          ...[now.fileName, ...now.imports.filter((file) => RUNTIME.test(file))].map((file) => link(file, { rel: 'modulepreload' })),
          link(next.fileName, { rel: 'modulepreload', fetchpriority: 'low' }),
        ]
      },
    },
  }
}

/** Styles cannot be asked for in the background: those of what comes next can wait until the page stands. */
function stylesOf({ viteMetadata }: Rolldown.OutputChunk): HtmlTagDescriptor[] {
  return [...(viteMetadata?.importedCss ?? [])].map((file) => link(file, { rel: 'preload', as: 'style' }))
}

function chunkOf(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find((each) => each.type === 'chunk' && each.name === name)
  if (chunk?.type !== 'chunk') throw new Error(`There is no chunk "${name}" any more.`)
  return chunk
}

function font(bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] {
  const files = Object.keys(bundle).filter((file) => FONT.test(file))
  return files.map((file) => link(file, { rel: 'preload', as: 'font', type: 'font/woff2' }))
}

/** In the same mode as the request to come, or else it would be fetched twice. */
function link(file: string, attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs, href: `/${file}`, crossorigin: true }, injectTo: 'head' }
}
