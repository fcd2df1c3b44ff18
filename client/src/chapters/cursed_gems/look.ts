import type { Look } from '../look.ts'

export default { icon: 'gem-unlit', colour: '#7c2447', place: 84, cards: ['rack'] } satisfies Look
