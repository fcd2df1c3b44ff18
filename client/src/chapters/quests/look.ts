import type { Look } from '../look.ts'

export default { icon: 'quest-marker', colour: '#7a7a2c', place: 50 } satisfies Look
