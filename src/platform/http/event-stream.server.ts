// One stream of server-sent events, on a hijacked reply. What is sent before it opens is buffered, so that an error until then
// can still be answered as a refusal.
import type { FastifyReply } from "fastify"

/** The part that use cases get. */
export interface EventStream<O = unknown> {
  send: (data: O, id?: string) => void
  /** Missed events cannot be sent any more: the client has to reload. */
  reset: (id: string) => void
  /**
   * Heartbeats carry this id from now on, so that a client without events for a day need not be reset when it reconnects.
   * Undefined while the reader is behind: no heartbeats are sent then, and the page polls.
   */
  setHeartbeatId: (id: () => string | undefined) => void
  onEnd: (listener: () => void) => void
}

export interface OpenStream extends EventStream {
  /** False where it has ended already: the process stops, or the client has gone. */
  open: () => boolean
  heartbeat: () => void
  /** @param lastEvent "over" where the session has ended; without it the browser reconnects by itself */
  end: (lastEvent?: "over") => void
  /** Ends it in favour of a newer one: the browser reconnects, but not at once. */
  endReplaced: () => void
}

/** A client with so many unread bytes has stopped reading. */
const MAX_BUFFERED_BYTES = 64 * 1024
const MIN_RETRY_MS = 1_000
/** Below the time after which a page takes a connection without heartbeats for dead. */
const REPLACED_RETRY_MS = 30_000
/** For clients that do not read the end. */
const CLOSE_TIMEOUT_MS = 2_000

export const eventStream = (reply: FastifyReply): OpenStream => {
  const { raw } = reply
  const buffered: string[] = []
  const endListeners: (() => void)[] = []
  let state: "buffering" | "open" | "ended" = "buffering"
  let heartbeatId: (() => string | undefined) | undefined

  const write = (text: string) => {
    if (state === "buffering") buffered.push(text)
    if (state !== "open") return
    raw.write(text)
    if (raw.writableLength > MAX_BUFFERED_BYTES) raw.destroy()
  }
  const heartbeatBlock = (retry?: number) => block({ retry, event: "beat", id: heartbeatId?.(), data: "" })
  const end = (lastBlock: string) => {
    write(lastBlock)
    if (state === "open") {
      raw.end()
      setTimeout(() => raw.destroy(), CLOSE_TIMEOUT_MS).unref()
    }
    finish()
  }
  const finish = () => {
    if (state === "ended") return
    state = "ended"
    for (const listener of endListeners) listener()
  }
  raw.once("close", finish)

  return {
    send: (data, id) => write(block({ id, data: JSON.stringify(data) })),
    reset: (id) => write(block({ event: "reset", id, data: "" })),
    setHeartbeatId: (id) => {
      heartbeatId = id
    },
    onEnd: (listener) => void (state === "ended" ? listener() : endListeners.push(listener)),
    open: () => {
      if (state === "ended") return false
      reply.hijack()
      raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...eventStreamHeaders })
      state = "open"
      // After a restart clients must not all reconnect at the same moment.
      write(heartbeatBlock(Math.round(MIN_RETRY_MS * (1 + 2 * Math.random()))))
      for (const text of buffered.splice(0)) write(text)
      return true
    },
    // An event and no comment: pages do not see comments, and could not tell a dead connection from one without events.
    heartbeat: () => {
      if (heartbeatId?.() !== undefined || !heartbeatId) write(heartbeatBlock())
    },
    end: (lastEvent) => end(lastEvent ? block({ event: lastEvent, data: "" }) : ""),
    endReplaced: () => end(heartbeatBlock(REPLACED_RETRY_MS)),
  }
}

export const eventStreamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  // Tells nginx not to buffer.
  "x-accel-buffering": "no",
  connection: "close",
}

const block = (fields: { retry?: number | undefined; event?: string; id?: string | undefined; data: string }) =>
  `${Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("")}\n`
