/**
 * The one way the browser talks to /api (specification 1 §7): bearer token, ids, 15 s timeout, one silent renewal on
 * 401, words for every failure. Of a contract it reads method and path only: no more of it is in the browser.
 */
import { ApiFailure } from "./api-failure.ts"
import {
  clearSession,
  dropSession,
  dropStoredIds,
  oweLogout,
  owesLogout,
  type SessionUser,
  storedProfessionalId,
  storedToken,
  storedUser,
  storeSession,
  tokenLifetime,
} from "./browser-session.ts"
import type { Answer, Contract, InputOf } from "./contract.ts"

export { ApiFailure, failureMessage } from "./api-failure.ts"

export interface CallOptions {
  signal?: AbortSignal
  idempotencyKey?: string
  keepalive?: boolean
}
type Address = Pick<Contract, "method" | "path">
type Values = Record<string, unknown>

const TIMEOUT_MS = 15_000
const RENEW_BEFORE_MS = 5 * 60_000
const LEAVE_AFTER_MS = 1_500
const LOGOUT_WAIT_MS = 2_000

export const call = async <C extends Contract>(
  contract: C,
  input: NoInfer<InputOf<C>>,
  options: CallOptions = {},
): Promise<Answer<C>> => {
  const wasSignedIn = storedToken() !== null
  if ((wasSignedIn || storedUser()) && tokenLifetime() < RENEW_BEFORE_MS) await renew()
  const used = storedToken()
  let answer = await send(contract, input as Values, options)
  if (answer.status === 401) {
    if (await renew(used)) answer = await send(contract, input as Values, options)
    // A refusal would have cleared the session: the renewal had no answer, and says nothing about it.
    else if (storedUser()) throw new ApiFailure(0, "No response received from server")
  }
  if (answer.status === 403 && answer.body.code === "identity_mismatch") {
    dropStoredIds()
    answer = await send(contract, input as Values, options)
  }
  if (answer.status < 400) return answer.body as Answer<C>
  if (answer.status !== 401) throw new ApiFailure(answer.status, messageOf(answer), answer.body)
  leave()
  const message = wasSignedIn ? SESSION_OVER : "Authentication required. Please log in again."
  throw new ApiFailure(401, message, { ...answer.body, message })
}

/** What is said when a session ends while its page is open (specification 1 §8). */
export const SESSION_OVER = "Authentication expired. Please log in again."

/**
 * Ends the session here at once, whatever the server says: whoever presses it and goes away is out. A new document
 * follows, so that nothing of the person stays in memory.
 */
export const logout = async ({ next = "/login" }: { next?: string } = {}) => {
  // On its way with the token before the token goes.
  const told = endOnServer()
  isOnTheWay = true
  dropSession()
  oweLogout(true)
  const isTold = await Promise.race([told, pause(LOGOUT_WAIT_MS)])
  if (isTold) oweLogout(false)
  leaveNothingBehind()
  window.location.assign(next)
}

/** True as well where the server knows no session. Goes on where the page is left meanwhile. */
const endOnServer = async () => {
  const logoutCall = { method: "POST", path: "/auth/logout" } as const
  const { status } = await send(logoutCall, {}, { keepalive: true }).catch(() => noAnswer)
  return status === 200 || status === 401
}

/** A browser may keep the page for Back: it comes back empty, and is made anew for whoever is there then. */
const leaveNothingBehind = () => {
  window.addEventListener("pagehide", () => document.body.replaceChildren())
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload())
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

interface Doubt {
  /** Asks the cookie even where nothing is stored. */
  anew?: boolean
  /** Asks the server even where the token looks good: the session may have ended elsewhere. */
  isDoubtful?: boolean
}

/**
 * Who is signed in, if possible with a token that lasts; null when nobody is. Where no answer came, who was (unless in
 * doubt): only a refusal ends a session.
 */
export const currentUser = async ({ anew = false, isDoubtful = false }: Doubt = {}): Promise<SessionUser | null> => {
  if (!storedToken() && !storedUser() && !anew) return null
  if (isDoubtful) return (await renew()) ? storedUser() : null
  if (storedToken() && storedUser() && tokenLifetime() > RENEW_BEFORE_MS) return storedUser()
  await renew()
  return storedUser()
}

let renewal: Promise<boolean> | undefined
/** A new token by the cookie, unless somebody was faster: tabs take turns, and a late refusal is of the old token. */
const renew = (stale = storedToken()) => {
  renewal ??= inTurn(() => storedToken() !== stale && tokenLifetime() > RENEW_BEFORE_MS).finally(() => {
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
  if (owesLogout()) {
    oweLogout(!(await endOnServer()))
    return false
  }
  const before = storedToken()
  const { status, body } = await send({ method: "POST", path: "/auth/refresh" }, {}, {}).catch(() => noAnswer)
  // Logged out, or renewed by another tab, while the answer was on its way: it comes too late.
  if (owesLogout()) return false
  if (storedToken() !== before) return storedToken() !== null
  if (status === 200) storeSession(body as { token: string; user: SessionUser })
  if (status === 401) clearSession()
  return status === 200
}
const noAnswer = { status: 0, body: {} as Values }

const send = async (address: Address, input: Values, { signal, idempotencyKey, keepalive = false }: CallOptions) => {
  const { url, rest } = addressOf(address, input)
  const writes = address.method === "POST" || address.method === "PUT"
  const token = storedToken()
  const professionalId = storedProfessionalId()
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const response = await fetch(url, {
      method: address.method,
      credentials: "include",
      keepalive,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        accept: "application/json",
        ...(writes && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(professionalId && { "professional-id": professionalId }),
        ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
      },
      ...(writes && { body: JSON.stringify(rest) }),
    })
    const wait = Number(response.headers.get("retry-after"))
    const body: Values = { ...(wait > 0 && { retry_after: wait }), ...(await readBody(response)) }
    return { status: response.status, body }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiFailure(0, "No response received from server")
  }
}

/** Fills the path, puts what a GET has left into the query, and says who asks where the path is about professionals. */
const addressOf = ({ method, path }: Address, input: Values) => {
  const rest = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(input[name]))
  })
  const query = new URLSearchParams()
  if (method === "GET" || method === "DELETE") {
    for (const [key, value] of Object.entries(rest)) {
      if (value !== undefined && value !== null) for (const one of [value].flat()) query.append(key, String(one))
    }
  }
  const own = storedProfessionalId()
  if (own && !("professional_id" in input) && /professional|provider|services/.test(path))
    query.set("professional_id", own)
  return { url: `/api${filled}${query.size ? `?${query}` : ""}`, rest }
}

const readBody = async (response: Response): Promise<Values> => {
  const text = await response.text()
  if (/^\s*</.test(text)) return { message: "Server error occurred" }
  try {
    return JSON.parse(text) as Values
  } catch {
    return {}
  }
}

const messageOf = ({ status, body }: { status: number; body: Values }) =>
  typeof body.message === "string" && body.message ? body.message : `Request failed with status ${status}`

let isOnTheWay = false

/** True from the end of a session until the login page is asked for: what the screen says is to be read meanwhile. */
export const isLeaving = () => isOnTheWay

/** The session is over: the screen has a moment to say so, then the way back goes through the login page. */
export const leave = () => {
  if (isOnTheWay) return
  isOnTheWay = true
  clearSession()
  window.setTimeout(() => {
    isOnTheWay = false
    const { pathname, search } = window.location
    if (pathname === "/login" || pathname === "/admin/login") return
    window.location.assign(`/login?redirect=${encodeURIComponent(pathname + search)}&why=ended`)
  }, LEAVE_AFTER_MS)
}
