/** The token lasts an hour, the cookie longer: a new token comes by the cookie, silently and once for all tabs. */
import { send } from "../api/transport.ts"
import { logOutOnServer, pause } from "./logout.ts"
import {
  clearSession,
  isLogoutPending,
  setLogoutPending,
  storedToken,
  storeSession,
  tokenLifetime,
} from "./stored-session.ts"
import { type SessionUser, storedUser } from "./stored-user.ts"

const RENEW_BEFORE_MS = 5 * 60_000

interface CheckOptions {
  /** Asks the cookie even where nothing is stored. */
  askCookie?: boolean
  /** Asks the server even where the token looks good: the session may have ended elsewhere. */
  verify?: boolean
}

/**
 * Who is signed in, if possible with a token that lasts; null when nobody is. Where no answer came, who was (unless in
 * doubt): only a refusal ends a session.
 */
export const currentUser = async ({
  askCookie = false,
  verify = false,
}: CheckOptions = {}): Promise<SessionUser | null> => {
  if (!storedToken() && !storedUser() && !askCookie) return null
  if (verify) return (await renew()) ? storedUser() : null
  if (storedToken() && storedUser() && lasts()) return storedUser()
  await renew()
  return storedUser()
}

/** Before a call of somebody who is signed in: their token, unless it lasts. */
export const renewInTime = async () => {
  if ((storedToken() !== null || storedUser()) && !lasts()) await renew()
}

const lasts = () => tokenLifetime() > RENEW_BEFORE_MS

let renewal: Promise<boolean> | undefined
/** Gets a new token by the cookie unless another tab has done so (they take turns); a late 401 may be about the old token. */
export const renew = (stale = storedToken()) => {
  renewal ??= inTurn(() => storedToken() !== stale && lasts()).finally(() => {
    renewal = undefined
  })
  return renewal
}

const LOCK = "sthapati:renew"
const SEEN_AFTER_MS = 300
const inTurn = async (isDone: () => boolean) => {
  const work = async () => isDone() || refresh()
  if (!navigator.locks) return work()
  const isRenewed = await new Promise<boolean | undefined>((resolve, reject) => {
    const atOnce = async (lock: Lock | null) => {
      if (!lock) return resolve(undefined)
      resolve(await work())
      // Who asks before the other tabs can see what was stored has to wait and look.
      await pause(SEEN_AFTER_MS)
    }
    navigator.locks.request(LOCK, { ifAvailable: true }, atOnce).catch(reject)
  })
  return isRenewed ?? navigator.locks.request(LOCK, async () => (await isDoneSoon(isDone)) || refresh())
}

/** What the tab before us has stored takes a moment to be seen in this one. */
const isDoneSoon = async (isDone: () => boolean) => {
  for (let look = 0; look < 15 && !isDone(); look++) await pause(SEEN_AFTER_MS / 15)
  return isDone()
}

const refresh = async () => {
  // The cookie would bring back who has logged out: first the server must hear of it.
  if (isLogoutPending()) {
    setLogoutPending(!(await logOutOnServer()))
    return false
  }
  const before = storedToken()
  const { status, body } = await send("POST", "/auth/refresh")
  // Logged out, or renewed by another tab, while the answer was on its way: it comes too late.
  if (isLogoutPending()) return false
  if (storedToken() !== before) return storedToken() !== null
  // An answer with neither token nor `success` is a proxy's, and says nothing about the session.
  if (body.token) storeSession(body as unknown as { token: string; user: SessionUser })
  else if (status === 401 && "success" in body) clearSession()
  return !!body.token
}
