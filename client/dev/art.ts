/** Every drawing on one sheet, to be looked at with `vite dev`; it is in no build. */

import '../src/style/base.css'
import { GLYPHS } from '../src/art/glyphs.ts'
import { cube, dieFace, dieGap, miniFace } from '../src/art/die.ts'
import { hero } from '../src/art/hero.ts'
import type { Framing, Scene } from '../src/art/hero.ts'
import { icon } from '../src/art/icons.ts'
import type { IconName } from '../src/art/icons.ts'
import { emblem } from '../src/art/emblem.ts'
import { pawn, swatch } from '../src/art/pawn.ts'
import { chamberSvg } from '../src/art/tile.ts'
import { sandTimer } from '../src/art/timer.ts'
import { known } from '../src/chapters/known.svelte.ts'
import type { Chapter } from '../src/chapters/chapter.ts'
import { FACES } from '../src/generated/wire.ts'

const app = document.getElementById('app')!
app.style.cssText = 'padding: 20px; display: flex; flex-wrap: wrap; gap: 10px; align-items: end'

for (const { default: chapter } of Object.values(
  import.meta.glob<{ default: Chapter }>('../src/chapters/*/index.ts', { eager: true }),
))
  known.learn(chapter)
const ids = Object.keys(known.chambers)
const small = ['basic_02', 'gem_key_3', 'gem_torch_3', 'start', 'exit', 'basic_08']
const sheets: Record<string, () => string> = {
  chambers: () =>
    ids.map((id, n) => chamberSvg(id, { size: 150, turn: n % 4 })).join('') +
    chamberSvg('gem_key_3', { size: 150, payable: [0, 1] }) +
    chamberSvg('gem_torch_3', { size: 150, taken: 2, used: true }) +
    chamberSvg('basic_06', { size: 150, taken: 1 }) +
    chamberSvg('basic_05', { size: 150, payable: [0], entry: 'now' }) +
    chamberSvg('basic_09', { size: 150, entry: 'plain', have: ['A'], blocked: 2 }) +
    chamberSvg('basic_10', { size: 150, entry: 'forbidden' }) +
    chamberSvg('', { size: 150 }),
  small: () => [144, 112, 96, 72].map((size) => small.map((id) => chamberSvg(id, { size })).join('')).join('<br>'),
  cards: () =>
    [96, 48, 28]
      .map((size) =>
        Object.keys(known.emblems)
          .map((kind) => `<span class="gap" data-size="${size}">${emblem(kind)}</span>`)
          .join(''),
      )
      .join('<br>'),
  pieces: () =>
    FACES.map((face) => dieFace(face, { size: 96 })).join('') +
    FACES.map((face) => dieFace(face, { size: 58, dull: true })).join('') +
    FACES.map((face) => miniFace(face)).join('') +
    [dieGap('lost'), dieGap('away')].map((gap) => `<span class="gap">${gap}</span>`).join('') +
    `<svg width="150" height="150" viewBox="-10 -10 140 140">${cube('A', 'K', 'T')}</svg>` +
    [0, 1, 2, 3, 4, 5].map((colour) => pawn(colour, 96) + swatch(colour)).join('') +
    sandTimer('green', 0.6) +
    sandTimer('blue', 0.2) +
    sandTimer('gold', 1) +
    (Object.keys(GLYPHS) as IconName[]).map((name) => icon(name, { size: 40 })).join(''),
}

const wishes = new URLSearchParams(location.search)
sheets['hero'] = () => hero((wishes.get('scene') ?? 'home') as Scene, (wishes.get('frame') ?? 'wide') as Framing)

const asked = wishes.get('sheet') ?? 'chambers'
app.innerHTML = (sheets[asked] ?? sheets['chambers']!)()
if (asked === 'hero') app.style.cssText = 'position: fixed; inset: 0'
for (const svg of app.querySelectorAll<SVGElement>('.hero')) svg.style.cssText = 'width: 100%; height: 100%'
for (const gap of app.querySelectorAll<HTMLElement>('.gap')) gap.style.width = `${gap.dataset['size'] ?? 64}px`
