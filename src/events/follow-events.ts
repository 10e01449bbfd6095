/**
 * What happens to whoever is signed in, as this tab hears it. A browser opens six connections to a site, so one tab holds the
 * stream for all of them: the one with the lock. When it goes, another goes on where it was. Without locks (an address that is not
 * secure) there is no stream, or six tabs would leave no connection for anything else: whoever has to know asks.
 */
import { storedUser } from "../platform/session/stored-user.ts"
import { openEventStream, SILENT_AFTER_MS, type StreamEvent } from "./browser-stream.ts"

type Listener = (heard: StreamEvent) => void

/** What the tabs tell each other. */
interface TabMessage {
  person: string | undefined
  heard: StreamEvent
  id: string | undefined
}

const NAME = "sthapati:events"
/** A page that gives way to the next one lets go for a moment. */
const LET_GO_AFTER_MS = 1_000

const endsStream = new Set<StreamEvent["kind"]>(["lost", "over", "signed_out"])

const listeners = new Set<Listener>()
let letGo: (() => void) | undefined
let letGoTimer: number | undefined
let lastId: string | undefined
let liveUntil = 0

/** Calls `hear` for all that is heard from now on, in this tab or another; ends with what it returns. */
export const followEvents = (hear: Listener) => {
  listeners.add(hear)
  window.clearTimeout(letGoTimer)
  letGo ??= begin()
  return () => {
    listeners.delete(hear)
    if (listeners.size === 0) letGoTimer = window.setTimeout(end, LET_GO_AFTER_MS)
  }
}

/** False where nothing is heard just now: whoever has to know asks now and then. */
export const isLive = () => Date.now() < liveUntil

const end = () => {
  letGo?.()
  letGo = undefined
  liveUntil = 0
}

/** Asked each time: what listens first may do so before the cookie has said who is here. */
const personHere = () => storedUser()?.user_id

const begin = () => {
  const stop = new AbortController()
  const { signal } = stop
  // Kept by the browser for Back, a page must not keep the stream from the others.
  window.addEventListener("pagehide", end, { signal })
  window.addEventListener("pageshow", comeBack)
  if (!("locks" in navigator && "BroadcastChannel" in window)) return () => stop.abort()
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => {
    if (data.person === personHere()) receive(data)
  })
  const hold = () =>
    new Promise<void>((resolve) => {
      const close = openEventStream(lastId, (heard, id) => {
        const said = { person: personHere(), heard, id }
        receive(said)
        channel.postMessage(said)
      })
      signal.addEventListener("abort", () => {
        close()
        resolve()
      })
    })
  navigator.locks.request(NAME, { signal }, hold).catch(() => {})
  return () => {
    stop.abort()
    channel.close()
  }
}

const comeBack = ({ persisted }: PageTransitionEvent) => {
  if (persisted && listeners.size > 0) letGo ??= begin()
}

const receive = ({ heard, id }: TabMessage) => {
  lastId = id
  liveUntil = endsStream.has(heard.kind) ? 0 : Date.now() + SILENT_AFTER_MS
  for (const hear of listeners) hear(heard)
}
