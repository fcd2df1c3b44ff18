import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { GameEvent, PieceView } from '../src/generated/wire.ts'
import { type Cue, Cues, type Listener } from '../src/sound/cues.ts'

const KINDS: Record<number, string> = { 1: 'trap', 2: 'extra_gem', 3: 'large_torch', 4: 'chalice', 5: 'teleport', 6: 'lost_treasure' }
const AT_SEAT = 2 << 10
const AT_PLACE = 3 << 10
const BOX = 0

/** Whatever has gone to the box is not known any more when its event is heard. */
const listener = (known: readonly number[]): Listener => ({
  seat: 0, seats: 4, holderOf: () => 0,
  pieceKind: (piece) => (known.includes(piece) ? KINDS[piece] ?? '' : ''),
  chamberKind: (tile) => (tile === 9 ? 'pit' : 'basic_01'),
})

const lying = (piece: number, at: number): ReadonlyMap<string, PieceView> => new Map([[String(piece), { type: 'PieceView', at, kind: KINDS[piece] ?? '' }]])
const moved = (piece: number, to: number, seat = 0): GameEvent => ({ type: 'PieceMoved', piece, to, seat })

function heard(events: GameEvent[], before: ReadonlyMap<string, PieceView> = new Map(), known: readonly number[] = [1, 2, 3, 4, 5, 6]): Cue[] {
  const cues = new Cues()
  cues.learn(before)
  return cues.of({ t: 1000, events }, listener(known))
}

const names = (...args: Parameters<typeof heard>): string[] => heard(...args).map(({ name }) => name)

test('a curse is heard when it comes and when it goes', () => {
  assert.deepEqual(names([moved(1, AT_SEAT)]), ['curse'])
  assert.deepEqual(names([moved(1, BOX)], lying(1, AT_SEAT), []), ['curse-lifted'])
})

test('a curse that finds nothing to take is not lifted', () => {
  assert.deepEqual(names([moved(6, AT_SEAT), moved(6, BOX)]), ['curse'])
})

test('what an escape leaves behind is neither lifted nor used', () => {
  assert.deepEqual(names([{ type: 'AdventurerEscaped', seat: 0, figure: 0 }, moved(1, BOX)], lying(1, AT_SEAT), []), ['escape'])
})

test('a mate is cursed softer and from the side', () => {
  const [hers] = heard([moved(1, AT_SEAT + 3, 3)])
  assert.ok(hers!.gain < 1 && hers!.pan > 0)
})

test('a treasure is found unseen, claimed, and used', () => {
  assert.deepEqual(names([{ type: 'PieceMoved', piece: 2, to: AT_PLACE + 6, face_up: false }]), ['treasure-found'])
  assert.deepEqual(names([moved(2, AT_SEAT)], lying(2, AT_PLACE + 6)), ['treasure-claimed'])
  assert.deepEqual(names([moved(2, BOX)], lying(2, AT_SEAT), []), ['treasure-used'])
})

test('treasures with a deed of their own sound by that', () => {
  assert.deepEqual(names([moved(3, AT_PLACE + 6)], lying(3, AT_SEAT)), ['torch'])
  assert.deepEqual(names([moved(3, BOX, -1)], lying(3, AT_PLACE + 6), []), [])
  const jump: GameEvent = { type: 'AdventurerMoved', figure: 0, to: 4, means: 3, seat: 0 }
  assert.deepEqual(names([moved(5, BOX), jump], lying(5, AT_SEAT), []), ['teleport'])
  assert.deepEqual(names([{ type: 'EdgeOpened', cell: 4, side: 1 }]), ['passage'])
})

test('illusions vanish in one sound, however many they are', () => {
  assert.deepEqual(names([{ type: 'ChamberRemoved', tile: 3 }, { type: 'ChamberRemoved', tile: 4 }]), ['vanish'])
})

test('the chalice is found, carried and saved', () => {
  assert.deepEqual(names([moved(4, AT_PLACE + 6), { type: 'Announced', what: 'chalice_found', args: [3, 0] }]), ['chalice-found'])
  assert.deepEqual(names([moved(4, AT_PLACE + 8)], lying(4, AT_PLACE + 6)), ['chalice-carried'])
  assert.deepEqual(names([moved(4, BOX), { type: 'Announced', what: 'chalice_recovered', args: [0] }], lying(4, AT_PLACE + 6), []), ['chalice-recovered'])
})

test('linked chambers and the pit sound before their gems', () => {
  const gems = (tiles: number[], lit: number[]): GameEvent => ({ type: 'GemsActivated', tiles, gems: lit, seat: 0 })
  assert.deepEqual(names([gems([3, 4], [1, 1]), { type: 'Noted', scope: 'special_chambers', key: 'fired', value: 1 }]), ['gem', 'gem', 'linked'])
  const [pit, ...more] = heard([gems([9], [2])])
  assert.equal(pit!.name, 'pit')
  assert.ok(more.length === 2 && more.every(({ name, at }) => name === 'gem' && at > pit!.at))
})

test('a die that falls is caught or lost, and one from the fountain is neither', () => {
  const cues = new Cues()
  const die = (where: number, more: GameEvent[] = []): string[] =>
    cues.of({ t: 1000, events: [...more, { type: 'DieMoved', die: 2, where: where << 10, holder: 0 }] }, listener([])).map(({ name }) => name)
  assert.deepEqual(die(5), ['die-falls'])
  assert.deepEqual(die(0), ['die-caught'])
  assert.deepEqual(die(5), ['die-falls'])
  assert.deepEqual(die(6), ['lost'])
  assert.deepEqual(die(0, [{ type: 'Noted', scope: 'fountain', key: 'regained', value: 1 }]), ['regain'])
  assert.deepEqual(die(0), ['gift'])
})

test('legs give way, and souls change places', () => {
  assert.deepEqual(names([{ type: 'TimerRang', id: 4, name: 'sinks', args: [0] }]), ['chair'])
  assert.deepEqual(names([{ type: 'TimerRang', id: 4, name: 'calm', args: [0] }]), [])
  assert.deepEqual(names([{ type: 'ControlChanged', control: [1, 0], own: [0, 1] }]), ['souls'])
})
