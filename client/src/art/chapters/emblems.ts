/** One emblem for each kind of card and small tile: a shape that is known at a glance, also as small as a name. Frames on a grid of 48, signs on one of 24. */

import { GLYPHS } from '../glyphs.ts'
import { INK } from '../palette.ts'

const solid = (d: string, extra = ''): string => `<path d="${d}" fill="currentColor" fill-rule="evenodd" ${extra}/>`
const line = (d: string, width: number): string => `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
/** Drawn over a sign and parted from it by a rim in the colour of the ground. */
const over = (d: string, width: number, ground: string): string =>
  `<path d="${d}" fill="none" stroke="${ground}" stroke-width="${width + 2.6}" stroke-linecap="round" stroke-linejoin="round"/>${line(d, width)}`
const shrunk = (glyph: string, x: number, y: number, scale: number): string => `<g transform="translate(${x} ${y}) scale(${scale})">${glyph}</g>`

const CURSE_GROUND = '#4b2187'
const TREASURE_GROUND = '#7a4c12'

const DIE = 'M-6-8H6C7.1-8 8-7.1 8-6V6C8 7.1 7.1 8 6 8H-6C-7.1 8-8 7.1-8 6V-6C-8-7.1-7.1-8-6-8z'
const PIPS = 'M-4-5.5a1.7 1.7 0 1 0 .1 0zM4 2a1.7 1.7 0 1 0 .1 0zM0-1.7a1.7 1.7 0 1 0 .1 0z'

const CURSES: Record<string, string> = {
  trap: '<circle cx="15.8" cy="15.8" r="7" fill="currentColor"/><circle cx="4.6" cy="4.6" r="3.2" fill="none" stroke="currentColor" stroke-width="2.6"/>' + line('M7.4 7.4l.5.5', 3.2) + `<g transform="rotate(45 9.3 9.3)"><rect x="6.6" y="7.5" width="5.4" height="3.6" rx="1.8" fill="${CURSE_GROUND}" stroke="currentColor" stroke-width="1.7"/></g><path d="M12 14c.6-1.3 1.8-2.1 3.3-2.2" fill="none" stroke="${CURSE_GROUND}" stroke-width="1.7" stroke-linecap="round"/>`,
  silence: GLYPHS.chat + `<path d="M8 6.5l8 7M16 6.5l-8 7" stroke="${CURSE_GROUND}" stroke-width="3" stroke-linecap="round"/>`,
  broken_die: solid('M4.5 3h7.2l-2.7 6 4 3-3.5 4 2 5.5H4.5C3 21.5 2 20.5 2 19V5.5C2 4 3 3 4.5 3zM5.6 6.4a1.6 1.6 0 1 0 .1 0zM5.6 15a1.6 1.6 0 1 0 .1 0z') +
    solid('M14.7 3h4.8C21 3 22 4 22 5.5V19c0 1.5-1 2.5-2.5 2.5h-4.8L13 16.2l3.6-4.6-4-3zM18.6 6.4a1.6 1.6 0 1 0 .1 0zM18.6 15a1.6 1.6 0 1 0 .1 0z'),
  lost_dice: `<g transform="translate(15.6 15.4) rotate(24) scale(.88)">${solid(DIE + PIPS)}</g>` + solid('M0 3.5h9.5v3.4H3.4V23H0z') + line('M13.5 1.5v3.2M18 2.5v2.6M22 1.8v3.6', 1.9),
  mask: `<g opacity=".4">${GLYPHS['golden-mask']}</g>` + solid('M12 6.8V23c-3.8 0-7.3-4.5-7.3-9.7 0-3.8 2.3-6.5 7.3-6.5zM7 13.3c1-1.9 3.2-1.9 4.1 0-1.2.9-3 .9-4.1 0zM8.4 16.7c1 .7 2.3 1 3.6 1v2.7c-1.8 0-3.2-1.4-3.6-3.7z') + solid('M12 .3v4.7c-.7 0-1.3 0-2 .2zM5.8 1.7l3.2 3.9c-1.3.4-2.3 1-3.2 1.9zM1.3 6l3.9 2.1c-.9 1-1.4 2.1-1.6 3.4z') + line('M14.6 9.2l-2.2 4 2.6 3-2.4 5.5', 1.3),
  cursed_hand: solid('M10 23c-3.6-1.3-5.8-4.3-7.6-8.7-.8-2 1.5-3 2.7-1.4L7 15.5V5.6c0-2 2.7-2 2.7 0V11l.3-8.2c.1-2 2.8-2 2.8 0V11l1-7c.3-1.9 2.9-1.6 2.7.3l-.6 7.3 1.9-4.7c.7-1.7 3-.9 2.5.9-1 3.6-1.7 5.3-1.9 8.2-.2 3.3-1.2 5.5-3 7zM12.3 13.2c-2 0-3.7 1.3-4.5 2.8.8 1.5 2.5 2.8 4.5 2.8s3.7-1.3 4.5-2.8c-.8-1.5-2.5-2.8-4.5-2.8z') + '<circle cx="12.3" cy="16" r="1.5" fill="currentColor"/>',
  soul_exchange: shrunk(GLYPHS.ghost, 6.6, 6.6, .45) + solid('M12 .5c4.7 0 8.6 2.7 10.4 6.7l1.6-1-.6 6.5-5.7-3 2-1.2C18.3 5.7 15.4 3.7 12 3.7c-2.2 0-4.1.8-5.6 2L4.3 3.3C6.4 1.5 9.1.5 12 .5zM12 23.5c-4.7 0-8.6-2.7-10.4-6.7l-1.6 1 .6-6.5 5.7 3-2 1.2c1.4 2.8 4.3 4.8 7.7 4.8 2.2 0 4.1-.8 5.6-2l2.1 2.4c-2.1 1.8-4.8 2.8-7.7 2.8z'),
  lost_treasure: shrunk(GLYPHS.treasure, 0, -1.5, .86) + over('M13.5 13.5l8.5 8.5M22 13.5 13.5 22', 3, CURSE_GROUND),
  really_cursed: `<g transform="translate(-1.5 -1) rotate(-10 8 10) scale(.72)">${GLYPHS['purple-mask']}</g><g transform="translate(8.2 6) rotate(10 8 10) scale(.74)"><g color="${CURSE_GROUND}" stroke="${CURSE_GROUND}" stroke-width="5">${GLYPHS['purple-mask']}</g>${GLYPHS['purple-mask']}</g>`,
  doomed: GLYPHS.skull,
  stand_up: solid('M3 2h3.4v9.5H15c1.4 0 2.3.9 2.3 2.3V22H14v-6.8H6.4V22H3z') + over('M17.3 9.5V2.5M13.6 5.6l3.7-3.7L21 5.6', 2.6, CURSE_GROUND),
  poison: solid('M9 1h6v2.4h-1v4.2c4.5 1.2 7 4.2 7 8 0 4.5-3.6 7.4-9 7.4s-9-2.9-9-7.4c0-3.8 2.5-6.8 7-8V3.4H9zM5.8 15c-.2 3.2 2.2 5.3 6.2 5.3s6.4-2.1 6.2-5.3c-2 1.2-4 1.2-6.2 0s-4.2-1.2-6.2 0z') + '<circle cx="9.4" cy="17.6" r="1.2" fill="currentColor"/><circle cx="13.6" cy="18.2" r="1.5" fill="currentColor"/>',
  strangle_vines: line('M5 23C1.5 15 6 11.5 12 12.5s8.5-1.5 7.5-5.5-7-5.5-9-1.5 3 6 5 3', 2.8) + solid('M3.5 9.5C-.5 8.5 0 4 2 2.5 5 4 5.5 7 3.5 9.5zM14 22.5c-3.5-1-4-4.5-3-6.5 3.5.5 5 3 3 6.5zM22 19.5c-3.8.3-5-2.8-4.5-5 3.5-.5 5.5 1.6 4.5 5z'),
}

const brick = (x: number, y: number, w: number): string => `M${x} ${y}h${w}v4.2h-${w}z`

const TREASURES: Record<string, string> = {
  healing_mask: shrunk(GLYPHS['golden-mask'], 0, 0, .86) + over('M18.5 13.5v9M14 18h9', 3, TREASURE_GROUND),
  secret_passage: solid(`${brick(1, 1.5, 9)}${brick(11, 1.5, 12)}${brick(1, 6.7, 4.5)}${brick(18.5, 6.7, 4.5)}${brick(1, 11.9, 4.5)}${brick(18.5, 11.9, 4.5)}${brick(1, 17.1, 4.5)}${brick(18.5, 17.1, 4.5)}`) +
    solid('M7.5 22.5v-9c0-3.4 1.8-5.5 4.5-5.5s4.5 2.1 4.5 5.5v9h-2.2v-3.2h-2.1v-3h-2v6.2z'),
  double_torch: `<g transform="translate(-2.5 1.5) rotate(-26 12 14) scale(.92)">${GLYPHS.torch}</g><g transform="translate(6 1.5) rotate(14 12 14) scale(.92)">${GLYPHS.torch}</g>`,
  double_key: `<g transform="translate(-3 -.5) scale(.8)">${GLYPHS.key}</g><g transform="translate(6.5 5.5) scale(.8)">${GLYPHS.key}</g>`,
  teleport: shrunk(GLYPHS['pawn-hood'], 4.8, 2, .6) + line('M3.5 10.5C-.5 15 3 19.8 12 19.8s12.5-4.8 8.5-9.3', 2.3) + line('M7 20.6c3 1.6 7 1.6 10 0M2 5.5V1.5M5.8 3.8V.8M22 5.5V1.5M18.2 3.8V.8', 2),
  extra_gem: shrunk(GLYPHS['gem-lit'], -.5, 1, .9) + over('M19 1.5v8M15 5.5h8', 2.8, TREASURE_GROUND),
  large_torch: shrunk(GLYPHS.torch, 3, 4.2, .8) + line('M12 .8v1.4M3.5 3.5l1.2 1.2M20.5 3.5l-1.2 1.2M.8 11h1.7M23.2 11h-1.7M3 18l1.2-1M21 18l-1.2-1', 2.2),
  counterspell: solid('M12 .8l10 3.6v7c0 5.9-4 10-10 12-6-2-10-6.1-10-12v-7zM12 5.2l-1.9 4.3-4.7.4 3.6 3.1-1.1 4.6 4.1-2.5 4.1 2.5-1.1-4.6 3.6-3.1-4.7-.4z'),
}

/** Curses wear the outline of the mask that brought them. */
const curse = (sign: string): string =>
  `<path d="M24 1.5c13.5 0 21 6.5 21 19C45 33.5 35.5 46.5 24 46.5S3 33.5 3 20.5c0-12.5 7.5-19 21-19z" fill="${INK}"/><path d="M24 3.6c12.2 0 18.9 5.7 18.9 16.9 0 11.7-8.5 23.9-18.9 23.9S5.1 32.2 5.1 20.5C5.1 9.3 11.8 3.6 24 3.6z" fill="#b36bff"/>` +
  `<path d="M24 6.2c10.8 0 16.3 4.9 16.3 14.3 0 10.5-7.5 21.3-16.3 21.3S7.7 31 7.7 20.5C7.7 11.1 13.2 6.2 24 6.2z" fill="${CURSE_GROUND}"/><g transform="translate(11.4 9.4) scale(1.05)" color="#f3e6ff">${sign}</g>`

/** Treasures are octagons with a golden rim. */
const treasure = (sign: string): string =>
  `<path d="M15 1h18l14 14v18L33 47H15L1 33V15z" fill="${INK}"/><path d="M15.9 3.2h16.2l12.7 12.7v16.2L32.1 44.8H15.9L3.2 32.1V15.9z" fill="#ffc546"/>` +
  `<path d="M17.2 6.4h13.6l10.8 10.8v13.6L30.8 41.6H17.2L6.4 30.8V17.2z" fill="${TREASURE_GROUND}"/><g transform="translate(11.4 11.4) scale(1.05)" color="#fff1d0">${sign}</g>`

const relic = (sign: string): string =>
  `<circle cx="24" cy="24" r="23" fill="${INK}"/><circle cx="24" cy="24" r="20.8" fill="#ffc546"/><circle cx="24" cy="24" r="17.6" fill="#5c150a"/><g transform="translate(12 11.5) scale(1)" color="#ffe27a">${sign}</g>`

const framed = (signs: Record<string, string>, frame: (sign: string) => string): [string, string][] => Object.entries(signs).map(([kind, sign]) => [kind, frame(sign)])

export const EMBLEMS: Record<string, string> = Object.fromEntries([...framed(CURSES, curse), ...framed(TREASURES, treasure), ['chalice', relic(GLYPHS.chalice)]])
