/**
 * The rules of seeing: what is wrong with the page as it stands, one sentence for each finding. Evaluated in the page
 * by tests/browser/seeing.py; needs nothing but a browser that can say what lies at a point.
 *
 * A player needs controls, texts, dice and the own pawn. Each must be in the window, or within reach by scrolling what
 * may scroll; it must be whole and uncovered, and what is touched must be as big as a finger.
 */

import { cutTo, height, isSomething, isWithin, pointsIn, px, size, SLACK_PX, width, windowBox } from './boxes.js'
import { forgetPaint, hasWords, isPainted, isPanel, linesOf, shown, touchingEverything } from './paint.js'
import {
  BEFORE_MAP,
  CARDS,
  CONTROLS,
  controls,
  describe,
  DICE,
  FEAT,
  GAME,
  MAP,
  MARK,
  NOTICE,
  ON_MAP,
  PAWN,
  QUESTION,
  REPLAY,
  SHEETS,
  STOPPED,
  texts,
  TREASURE,
} from './things.js'

/** What may be smaller than a finger: treasures, and what is touched up to the edge of the screen. */
const TREASURE_PX = { roomy: [36, 60], short: [33, 58] }
const AT_EDGE_PX = [40, 38]
const MARK_PX = [24, 24]
/** A column of buttons before the map takes so little of it that it is not counted. */
const MAP_BUTTON_PX = 64

/** Lower than a finger, nothing is there to be scrolled. */
const LEAST_PX = 44

/** `least` is the size of a finger; `map` is width and height of the map that must be free, if there is a map. */
export function see({ least = LEAST_PX, map = undefined } = {}) {
  const findings = new Set()
  const tell = (rule, words) => findings.add(`${rule}: ${words}`)
  const scroller = mainScroller()
  const before = scroller.scrollTop
  for (const [number, top] of stops(scroller).entries()) {
    scroller.scrollTop = top
    forgetPaint()
    const things = [...controls(), ...texts()].filter(({ node }) => number === 0 || scroller.contains(node))
    for (const thing of things) thing.seen = thing.boxes.map((box) => seenPart(box, thing, tell)).filter(isSomething)
    if (number === 0) lookAtEach(things, tell, least)
    lookForCovers(things, scroller, tell)
  }
  scroller.scrollTop = before
  lookAtWhole(tell, map)
  return [...findings]
}

function lookAtEach(things, tell, least) {
  for (const thing of things)
    if (thing.isText) brokenWords(thing, tell)
    else smallTouch(thing, tell, least)
}

function lookForCovers(things, scroller, tell) {
  const { layer, drawn } = Object.groupBy(things, ({ node, isText }) => (isText || isDrawn(node) ? 'drawn' : 'layer'))
  coveredThings(layer ?? [], scroller, tell)
  touchingEverything(() => {
    const pairs = coveredThings(drawn ?? [], scroller, tell)
    panelsOnPanels(drawn ?? [], scroller, pairs, tell)
  })
}

/** A transparent button is a place to touch: its picture may lie over it if it lets touches through. */
const isDrawn = (node) => [node, ...node.querySelectorAll('*')].some((each) => isPainted(each) || hasWords(each))

function lookAtWhole(tell, map) {
  const tooWide = document.documentElement.scrollWidth - innerWidth
  if (tooWide > SLACK_PX) tell('outside', `the page is ${tooWide} px wider than the window`)
  diceInRows(tell)
  if (document.querySelector(STOPPED)) return // nobody goes anywhere
  if ([...document.querySelectorAll(`${SHEETS}, ${FEAT}`)].some(shown)) return // they lie on the map
  touchingEverything(() => coveredPawn(tell))
  if (map && shown(document.querySelector(MAP)) && !document.querySelector(REPLAY)) mapLeft(tell, map)
}

// ---------------------------------------------------------------- cut: in the window, and whole
/** What is left of a box after everything around it has cut it; what is lost for good is told. */
function seenPart(box, { node, words, isText }, tell) {
  let part = box
  for (const { by, frame, scrollsX, scrollsY } of frames(node, isText)) {
    const next = cutTo(part, frame)
    const lostX = scrollsX ? 0 : width(part) - width(next)
    const lostY = scrollsY ? 0 : height(part) - height(next)
    if (lostX > SLACK_PX) tell('cut', `${words} loses ${px(lostX)} of its width at ${by()}`)
    else if (lostY > SLACK_PX) tell('cut', `${words} loses ${px(lostY)} of its height at ${by()}`)
    part = next
  }
  return part
}

/** The boxes that cut a node off, from the inside to the window. */
function* frames(node, isText) {
  let position = isText ? 'static' : getComputedStyle(node).position
  for (let each = isText ? node : node.parentElement; each && each !== document.body; each = each.parentElement) {
    const style = getComputedStyle(each)
    const isOut = position === 'fixed' || (position === 'absolute' && style.position === 'static')
    if (isOut && style.transform === 'none') continue
    position = style.position
    if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
    yield { by: () => describe(each, false), ...openings(each, style) }
  }
  const scrollsY = document.scrollingElement.scrollHeight > innerHeight && position !== 'fixed'
  yield { by: () => 'the edge of the window', frame: windowBox(), scrollsX: false, scrollsY }
}

/** The inside of an element, without limit where it cuts nothing, and where it scrolls. */
function openings(node, { overflowX, overflowY }) {
  const { left, top, right, bottom } = node.getBoundingClientRect()
  const x = overflowX === 'visible' ? { left: -Infinity, right: Infinity } : { left, right }
  const y = overflowY === 'visible' ? { top: -Infinity, bottom: Infinity } : { top, bottom }
  const scrolls = (overflow) => /auto|scroll/.test(overflow) && mayScroll(node)
  return { frame: { ...x, ...y }, scrollsX: scrolls(overflowX), scrollsY: scrolls(overflowY) }
}

/** In the game only sheets scroll; what does not fit anywhere else is cut. */
const mayScroll = (node) => !node.closest(GAME) || node.closest(SHEETS) !== null

// ---------------------------------------------------------------- broken word
/** A line may end after a space, a hyphen or a soft hyphen, but nowhere else in a word. */
function brokenWords({ text, words }, tell) {
  if (linesOf(text).length < 2) return
  for (const { index, 0: word } of text.data.matchAll(/[^\s\u00ad\u200b/–—-]+/g)) {
    const lines = new Set([...word].keys().map((n) => lineOf(text, index + n)))
    if (lines.size > 1) tell('broken word', `“${word}” stands on ${lines.size} lines in ${words}`)
  }
}

/** Where the line of a letter begins; a hyphen that the browser sets before it belongs to the line above. */
function lineOf(text, index) {
  const range = document.createRange()
  range.setStart(text, index)
  range.setEnd(text, index + 1)
  return Math.round([...range.getClientRects()].at(-1)?.top ?? 0)
}

// ---------------------------------------------------------------- small: as big as a finger
function smallTouch({ node, words, seen }, tell, least) {
  const drawn = node.getBoundingClientRect()
  const isBig = drawn.width > least - 0.5 && drawn.height > least - 0.5
  if (isBig || !seen.some((part) => isWithin(drawn, part))) return
  const touched = touchArea(node, drawn)
  const [wide, high] = leastFor(node, touched, least)
  if (width(touched) < wide - 0.5 || height(touched) < high - 0.5)
    tell('small', `${words} is touched on ${size(touched)}, and ${wide} x ${high} px are needed`)
}

/** As drawn, and further as long as what lies beside it is still it. */
function touchArea(node, drawn) {
  const x = drawn.left + drawn.width / 2
  const y = drawn.top + drawn.height / 2
  const reach = (dx, dy, from) => {
    let far = from
    while (node.contains(document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1)))) far += 1
    return far
  }
  const [wide, high] = [drawn.width / 2, drawn.height / 2]
  return {
    left: x - reach(-1, 0, wide),
    right: x + reach(1, 0, wide),
    top: y - reach(0, -1, high),
    bottom: y + reach(0, 1, high),
  }
}

function leastFor(node, area, least) {
  if (node.matches(TREASURE)) return innerWidth < 700 && innerHeight < 720 ? TREASURE_PX.short : TREASURE_PX.roomy
  if (node.matches(MARK)) return MARK_PX
  const { left, top, right, bottom } = area
  const isAtEdge = left < 1.5 || top < 1.5 || right > innerWidth - 1.5 || bottom > innerHeight - 1.5
  return isAtEdge ? AT_EDGE_PX : [least, least]
}

// ---------------------------------------------------------------- covered: nothing lies over it
/** Tells what is covered; returns which panels lie over which. */
function coveredThings(things, scroller, tell) {
  const pairs = new Set()
  const told = []
  for (const { node, words, seen, isText } of things) {
    const cover = coverOf(node, seen, isText, scroller)
    if (!cover || told.some((each) => each.contains(node))) continue
    told.push(node)
    pairs.add(pairOf(node, cover))
    tell('covered', `${words} lies under ${describe(whole(cover))} for ${size(shared(seen, cover))}`)
  }
  return pairs
}

function coverOf(node, seen, isText, scroller) {
  for (const [x, y] of seen.flatMap(pointsIn)) {
    const cover = coverAt(node, x, y)
    if (cover && !isAllowed(cover, node, isText, scroller)) return cover
  }
  return undefined
}

/** What a player would call the thing that lies there. */
const whole = (cover) => cover.closest('button, a, label, article, li, section, [role=dialog]') ?? cover

function shared(seen, cover) {
  const parts = seen.map((part) => cutTo(part, cover.getBoundingClientRect()))
  return parts.sort((one, other) => width(other) * height(other) - width(one) * height(one))[0]
}

/** The first painted thing above the node, at a point where the node is; a round button is not in its corners. */
function coverAt(node, x, y) {
  const top = document.elementFromPoint(x, y)
  if (!top || top.contains(node) || node.contains(top)) return undefined
  const all = document.elementsFromPoint(x, y)
  const own = all.findIndex((each) => node.contains(each))
  return all.slice(0, Math.max(0, own)).find((each) => !each.contains(node) && isPainted(each, x, y))
}

function isAllowed(cover, node, isText, scroller) {
  if (cover.closest(QUESTION) && node.closest(CARDS)) return true
  if (cover.closest(`${SHEETS}, ${STOPPED} ${NOTICE}`) && node.closest(`${MAP}, ${BEFORE_MAP}`)) return true
  return (!isText && standsOn(cover, node)) || slidesClear(cover, node, scroller)
}

/** A small thing that stands wholly on a button beside it in the same row or card, such as the question mark of a card. */
function standsOn(cover, node) {
  const small = cover.closest('button, a') ?? cover
  const isInside = isWithin(small.getBoundingClientRect(), node.getBoundingClientRect())
  return (
    isInside && node.parentElement.contains(small) && node.parentElement.closest('li, article, section, div') !== null
  )
}

/** What scrolls comes out from under a bar that stays, as long as there is more to scroll. */
function slidesClear(cover, node, scroller) {
  let bar = cover
  while (bar && !/fixed|sticky/.test(getComputedStyle(bar).position)) bar = bar.parentElement
  if (!bar || bar.contains(node) || !scroller.contains(node)) return false
  const { top, bottom } = bar.getBoundingClientRect()
  const isAtEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - SLACK_PX
  return top + bottom > innerHeight ? !isAtEnd : scroller.scrollTop > 0
}

function coveredPawn(tell) {
  const pawn = document.querySelector(PAWN)
  if (!shown(pawn)) return
  const box = pawn.getBoundingClientRect()
  if (!isWithin(box, windowBox())) tell('covered', 'my pawn is not in the window')
  for (const [x, y] of pointsIn(box)) {
    const top = document.elementsFromPoint(x, y).find((each) => each.closest(ON_MAP) || isPainted(each, x, y))
    if (!top || top.closest(ON_MAP) || top.matches(MAP)) continue
    tell('covered', `my pawn lies under ${describe(whole(top))} for ${size(cutTo(box, top.getBoundingClientRect()))}`)
    return
  }
}

// ---------------------------------------------------------------- panels: they keep apart
/** Tells of panels that share room even though nothing needed is covered there, beyond the pairs already told. */
function panelsOnPanels(things, scroller, pairs, tell) {
  const panels = new Set(things.filter(({ seen }) => seen.length).map(({ node }) => panelOf(node)))
  panels.delete(undefined)
  for (const one of panels)
    for (const other of panels) {
      const both = cutTo(one.getBoundingClientRect(), other.getBoundingClientRect())
      if (one === other || one.contains(other) || other.contains(one) || !isSomething(both)) continue
      if (pairs.has(pairOf(one, other)) || isAllowed(one, other, false, scroller)) continue
      if (isAllowed(other, one, false, scroller)) continue
      pairs.add(pairOf(one, other))
      tell('panels', `${describe(one)} and ${describe(other)} share ${size(both)}`)
    }
}

const pairOf = (one, other) =>
  [one, other]
    .map((each) => numberOf(panelOf(each) ?? each))
    .sort()
    .join()
const numbers = new WeakMap()
let lastNumber = 0

function numberOf(node) {
  if (!numbers.has(node)) numbers.set(node, (lastNumber += 1))
  return numbers.get(node)
}

/** The outermost surface that a thing stands on; neither a whole screen nor a control is one. */
function panelOf(node) {
  let panel
  for (let each = node; each && each !== document.body; each = each.parentElement) {
    const box = each.getBoundingClientRect()
    const isScreen = width(box) > innerWidth * 0.9 && height(box) > innerHeight * 0.9
    if (!isScreen && isPanel(each) && !each.matches(CONTROLS)) panel = each
  }
  return panel
}

// ---------------------------------------------------------------- dice and map: rules of the game's screen
function diceInRows(tell) {
  const dice = [...document.querySelectorAll(DICE)].filter(shown).map((die) => die.getBoundingClientRect())
  const rows = Map.groupBy(dice, (die) => Math.round((die.top + die.bottom) / 24))
  const counts = [...rows.values()].map((row) => row.length)
  if (counts.length > 1) tell('dice', `they lie in ${counts.length} rows: ${counts.join(' + ')}`)
}

/** The biggest rectangle of the map that can be touched, found like that under a histogram that grows line by line. */
function mapLeft(tell, [wide, high]) {
  const step = Math.max(10, Math.round(Math.sqrt(innerWidth * innerHeight) / 57))
  const heights = Array(Math.floor(innerWidth / step)).fill(0)
  const fits = ([w, h]) => w > wide - 2 * step && h > high - 2 * step
  let best = [0, 0]
  for (let y = step / 2; y < innerHeight; y += step) {
    for (const n of heights.keys()) heights[n] = isMap((n + 0.5) * step, y) ? heights[n] + step : 0
    for (const each of rectangles(heights, step)) {
      if (fits(each)) return
      if (each[0] * each[1] > best[0] * best[1]) best = each
    }
  }
  tell('map', `only ${best.join(' x ')} px are free, and ${wide} x ${high} px are promised`)
}

/** For each column the widest rectangle of its height that stands on the last line. */
function rectangles(heights, step) {
  return heights.map((tall, n) => {
    let [from, to] = [n, n]
    while (heights[from - 1] >= tall) from -= 1
    while (heights[to + 1] >= tall) to += 1
    return [(to - from + 1) * step, tall]
  })
}

function isMap(x, y) {
  const top = document.elementFromPoint(x, y)
  const group = top?.closest(`${BEFORE_MAP} > *`)
  return group ? width(group.getBoundingClientRect()) <= MAP_BUTTON_PX : Boolean(top?.closest(MAP))
}

// ---------------------------------------------------------------- scrolling
/** What a finger would scroll: the open sheet, or the page. */
function mainScroller() {
  const scrolls = (node) => /auto|scroll/.test(getComputedStyle(node).overflowY) && mayScroll(node) && shown(node)
  const isLong = ({ scrollHeight, clientHeight }) => clientHeight > LEAST_PX && scrollHeight > clientHeight + SLACK_PX
  const found = [...document.querySelectorAll('main *, [role=dialog] *')].filter(
    (each) => isLong(each) && scrolls(each),
  )
  const room = ({ clientWidth, clientHeight }) => clientWidth * clientHeight
  return found.sort((one, other) => room(other) - room(one))[0] ?? document.scrollingElement
}

/** From top to bottom in steps that leave nothing out. */
function stops({ scrollHeight, clientHeight }) {
  const last = Math.max(0, scrollHeight - clientHeight)
  const count = Math.ceil(last / (clientHeight * 0.8))
  return Array.from({ length: count + 1 }, (_, n) => (count ? Math.round((last * n) / count) : 0))
}
