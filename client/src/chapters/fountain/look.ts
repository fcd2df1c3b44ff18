import type { Look } from '../look.ts'

export default { icon: 'roll', colour: '#1d6f80', place: 70, isSmall: true } satisfies Look
