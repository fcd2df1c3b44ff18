import type { Look } from '../look.ts'

export default { icon: 'settings', colour: '#2f6a5c', place: 85 } satisfies Look
