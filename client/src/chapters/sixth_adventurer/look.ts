import type { Look } from '../look.ts'

export default { icon: 'pawn-helm', colour: '#4a6472', place: 900, isSmall: true } satisfies Look
