import { fnv1aHash } from "../platform/hash.ts"

/** A seeded source of choices: the same seed gives the same drawing on the server, in the browser and next year. */
export interface Rng {
  /** A number in [low, high). */
  real(low: number, high: number): number
  /** A whole number in [low, high], both ends included. */
  whole(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(choices: readonly [T, ...T[]]): T
}

export function createRng(seed: string): Rng {
  let state = fnv1aHash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    real: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  }
}
