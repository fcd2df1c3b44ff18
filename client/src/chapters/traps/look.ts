import type { Look } from '../look.ts'

export default { icon: 'warning', colour: '#8a3f1f', place: 80 } satisfies Look
