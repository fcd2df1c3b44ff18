import type { Look } from '../look.ts'

export default { icon: 'purple-mask', colour: '#6a35c9', place: 10, cards: ['shelf'], isClassic: true } satisfies Look
