// One stream of server-sent events, on a reply that is taken out of the framework's hands. What is sent before it opens
// waits, so that whatever fails until then can still be answered as a refusal.
import type { FastifyReply } from "fastify"

/** What a use case sees of it. */
export interface EventStream<O = unknown> {
  send: (data: O, id?: string) => void
  /** What was missed cannot be told any more: the reader has to look for itself. */
  reset: (id: string) => void
  /**
   * From now on each heartbeat says how far the reader has come, so that it need not begin anew after a quiet day.
   * Undefined while it is behind: no heart beats then, and the page looks for itself.
   */
  keepPlace: (place: () => string | undefined) => void
  onEnd: (work: () => void) => void
}

export interface OpenStream extends EventStream {
  /** False where it has ended before: the process stops, or nobody is there any more. */
  open: () => boolean
  beat: () => void
  /** A last word and the end: "over" where the session has ended. Without a word the browser comes back by itself. */
  end: (lastWord?: "over") => void
  /** The end as well, for one that was opened later: the browser comes back, but not at once. */
  giveWay: () => void
}

/** Who lets so many bytes lie has stopped reading: better to be rid of them than to keep it all for them. */
const MAX_UNREAD = 64 * 1024
const SOONEST_MS = 1_000
/** Below the time after which a page takes a silent line for dead. */
const GIVEN_WAY_MS = 30_000
/** Who does not even take the end is there no more. */
const LAST_WORDS_MS = 2_000

export const eventStream = (reply: FastifyReply): OpenStream => {
  const { raw } = reply
  const held: string[] = []
  const atEnd: (() => void)[] = []
  let state: "held" | "open" | "ended" = "held"
  let placeOf: (() => string | undefined) | undefined

  const write = (text: string) => {
    if (state === "held") held.push(text)
    if (state !== "open") return
    raw.write(text)
    if (raw.writableLength > MAX_UNREAD) raw.destroy()
  }
  const beatWith = (pause?: number) => block({ retry: pause, event: "beat", id: placeOf?.(), data: "" })
  const end = (lastTexts: string) => {
    write(lastTexts)
    if (state === "open") {
      raw.end()
      setTimeout(() => raw.destroy(), LAST_WORDS_MS).unref()
    }
    finish()
  }
  const finish = () => {
    if (state === "ended") return
    state = "ended"
    for (const work of atEnd) work()
  }
  raw.once("close", finish)

  return {
    send: (data, id) => write(block({ id, data: JSON.stringify(data) })),
    reset: (id) => write(block({ event: "reset", id, data: "" })),
    keepPlace: (place) => {
      placeOf = place
    },
    onEnd: (work) => void (state === "ended" ? work() : atEnd.push(work)),
    open: () => {
      if (state === "ended") return false
      reply.hijack()
      raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...eventStreamHeaders })
      state = "open"
      // After a stop not everybody comes back in the same moment.
      write(beatWith(Math.round(SOONEST_MS * (1 + 2 * Math.random()))))
      for (const text of held.splice(0)) write(text)
      return true
    },
    // An event and no comment: a comment is not told to the page, which then cannot know a dead line from a quiet one.
    beat: () => {
      if (placeOf?.() !== undefined || !placeOf) write(beatWith())
    },
    end: (lastWord) => end(lastWord ? block({ event: lastWord, data: "" }) : ""),
    giveWay: () => end(beatWith(GIVEN_WAY_MS)),
  }
}

export const eventStreamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  // Of nginx: hand on what comes as it comes.
  "x-accel-buffering": "no",
  connection: "close",
}

const block = (fields: { retry?: number | undefined; event?: string; id?: string | undefined; data: string }) =>
  `${Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("")}\n`
