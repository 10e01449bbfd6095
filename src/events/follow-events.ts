/**
 * Events of the signed-in account, for all tabs. A browser opens six connections to a site, so one tab, the one with the
 * lock, has the stream and posts its events to the others. When it closes, another continues after the last id. Without locks
 * (an insecure origin) there is no stream, as six tabs would use up all connections: callers poll.
 */
import { storedUser } from "../platform/session/stored-user.ts"
import { HEARTBEAT_TIMEOUT_MS, openEventStream, type StreamEvent } from "./browser-stream.ts"

type Listener = (event: StreamEvent) => void

/** Between tabs. */
interface TabMessage {
  accountId: string | undefined
  event: StreamEvent
  id: string | undefined
}

/** Of the lock and the channel. Another one when TabMessage changes: open tabs of the version before keep to themselves. */
const NAME = "sthapati:events:2"
/** Between two pages there are no listeners for a moment. */
const STOP_DELAY_MS = 1_000

const endsStream = new Set<StreamEvent["kind"]>(["disconnected", "session_ended", "signed_out"])

const listeners = new Set<Listener>()
let stop: (() => void) | undefined
let stopTimer: number | undefined
let lastId: string | undefined
let liveUntil = 0

/** Calls the listener for each event, whichever tab has the stream, until the returned function is called. */
export const followEvents = (listener: Listener) => {
  listeners.add(listener)
  window.clearTimeout(stopTimer)
  stop ??= start()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) stopTimer = window.setTimeout(end, STOP_DELAY_MS)
  }
}

/** False while no events arrive: callers poll. */
export const isLive = () => Date.now() < liveUntil

const end = () => {
  stop?.()
  stop = undefined
  liveUntil = 0
}

/** Read each time: the first listener may come before the session is known. */
const currentUserId = () => storedUser()?.user_id

const start = () => {
  const controller = new AbortController()
  const { signal } = controller
  // A page in the back/forward cache must not keep the lock from other tabs.
  window.addEventListener("pagehide", end, { signal })
  window.addEventListener("pageshow", onPageShow)
  if (!("locks" in navigator && "BroadcastChannel" in window)) return () => controller.abort()
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => {
    if (data.accountId === currentUserId()) receive(data)
  })
  const holdStream = () =>
    new Promise<void>((resolve) => {
      const close = openEventStream(lastId, (event, id) => {
        const message = { accountId: currentUserId(), event, id }
        receive(message)
        channel.postMessage(message)
      })
      signal.addEventListener("abort", () => {
        close()
        resolve()
      })
    })
  navigator.locks.request(NAME, { signal }, holdStream).catch(() => {})
  return () => {
    controller.abort()
    channel.close()
  }
}

const onPageShow = ({ persisted }: PageTransitionEvent) => {
  if (persisted && listeners.size > 0) stop ??= start()
}

const receive = ({ event, id }: TabMessage) => {
  lastId = id
  liveUntil = endsStream.has(event.kind) ? 0 : Date.now() + HEARTBEAT_TIMEOUT_MS
  for (const listener of listeners) listener(event)
}
