/** The board without a server: `?n=45&people=6&shape=desk&do=slam`. Served by `vite dev` only; it is in no build. */

import { mount } from 'svelte'
import '../src/style/base.css'
import { speak } from '../src/words/words.svelte.ts'
import Play from './Play.svelte'

const wishes = new URLSearchParams(location.search)
await speak('en')
mount(Play, {
  target: document.getElementById('app')!,
  props: {
    chambers: Number(wishes.get('n') ?? 45),
    people: Number(wishes.get('people') ?? 6),
    first: wishes.get('do') ?? '',
    faces: wishes.get('faces') ?? 'AAKTT',
    at: Number(wishes.get('at') ?? -1),
  },
})
