/**
 * All chance in tests comes from one number, which is printed at the start: TEST_SEED=<number> brings the same again.
 */
import { randomInt } from "node:crypto"

/** Called by the configuration of the runners; its workers get the number with their environment. */
export const chooseSeed = () => {
  if (process.env.TEST_SEED) return
  process.env.TEST_SEED = String(randomInt(2 ** 31))
  console.log(`TEST_SEED=${process.env.TEST_SEED}`)
}

/** A row of numbers from 0 up to 1, as Math.random gives them; another name, another row. (Mulberry32.) */
export const seededRandom = (name: string, seed = Number(process.env.TEST_SEED)) => {
  if (!Number.isInteger(seed)) throw new Error(`TEST_SEED must be a whole number, not "${process.env.TEST_SEED}".`)
  let state = [...name].reduce((sum, mail) => Math.imul(sum, 31) + mail.charCodeAt(0), seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
