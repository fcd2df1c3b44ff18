/** Every state of the temple's screen without a server: `/dev/temple.html?state=midgame&lang=fr`. Served by `vite` only. */

import { mount } from 'svelte'
import '../src/style/base.css'
import { EventReader } from '../src/events/reader.ts'
import Temple from '../src/screens/Temple.svelte'
import { isLanguage, speak } from '../src/words/words.svelte.ts'
import { StillTable } from './still.svelte.ts'
import { STATES } from './states.ts'

const wanted = new URLSearchParams(location.search)
const target = document.getElementById('app')!
const lang = wanted.get('lang')
await speak(isLanguage(lang) ? lang : 'en')

const state = STATES[wanted.get('state') ?? '']
if (state) {
  const table = new StillTable()
  state(table)
  Object.assign(globalThis, { table })
  mount(Temple, { target, props: { table, reader: new EventReader(table), onleave: () => location.assign('?') } })
} else {
  for (const name of Object.keys(STATES)) {
    const link = document.createElement('a')
    link.href = `?state=${name}&lang=${lang ?? 'en'}`
    link.textContent = name
    target.append(link, document.createElement('br'))
  }
}
