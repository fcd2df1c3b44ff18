import type { Look } from '../look.ts'

export default { icon: 'golden-mask', colour: '#5c7340', place: 75, isSmall: true } satisfies Look
