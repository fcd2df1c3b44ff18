import type { Look } from '../look.ts'

export default { icon: 'hourglass-green', colour: '#2f6b52', place: 85 } satisfies Look
