/** What happened, in words: for ears that cannot see it, and for eyes that look elsewhere. */

import { chapters } from '../chapters.svelte.ts'
import { DIE_AT, DOOR, FACES } from '../generated/wire.ts'
import type { GameEvent, Icon } from '../generated/wire.ts'
import { sizeOf } from '../play/masks.ts'
import { kebab, priceWords } from '../words/sayings.ts'
import { hasWords, t } from '../words/words.svelte.ts'

export interface Tiding {
  text: string
  /** Interrupts whatever is being read. */
  isUrgent: boolean
  /** Also written over the temple for a moment. */
  isHeralded: boolean
  /** The table's time before which it would give the throw away. */
  notBefore: number
}

export interface Witness {
  me: number
  nameOf: (seat: number) => string
  /** The kind of chamber at this tile, as the server names it. */
  kindOf: (tile: number) => string
}

export const tiding = (text: string, more: Partial<Tiding> = {}): Tiding => ({ text, isUrgent: false, isHeralded: false, notBefore: 0, ...more })

export function tidings(events: readonly GameEvent[], witness: Witness): Tiding[] {
  return events.flatMap((event) => chapters.known?.heard(event, events, witness) ?? heard(event, witness) ?? [])
}

function heard(event: GameEvent, { me, nameOf, kindOf }: Witness): Tiding | undefined {
  switch (event.type) {
    case 'DiceRolled':
      return event.seat === me ? tiding(t('temple-say-rolled', { what: facesInWords(event.faces) }), { notBefore: event.ready_at }) : undefined
    case 'DiceFreed':
      return event.seat === me ? freed(sizeOf(event.dice), event.by ?? -1, me, nameOf) : undefined
    case 'DieMoved':
      return event.holder === me ? moved(event.where) : undefined
    case 'AdventurerMoved':
      return event.seat === me ? tiding(t('temple-say-entered', { chamber: chamberName(kindOf(event.to >> 1)) })) : undefined
    case 'AdventurerEscaped':
      return tiding(event.seat === me ? t('temple-you-out') : t('temple-say-out', { name: nameOf(event.seat) }), { isHeralded: true })
    case 'ChamberPlaced':
      return event.by === me ? tiding(t('temple-say-discovered', { chamber: chamberName(kindOf(event.tile)) })) : undefined
    case 'GemsActivated':
      return tiding(t('temple-say-gems', { name: nameOf(event.seat), count: event.gems.reduce((sum, each) => sum + each, 0) }), { isHeralded: true })
    case 'DoorPhase':
      return event.phase === DOOR.open ? tiding(t('temple-say-slam'), { isUrgent: true }) : undefined
    case 'Announced':
      return announced(event.what, event.args ?? [])
    default:
      return undefined
  }
}

function freed(count: number, by: number, me: number, nameOf: (seat: number) => string): Tiding {
  if (by < 0) return tiding(t('temple-say-fate-freed', { count }), { isHeralded: true })
  return tiding(by === me ? t('temple-say-freed-self', { count }) : t('temple-say-freed', { name: nameOf(by), count }))
}

function moved(where: number): Tiding | undefined {
  const kind = where >> 10
  if (kind === DIE_AT.lost) return tiding(t('temple-say-lost-die'), { isUrgent: true })
  return kind === DIE_AT.hand ? tiding(t('temple-say-new-die')) : undefined
}

function announced(what: string, args: readonly number[]): Tiding | undefined {
  const id = `temple-tell-${kebab(what)}`
  if (!hasWords(id)) return undefined
  return tiding(t(id, { number: args[0] ?? 0 }), { isUrgent: what === 'gong', isHeralded: true })
}

function facesInWords(faces: readonly number[]): string {
  return priceWords(faces.map((face) => FACES[face]).filter((face): face is Icon => face !== undefined && face !== '.'))
}

export function chamberName(kind: string): string {
  const id = `chamber-${kebab(kind)}`
  return hasWords(id) ? t(id) : t('temple-some-chamber')
}
