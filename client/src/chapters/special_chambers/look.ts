import type { Look } from '../look.ts'

export default { icon: 'goblet', colour: '#4d6f49', place: 40 } satisfies Look
