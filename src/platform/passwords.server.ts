// argon2id (19 MiB, 2 passes). Each hash takes a core, a thread of libuv's four and 19 MiB for about 11 ms, so at most two run
// at a time, and on two cores one: pages and the database have the other. Calls come here by few at a time (`hashesPassword` of their
// contract); should many wait all the same, further ones are refused.
import { availableParallelism } from "node:os"
import { hash, verify } from "@node-rs/argon2"
import { localize } from "./language/language.ts"
import { normalPassword } from "./password-length.rules.ts"
import { unavailable } from "./problem.ts"
import { refusalTexts } from "./texts.ts"
import { isSameText, keyedHash } from "./tokens.server.ts"

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
const MAX_WAITING = 20

let running = 0
const waiting: (() => void)[] = []

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING) {
      throw unavailable(
        localize(refusalTexts, (t) => t.manySignIns),
        3,
      )
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    // The slot goes to the longest waiting one; without any it becomes free.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** @param shared what others have as well whose hashes are looked through together (`findRightPassword`): they get one salt. */
export const hashPassword = (password: string, shared?: string) =>
  inTurn(() => hash(normalPassword(password), { ...cost, ...(shared && { salt: saltFrom(shared) }) }))

/** Nobody without the site's secret knows it beforehand. */
const saltFrom = (text: string) => Buffer.from(keyedHash(`salt ${text}`), "hex").subarray(0, 16)

/** A hash from before passwords were made one is of what was typed. Both are tried for everybody, so it tells nothing. */
const spellings = (typed: string) => [...new Set([normalPassword(typed), typed])]

let dummyHash: Promise<string> | undefined

/** Without a hash (nobody of that name) it takes as long as with a wrong password, and says the same. */
export const isRightPassword = async (passwordHash: string | null | undefined, password: string) => {
  dummyHash ??= hash("nobody has this password", cost)
  const against = passwordHash ?? (await dummyHash)
  for (const typed of spellings(password)) {
    if (await inTurn(() => verify(against, typed))) return Boolean(passwordHash)
  }
  return false
}

/** Which of several of one salt it is. It takes one hash of each spelling, so as long for several as for one and for none. */
export const findRightPassword = async <Owner extends { password_hash: string | null }>(
  all: readonly Owner[],
  password: string,
) => {
  const owners = all.filter(({ password_hash }) => password_hash !== null)
  const [first] = owners
  if (owners.length < 2) return (await isRightPassword(first?.password_hash, password)) ? first : undefined
  const [salt = ""] = first!.password_hash!.split("$").slice(-2)
  for (const typed of spellings(password)) {
    const made = await inTurn(() => hash(typed, { ...cost, salt: Buffer.from(salt, "base64") }))
    const owner = owners.find(({ password_hash }) => isSameText(password_hash!, made))
    if (owner) return owner
  }
  return undefined
}
