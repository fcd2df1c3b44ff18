import type { Look } from '../look.ts'

export default { icon: 'fate', colour: '#4f7d3a', place: 45, cards: ['shelf'], isSmall: true } satisfies Look
