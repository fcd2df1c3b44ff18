/** How the great doors move towards the moment of a slam; that moment comes from the table. */

/** How long before the slam the doors move slowly. */
export const CREEP_MS = 10_000
const MEET_MS = 160
const STAY_MS = 260
const OPEN_MS = 500

/** Hidden parts of a door's width: all of it, most of it, none. */
const OPEN = -100
const NEAR = -80

type Doom = 'slam' | 'collapse'

/** Keyframes for the left door; the right one is its mirror image. */
export function doorFrames(doom: Doom, mirror: 1 | -1): { frames: Keyframe[]; duration: number } {
  const at = (share: number): string => `translateX(${share * mirror}%)`
  const duration = CREEP_MS + STAY_MS + OPEN_MS
  const meet = doom === 'slam' ? 0 : NEAR
  return {
    duration,
    frames: [
      { transform: at(OPEN), offset: 0, easing: 'linear' },
      { transform: at(NEAR), offset: (CREEP_MS - MEET_MS) / duration, easing: 'cubic-bezier(.5, 0, .9, .4)' },
      { transform: at(meet), offset: CREEP_MS / duration },
      { transform: at(meet), offset: (CREEP_MS + STAY_MS) / duration, easing: 'cubic-bezier(.2, .8, .2, 1)' },
      { transform: at(OPEN), offset: 1 },
    ],
  }
}

/** A shake of at most six pixels, as long as the blow is felt. */
export function shakeFrames(strength = 6): Keyframe[] {
  const blows = [
    [1, 0.4],
    [-0.8, -0.7],
    [0.9, 0.5],
    [-0.5, 0.8],
    [0.4, -0.5],
    [-0.2, 0.2],
  ] as const
  return [
    { transform: 'none' },
    ...blows.map(([x, y], n) => ({
      transform: `translate(${x * strength * (1 - n / 8)}px, ${y * strength * (1 - n / 8)}px)`,
    })),
    { transform: 'none' },
  ]
}

export const SHAKE_MS = 300
