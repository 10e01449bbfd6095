/**
 * One request to /api and its answer (specification 1 §7): says who asks, waits 15 s at most. What an answer means, and
 * whether to ask again, is for `call` and for the session.
 */

import { languageHere, languageTag } from "../language/language.ts"
import { storedProfessionalId, storedToken } from "../session/stored-session.ts"
import type { Contract } from "./contract.ts"

export interface SendOptions {
  signal?: AbortSignal
  idempotencyKey?: string
  /** The request goes on where the page is left meanwhile. */
  keepalive?: boolean
  /** Where the session is over: how long what is said of it can be read before the login page comes. */
  leaveAfterMs?: number
  /** Headers in place of those that say who is signed in; then no cookie does, either. */
  authHeaders?: Record<string, string>
}
export interface Reply {
  /** 0 when no answer came. */
  status: number
  /** As it came: HTML where something before the server has answered, such as a network that wants a sign-in first. */
  text?: string
  headers?: Headers
  body: Record<string, unknown>
}

const TIMEOUT_MS = 15_000

/** Fails only where `signal` has ended it: that nothing came is an answer too. */
export const send = async (...request: Parameters<typeof fetchApi>): Promise<Reply> => {
  try {
    const response = await fetchApi(...request)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: bodyOf(text) }
  } catch (error) {
    if (request[3]?.signal?.aborted) throw error
    return { status: 0, body: {} }
  }
}

/** A contract's path with its places filled, and what is left of the input. */
export const fillPath = (path: string, input: Record<string, unknown>) => {
  const rest = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(input[name]))
  })
  return { filled, rest }
}

/** What an answer says, with the time to wait from its header where it does not say it itself. */
export const withWait = ({ headers, body }: Reply): Reply["body"] => {
  const wait = Number(headers?.get("retry-after"))
  return { ...(wait > 0 && { retry_after: wait }), ...body }
}

/** `path` with its query, as it stands after /api; `body` is sent where the method writes. */
export const fetchApi = async (
  method: Contract["method"],
  path: string,
  body: Record<string, unknown> = {},
  { signal, idempotencyKey, keepalive = false, authHeaders }: SendOptions = {},
) => {
  const writes = method === "POST" || method === "PUT"
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  return fetch(`/api${path}`, {
    method,
    credentials: authHeaders ? "omit" : "include",
    keepalive,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    headers: {
      ...(authHeaders ?? identityHeaders()),
      ...(writes && { "content-type": "application/json" }),
      ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
    },
    ...(writes && { body: JSON.stringify(body) }),
  })
}

/** Who asks, and in which language the answer is read. */
export const identityHeaders = (): Record<string, string> => {
  const token = storedToken()
  const professionalId = storedProfessionalId()
  return {
    accept: "application/json",
    // The page's, whatever the browser itself prefers.
    "accept-language": languageTag[languageHere()],
    ...(token && { authorization: `Bearer ${token}` }),
    ...(professionalId && { "professional-id": professionalId }),
  }
}

export const bodyOf = (text: string): Reply["body"] => {
  try {
    return JSON.parse(text) as Reply["body"]
  } catch {
    return {}
  }
}
