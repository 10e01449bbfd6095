/**
 * The stream of events in the browser. EventSource reconnects by itself after a lost connection, with the last id; not after
 * a refusal, nor when a connection is dead without an error. Both are handled here.
 */
import { currentUser } from "../platform/session/renewal.ts"
import { storedUser } from "../platform/session/stored-user.ts"
import type { Event } from "./event.contract.ts"

/**
 * `opened`: from here on no event is missed. `reset`: some were, so reload. `session_ended`: by the server. `signed_out`:
 * nobody is signed in in this browser any more.
 */
export type StreamEvent =
  | Event
  | { kind: "heartbeat" | "opened" | "reset" | "session_ended" | "disconnected" | "signed_out" }

/** The server sends one every 20 s. */
export const HEARTBEAT_TIMEOUT_MS = 50_000
const RETRY_MS = 5_000
const MAX_RETRY_MS = 60_000

/** @param onEvent gets the id as well: a tab that takes over continues after it */
export const openEventStream = (
  after: string | undefined,
  onEvent: (event: StreamEvent, id: string | undefined) => void,
) => {
  let source: EventSource | undefined
  let lastId = after
  let isNew = after === undefined
  let retryMs = RETRY_MS
  let timer: number | undefined

  const reopenAfter = (ms: number) => {
    source?.close()
    window.clearTimeout(timer)
    // Without a session no stream: the next sign-in opens its own.
    timer = window.setTimeout(() => storedUser() && open(), ms)
  }
  const restartTimeout = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => reopenAfter(0), HEARTBEAT_TIMEOUT_MS)
  }
  const pass = (event: StreamEvent, message?: MessageEvent<string>) => {
    lastId = message?.lastEventId || lastId
    restartTimeout()
    onEvent(event, lastId)
  }
  const open = () => {
    restartTimeout()
    source = new EventSource(`/api/events${lastId ? `?after=${lastId}` : ""}`)
    source.onmessage = (message: MessageEvent<string>) => pass(JSON.parse(message.data), message)
    source.addEventListener("reset", (message) => pass({ kind: "reset" }, message))
    source.addEventListener("beat", (message) => {
      retryMs = RETRY_MS
      pass({ kind: isNew ? "opened" : "heartbeat" }, message)
      isNew = false
    })
    source.addEventListener("over", () => {
      pass({ kind: "session_ended" })
      // By then somebody may have signed in again.
      reopenAfter(MAX_RETRY_MS)
    })
    source.onerror = () => {
      onEvent({ kind: "disconnected" }, lastId)
      if (source?.readyState !== EventSource.CLOSED) return
      reopenAfter(retryMs * (1 + Math.random()))
      retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
      void checkSession()
    }
  }
  /** EventSource does not get the reason of a refusal; a renewal does, and deletes a stored user whose session has ended. */
  const checkSession = async () => {
    await currentUser({ verify: true })
    if (!storedUser()) onEvent({ kind: "signed_out" }, lastId)
  }
  open()
  return () => {
    window.clearTimeout(timer)
    source?.close()
  }
}
