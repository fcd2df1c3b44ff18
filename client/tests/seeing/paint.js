/** Whether something is seen: what is hidden, transparent or mere light covers nothing and needs nothing. */

/** One sees through what is painted thinner than this. */
const OPAQUE = 0.15
const SOLID = 0.5
/** The letters themselves, without the air above and below them that lines may share. */
const BAND = { from: 0.32, to: 0.72 }

/** Asked thousands of times about a page that does not change meanwhile. */
let known = new Map()
export const forgetPaint = () => (known = new Map())

function once(node, question, answer) {
  if (!known.has(node)) known.set(node, {})
  const answers = known.get(node)
  return (answers[question] ??= answer())
}

/** Seen by somebody: not hidden, not transparent, and not there for screen readers only. */
export function shown(node) {
  if (!node || node === document.documentElement) return node !== null && node !== undefined
  return once(node, 'shown', () => {
    const { clipPath, display } = getComputedStyle(node)
    if (clipPath === 'inset(50%)') return false
    // What has no box of its own is never visible to a browser, though what it holds is.
    const isVisible =
      display === 'contents' || node.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    return isVisible && shown(node.parentElement)
  })
}

/** Whether the element itself shows something, at this point if one is given; what it holds is asked for itself. */
export function isPainted(node, x, y) {
  if (opacityOf(node) < OPAQUE) return false
  if (node instanceof SVGElement) return node instanceof SVGGraphicsElement && !node.matches('svg, g')
  if (node.matches('img, canvas, video, input, textarea, select')) return true
  return isSurface(node, OPAQUE) || (x !== undefined && hasTextAt(node, x, y))
}

export const isPanel = (node) => isSurface(node, SOLID)

function isSurface(node, least) {
  return once(node, `surface ${least}`, () => isFilled(getComputedStyle(node), least))
}

/** A gradient that ends in nothing is light, and one that fills letters is their colour: neither is a surface. */
function isFilled({ backgroundClip, backgroundColor, backgroundImage }, least) {
  if (backgroundClip === 'text') return false
  if (alphas(backgroundColor).some((alpha) => alpha >= least)) return true
  if (backgroundImage.includes('url(')) return true
  return backgroundImage !== 'none' && alphas(backgroundImage).every((alpha) => alpha >= least)
}

/** How solid each colour of a computed style is, from 0 to 1. */
function alphas(style) {
  return [...style.matchAll(/(?:rgba?|color|oklab|oklch|lab|lch)\(([^()]*)\)/g)].map(([, inside]) => {
    const last = inside.includes('/') ? inside.split('/')[1] : (inside.split(',')[3] ?? '1')
    return last.includes('%') ? parseFloat(last) / 100 : parseFloat(last)
  })
}

function opacityOf(node) {
  if (!node) return 1
  return once(node, 'opacity', () => Number(getComputedStyle(node).opacity) * opacityOf(node.parentElement))
}

/** The boxes of the letters of a text, line by line. */
export function lettersOf(text) {
  return linesOf(text).map(
    ({ left, top, width, height }) =>
      new DOMRect(left, top + height * BAND.from, width, height * (BAND.to - BAND.from)),
  )
}

export function linesOf(text) {
  const range = document.createRange()
  range.selectNodeContents(text)
  return [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2)
}

const wordsIn = (node) => [...node.childNodes].filter((each) => each.nodeType === Node.TEXT_NODE && each.data.trim())

export const hasWords = (node) => wordsIn(node).length > 0 && shown(node)

function hasTextAt(node, x, y) {
  const isIn = ({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom
  return shown(node) && wordsIn(node).some((text) => lettersOf(text).some(isIn))
}

/** Meanwhile also what lets touches through is found at a point. */
export function touchingEverything(look) {
  const sheet = new CSSStyleSheet()
  sheet.insertRule('*, *::before, *::after { pointer-events: auto !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  look()
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
}
