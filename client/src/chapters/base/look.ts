import type { Look } from '../look.ts'

export default { icon: 'gem-lit', colour: '#8a5a22', place: 0 } satisfies Look
