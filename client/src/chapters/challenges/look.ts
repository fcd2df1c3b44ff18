import type { Look } from '../look.ts'

export default { icon: 'crown', colour: '#b5832a', place: 5 } satisfies Look
