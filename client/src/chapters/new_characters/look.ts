import type { Look } from '../look.ts'

export default { icon: 'roll', colour: '#4c6a8a', place: 62, isSmall: true } satisfies Look
