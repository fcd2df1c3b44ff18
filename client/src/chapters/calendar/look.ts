import type { Look } from '../look.ts'

export default { icon: 'sun', colour: '#5a7236', place: 55 } satisfies Look
