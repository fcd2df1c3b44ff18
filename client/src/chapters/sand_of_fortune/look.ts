import type { Look } from '../look.ts'

export default { icon: 'hourglass-gold', colour: '#7a5a2a', place: 95, isSmall: true, keepsTime: true } satisfies Look
