import type { Look } from '../look.ts'

export default { icon: 'black-mask', colour: '#453a31', place: 60, isSmall: true } satisfies Look
