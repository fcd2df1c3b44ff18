import type { Look } from '../look.ts'

export default { icon: 'team', colour: '#9a5a34', place: 60, cards: ['role'] } satisfies Look
