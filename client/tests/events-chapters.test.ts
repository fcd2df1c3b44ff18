import assert from 'node:assert/strict'
import { test } from 'vitest'
import { DIE_AT, PIECE_AT } from '../src/generated/wire.ts'
import type { GameEvent } from '../src/generated/wire.ts'
import { learnAll } from './all_chapters.ts'
import { Watched } from './watched.ts'

learnAll()

const KINDS: Record<number, string> = {
  1: 'trap',
  2: 'extra_gem',
  3: 'large_torch',
  4: 'chalice',
  5: 'teleport',
  6: 'lost_treasure',
}
const AT_SEAT = PIECE_AT.at_seat << 10
const AT_PLACE = PIECE_AT.at_place << 10
const BOX = 0

const moved = (piece: number, to: number, seat = 0): GameEvent => ({ type: 'PieceMoved', piece, to, seat })

/** A piece lay there before; then all of this happens at once. What has gone to the box cannot be asked any more. */
function after(events: GameEvent[], [piece, at]: [number, number] = [0, 0]): Watched {
  const watched = new Watched()
  watched.chamber(9, 'pit')
  if (at) watched.piece(piece, KINDS[piece]!, at)
  watched.rests()
  for (const event of events)
    if (event.type === 'PieceMoved')
      watched.piece(event.piece, event.face_up === false ? '' : KINDS[event.piece]!, event.to)
  return watched.happens(...events)
}

const sounds = (...args: Parameters<typeof after>): string[] => after(...args).sounds

test('a curse is heard and read out when it comes and when it goes', () => {
  const drawn = after([moved(1, AT_SEAT)])
  assert.deepEqual([drawn.sounds, drawn.words, drawn.sayings[0]!.isUrgent], [['curse'], ['temple-say-cursed'], true])
  const lifted = after([moved(1, BOX)], [1, AT_SEAT])
  assert.deepEqual([lifted.sounds, lifted.words], [['curse-lifted'], ['temple-say-lifted']])
})

test('what an escape leaves behind is neither lifted nor used', () => {
  const escaped = after([{ type: 'AdventurerEscaped', seat: 0, figure: 0 }, moved(1, BOX)], [1, AT_SEAT])
  assert.deepEqual([escaped.sounds, escaped.words], [['escape'], ['temple-you-out']])
})

test('a mate is cursed softer and from the side, and that interrupts nothing', () => {
  const hers = after([moved(1, AT_SEAT + 3, 3)])
  assert.ok(hers.cues[0]!.gain < 1 && hers.cues[0]!.pan > 0)
  assert.deepEqual([hers.words, hers.sayings[0]!.isUrgent], [['temple-say-cursed-mate'], false])
})

test('a treasure is found unseen, claimed, and used', () => {
  const unseen: GameEvent = { type: 'PieceMoved', piece: 2, to: AT_PLACE + 6, face_up: false }
  assert.deepEqual(sounds([unseen]), ['treasure-found'])
  assert.deepEqual(after([{ type: 'ChamberPlaced', tile: 3, cell: 9, turn: 0, by: 0 }, unseen]).words, [
    'temple-say-discovered',
    'temple-say-treasure-lies',
  ])
  assert.deepEqual(sounds([moved(2, AT_SEAT)], [2, AT_PLACE + 6]), ['treasure-claimed'])
  const used = after([moved(2, BOX)], [2, AT_SEAT])
  assert.deepEqual([used.sounds, used.words], [['treasure-used'], ['temple-say-used']])
})

test('what lay face down is known as soon as it lies open', () => {
  const watched = new Watched()
  watched.piece(5, '', AT_PLACE + 6)
  watched.rests()
  watched.piece(5, 'teleport', AT_SEAT)
  assert.deepEqual(watched.happens(moved(5, AT_SEAT)).sounds, ['treasure-claimed'])
})

test('a treasure that was chosen to be lost is not used', () => {
  assert.deepEqual(after([{ type: 'Closed', question: 3, how: 'answered' }, moved(2, BOX)], [2, AT_SEAT]).words, [
    'temple-say-treasure-lost',
  ])
})

test('treasures with a deed of their own sound by that', () => {
  assert.deepEqual(sounds([moved(3, AT_PLACE + 6)], [3, AT_SEAT]), ['torch'])
  const out = after([moved(3, BOX, -1)], [3, AT_PLACE + 6])
  assert.deepEqual([out.sounds, out.words], [[], ['temple-say-torch-out']])
  const jump: GameEvent = { type: 'AdventurerMoved', figure: 0, to: 4, means: 3, seat: 0 }
  assert.deepEqual(sounds([moved(5, BOX), jump], [5, AT_SEAT]), ['teleport'])
  assert.deepEqual(sounds([{ type: 'EdgeOpened', cell: 4, side: 1 }]), ['passage'])
})

test('illusions vanish in one sound and one sentence, however many they are', () => {
  const vanished = after([
    { type: 'ChamberRemoved', tile: 3 },
    { type: 'ChamberRemoved', tile: 4 },
  ])
  assert.deepEqual([vanished.sounds, vanished.words], [['vanish'], ['temple-say-vanished']])
})

test('the chalice is found, carried and saved', () => {
  assert.deepEqual(sounds([moved(4, AT_PLACE + 6), { type: 'Announced', what: 'chalice_found', args: [3, 0] }]), [
    'chalice-found',
  ])
  const carried = after([moved(4, AT_PLACE + 8)], [4, AT_PLACE + 6])
  assert.deepEqual([carried.sounds, carried.words], [['chalice-carried'], ['temple-say-chalice-carried']])
  assert.deepEqual(
    sounds([moved(4, BOX), { type: 'Announced', what: 'chalice_recovered', args: [0] }], [4, AT_PLACE + 6]),
    ['chalice-recovered'],
  )
})

test('linked chambers and the pit sound before their gems', () => {
  const gems = (tiles: number[], lit: number[]): GameEvent => ({ type: 'GemsActivated', tiles, gems: lit, seat: 0 })
  const linked = after([gems([3, 4], [1, 1]), { type: 'Noted', scope: 'special_chambers', key: 'fired', value: 1 }])
  assert.deepEqual([linked.sounds, linked.words], [['gem', 'gem', 'linked'], ['temple-say-linked']])
  const woken = after([gems([9], [2])])
  const [pit, ...more] = woken.cues
  assert.deepEqual([pit!.name, woken.words], ['pit', ['temple-say-pit']])
  assert.ok(more.length === 2 && more.every(({ name, at }) => name === 'gem' && at > pit!.at))
  assert.equal(woken.effects.length, 1, 'gems fly there as anywhere else')
})

test('a die that falls is caught or lost, and one from the fountain is neither', () => {
  const watched = new Watched()
  const die = (at: number, more: GameEvent[] = []): string[] => {
    watched.lies(2, { where: at << 10 })
    return watched.happens(...more, { type: 'DieMoved', die: 2, where: at << 10, holder: 0 }).sounds
  }
  assert.deepEqual(die(DIE_AT.falling), ['die-falls'])
  assert.deepEqual(die(DIE_AT.hand), ['die-caught'])
  assert.deepEqual(die(DIE_AT.falling), ['die-falls'])
  assert.deepEqual(die(DIE_AT.lost), ['lost'])
  assert.deepEqual(die(DIE_AT.hand, [{ type: 'Noted', scope: 'fountain', key: 'regained', value: 1 }]), ['regain'])
  assert.deepEqual(die(DIE_AT.hand), [], 'it lay there already')
  assert.deepEqual(die(DIE_AT.lost), ['lost'])
  assert.deepEqual(die(DIE_AT.hand), ['gift'])
})

test('a die stays on the tower, falls, or comes back from it, and none of that is a gift', () => {
  const watched = new Watched()
  const told = (what: string, args: number[], at: number): Watched => {
    watched.lies(2, { where: at << 10 })
    const moved: GameEvent = { type: 'DieMoved', die: 2, where: at << 10, holder: 0 }
    return watched.happens({ type: 'Announced', what, args }, moved)
  }
  const stays = told('die_stacked', [0, 2, 120], DIE_AT.stack)
  assert.deepEqual([stays.sounds, stays.words], [['lock'], ['temple-say-stacked']])
  const falls = told('die_fell', [0, 2, 620], DIE_AT.hand)
  assert.deepEqual([falls.sounds, falls.words], [['throw-1'], ['temple-say-fell']])
  assert.deepEqual(told('die_lifted', [1, 2], DIE_AT.stack).words, ['temple-say-die-lifted-mate'])
})

test('legs give way, and souls change places', () => {
  assert.deepEqual(sounds([{ type: 'TimerRang', id: 4, name: 'sinks', args: [0] }]), ['chair'])
  assert.deepEqual(sounds([{ type: 'TimerRang', id: 4, name: 'calm', args: [0] }]), [])
  const swapped = after([{ type: 'ControlChanged', control: [1, 0, 2, 3], own: [0, 1, 2, 3] }])
  assert.deepEqual([swapped.sounds, swapped.words], [['souls'], ['temple-say-steers temple-say-steers-yours']])
})
