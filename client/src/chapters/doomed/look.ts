import type { Look } from '../look.ts'

export default { icon: 'skull', colour: '#86303f', place: 50, isSmall: true } satisfies Look
