/** A table's code as players type, paste and read it. */

import { CODE } from '../generated/wire.ts'

const HALF = CODE.length / 2
const PATH = /\/[tp]\/([^/?#\s]+)/i

/** The code in typed or pasted text: the code itself, or a link to the table; empty if there is none. */
export function codeIn(text: string): string {
  const linked = PATH.exec(text)?.[1]
  const code = (linked ?? text).replaceAll(/[\s·.\-–—_]/g, '').toUpperCase()
  return isCode(code) ? code : ''
}

function isCode(text: string): boolean {
  return text.length === CODE.length && [...text].every((letter) => CODE.alphabet.includes(letter))
}

/** In two halves, easier to read aloud. */
export function spaced(code: string): string {
  return code.length === CODE.length ? `${code.slice(0, HALF)}·${code.slice(HALF)}` : code
}

/** For screen readers: letter by letter. */
export function spelled(code: string): string {
  return [...code].join(' ')
}

export function pathOf(code: string): string {
  return `/t/${code}`
}
