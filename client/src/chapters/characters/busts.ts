/** Six busts with a bold ink outline, each with a different headgear and object. On a grid of 120 x 104. */

import { INK } from '../../art/palette.ts'

const OUTLINE = `stroke="${INK}" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round"`

const part = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" ${OUTLINE}/>`
const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${OUTLINE}/>`
const line = (d: string, width = 3): string =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const eyes = (y: number, apart = 8): string =>
  `<g fill="${INK}"><circle cx="${60 - apart}" cy="${y}" r="2.6"/><circle cx="${60 + apart}" cy="${y}" r="2.6"/></g>`
const shade = (d: string): string => `<path d="${d}" fill="#000" opacity=".16"/>`
const coat = (fill: string): string => part('M22 106c0-22 12-33 26-34h24c14 1 26 12 26 34z', fill)
const head = (skin: string): string => part('M43 48c0-11 8-17 17-17s17 6 17 17c0 14-7 25-17 25s-17-11-17-25z', skin)

/** A sun helmet and a map. */
const discoverer =
  coat('#b98a45') +
  part('M48 72l12 14 12-14', '#e7d3a1') +
  head('#d79a6a') +
  eyes(53) +
  line('M54 63c4 3 8 3 12 0') +
  part('M30 44c2-20 14-30 30-30s28 10 30 30c-18-6-42-6-60 0z', '#e9d7a4') +
  part('M22 46c12-7 24-9 38-9s26 2 38 9c-2 4-6 5-9 4-18-5-40-5-58 0-3 1-7 0-9-4z', '#cdb274') +
  part('M56 14h8V9h-8z', '#cdb274') +
  part('M76 80l20-8 8 22-20 8z', '#f4e6bd') +
  line('M82 86l6 2 4-6 6 8', 2.4)

/** A mirror on the brow, round glasses and the bag. */
const doc =
  coat('#f2ead6') +
  part('M50 72l10 22 10-22', '#4f8f76') +
  head('#8d5a3c') +
  part('M42 46c-2-16 8-24 18-24s20 8 18 24c-4-10-10-13-18-13s-14 3-18 13z', '#2a1a14') +
  `<g fill="#fff6e0" fill-opacity=".85" ${OUTLINE}><circle cx="51.5" cy="53" r="7.2"/><circle cx="68.5" cy="53" r="7.2"/></g>` +
  eyes(53, 8.5) +
  line('M55 66c3 2 7 2 10 0') +
  line('M42 34c10-6 26-6 36 0') +
  disc(60, 30, 6.5, '#ffdf8f') +
  part('M78 82h26v20H78z', '#8a4b2a') +
  '<path d="M91 86v12M85 92h12" stroke="#fff6e0" stroke-width="4.2"/>'

/** Closed eyes, a turban with a stone, and waves around it. */
const mentalist =
  '<g fill="none" stroke="#bcd2ff" stroke-width="2.6" opacity=".6"><path d="M16 46C10 30 18 14 30 6M104 46c6-16-2-32-14-40M24 44c-4-12 2-22 10-29M96 44c4-12-2-22-10-29"/></g>' +
  coat('#34508f') +
  part('M46 73c8 6 20 6 28 0l-6 20H52z', '#7fa4e8') +
  head('#b87a52') +
  line('M48 53c3 2.5 5 2.5 7 0M65 53c3 2.5 5 2.5 7 0', 2.8) +
  part('M51 62c5-4 13-4 18 0-3 12-6 14-9 14s-6-2-9-14z', '#23140f') +
  part('M40 50c-6-22 6-36 20-36s26 14 20 36c-3-8-4-12-6-15-9 3-19 3-28 0-2 3-3 7-6 15z', '#55506a') +
  line('M52 20c5-3 11-3 16 0M48 27c3-3 6-4 9-5', 2.2) +
  part('M43 35c10 4 24 4 34 0l1 6c-11 4-25 4-36 0z', '#7a4bb8') +
  part('M60 31l6.5 8-6.5 8-6.5-8z', '#ffc546') +
  `<circle cx="60" cy="39" r="2.4" fill="${INK}"/>`

/** Goggles, an apron and a wrench. */
const mechanic =
  coat('#6d4a33') +
  part('M46 74h28v32H46z', '#a8703e') +
  line('M50 74v-4M70 74v-4', 5) +
  head('#e3ab7c') +
  part('M42 47c-3-18 7-27 18-27s21 9 18 27l-4-8H46z', '#a8452a') +
  eyes(54) +
  line('M53 64c5 5 9 5 14 0') +
  part('M40 34h40v7H40z', '#3a2a20') +
  disc(51, 37, 8, '#ffdf8f') +
  disc(69, 37, 8, '#ffdf8f') +
  shade('M43 60c2 10 8 16 17 16v-6c-8 0-13-4-17-10z') +
  part('M80 104l10-26c-5-5-4-12 2-15l1 8 6 2 5-6c3 7-1 13-7 13l-9 26z', '#c7ccd2')

/** A mitre with a sun, and a staff. */
const priest =
  coat('#2e2b33') +
  part('M52 72h16l-2 34H54z', '#e6d3ad') +
  head('#c98f66') +
  eyes(54) +
  line('M55 65h10') +
  part('M40 50C38 36 38 22 60 6c22 16 22 30 20 44-4-9-11-12-20-12s-16 3-20 12z', '#f0e6cb') +
  disc(60, 24, 6.5, '#ffc546') +
  line('M60 12v3M60 33v3M49 24h-3M74 24h-3M52 16l2 2M68 16l-2 2', 2.4) +
  line('M42 40c10-8 26-8 36 0') +
  line('M95 106V44', 7) +
  '<path d="M95 104V46" stroke="#b98a45" stroke-width="3"/>' +
  disc(95, 38, 9, '#ffc546') +
  disc(95, 38, 3.5, '#7a4a0a')

/** A moustache and broad shoulders. */
const muscleman =
  part('M4 106C2 82 14 70 34 72h52c20-2 32 10 30 34z', '#d9a273') +
  part('M36 72h48l-6 34H42z', '#3f8f5b') +
  line('M24 90c4-6 8-8 12-8M96 90c-4-6-8-8-12-8') +
  head('#d9a273') +
  eyes(50) +
  line('M46 44l9 2M74 44l-9 2', 3.4) +
  part('M46 60c4-4 10-4 14-1 4-3 10-3 14 1-3 6-9 7-14 4-5 3-11 2-14-4z', '#3a2214') +
  shade('M43 46c2-12 8-15 17-15-8 3-12 8-13 16z') +
  line('M52 34c4-2 10-2 14 0', 2)

export const BUSTS = { discoverer, doc, mentalist, mechanic, priest, muscleman }

/** The parts that busts are made of, for chapters that add more of them. */
export const pen = { part, disc, line, eyes, coat, head }
