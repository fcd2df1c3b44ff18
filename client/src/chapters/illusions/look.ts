import type { Look } from '../look.ts'

export default { icon: 'eye', colour: '#57548f', place: 30 } satisfies Look
