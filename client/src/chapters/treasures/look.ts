import type { Look } from '../look.ts'

export default { icon: 'treasure', colour: '#a4701c', place: 20, cards: ['rack'], isClassic: true } satisfies Look
