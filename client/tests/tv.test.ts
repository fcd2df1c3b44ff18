/** The big screen: where things lie on it, and what its one line says. */

import { describe, expect, it } from 'vitest'
import { routeOf } from '../src/route.ts'
import { tvZones, WIDTH } from '../src/tv/zones.ts'

const setting = {
  width: WIDTH,
  height: 1080,
  heads: 6,
  dice: 0,
  hasShelf: true,
  hasRack: true,
  hasRole: true,
  isLarge: false,
  isLeftHanded: false,
}

describe('the zones of a television', () => {
  it.each([1000, 1080, 1200])('do not touch each other at a height of %i', (height) => {
    const { clock, team, rail, map, question } = tvZones({ ...setting, height })
    const boxes = [clock, team, rail, map, question]
    for (const [number, one] of boxes.entries())
      for (const other of boxes.slice(number + 1)) {
        const apart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y
        expect(apart).toBe(true)
      }
  })

  it('keep clear of the edges that many sets cut off', () => {
    for (const box of Object.values(tvZones(setting))) {
      if (typeof box !== 'object' || !box.width) continue
      expect(box.x).toBeGreaterThanOrEqual(64)
      expect(box.x + box.width).toBeLessThanOrEqual(WIDTH - 64)
      expect(box.y + box.height).toBeLessThanOrEqual(1080 - 36)
    }
  })
})

it.each([
  ['/tv/abc234', 'ABC234'],
  ['/TV/ABC234', 'ABC234'],
  ['/tv', ''],
  ['/tv/', ''],
])('%s is a television', (path, code) => {
  expect(routeOf(path)).toEqual({ screen: 'tv', code })
})
