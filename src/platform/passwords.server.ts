// argon2id (19 MiB, 2 passes). Each hash takes a core and 19 MiB for about 11 ms, so at most two run at a time; when a
// crowd waits, the next one is asked to come back instead of holding a connection for ever.
import { hash, verify } from "@node-rs/argon2"
import { unavailable } from "./problem.ts"
import { refusalWords } from "./refusals.words.ts"
import { say } from "./words/language.ts"

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
const MAY_WAIT = 200

let running = 0
const waiting: (() => void)[] = []

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAY_WAIT) {
      throw unavailable(
        say(refusalWords, (t) => t.manySignIns),
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
    // The place goes to whoever waits longest; only without anybody it becomes free.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string) => inTurn(() => hash(password, cost))

let dummyHash: Promise<string> | undefined

/** Without a hash (nobody of that name) it takes as long as with a wrong password, and says the same. */
export const isRightPassword = async (passwordHash: string | null | undefined, password: string) => {
  dummyHash ??= hash("nobody has this password", cost)
  const against = passwordHash ?? (await dummyHash)
  const matches = await inTurn(() => verify(against, password))
  return matches && Boolean(passwordHash)
}
