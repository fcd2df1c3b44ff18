import { FluentResource } from '@fluent/bundle'
import type { Messages, Part, Pattern } from './src/words/fluent.ts'

type FluentPattern = NonNullable<FluentResource['body'][number]['value']>
type Expression = Exclude<Exclude<FluentPattern, string>[number], string>

/** The messages of a file as the page says them: Fluent has read them here, so that no browser has to. */
export function compile(text: string): Messages {
  return Object.fromEntries(new FluentResource(text).body.map(({ id, value, attributes }) => {
    if (value === null || Object.keys(attributes).length) throw new Error(`${id}: the page knows no attributes of messages.`)
    return [id, patternOf(value, id)]
  }))
}

function patternOf(pattern: FluentPattern, id: string): Pattern {
  return typeof pattern === 'string' ? pattern : pattern.map((part) => (typeof part === 'string' ? part : partOf(part, id)))
}

function partOf(part: Expression, id: string): Part {
  switch (part.type) {
    case 'str': return part.value
    case 'var': return { v: part.name }
    case 'mesg':
      if (part.attr === null) return { m: part.name }
      break
    case 'select':
      if (part.selector.type === 'var') return { s: part.selector.name, d: part.star, k: part.variants.map(({ key, value }) => [key.value, patternOf(value, id)]) }
  }
  throw new Error(`${id}: the page does not know how to say this.`)
}
