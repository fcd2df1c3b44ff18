import type { Look } from '../look.ts'

export default { icon: 'follow', colour: '#2d5f78', place: 72, cards: ['rack'], isSmall: true } satisfies Look
