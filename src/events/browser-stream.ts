/**
 * The stream itself, in the browser. EventSource comes back by itself from a broken line, and says where it was; not from a
 * refusal, and it does not notice a line that has fallen silent. Both are mended here.
 */
import { currentUser } from "../platform/session/renewal.ts"
import { storedUser } from "../platform/session/stored-user.ts"
import type { Event } from "./event.contract.ts"

/**
 * `opened`: from here on nothing is missed. `reset`: something was. `over`: the session has ended. `signed_out`: and
 * nobody is signed in here any more.
 */
export type StreamEvent = Event | { kind: "beat" | "opened" | "reset" | "over" | "lost" | "signed_out" }

/** The server beats every 20 s. */
export const SILENT_AFTER_MS = 50_000
const LATER_MS = 5_000
const MUCH_LATER_MS = 60_000

/** `hear` gets the id as well: whoever takes over goes on after it. */
export const openEventStream = (
  after: string | undefined,
  hear: (heard: StreamEvent, id: string | undefined) => void,
) => {
  let source: EventSource | undefined
  let lastId = after
  let isNew = after === undefined
  let pause = LATER_MS
  let timer: number | undefined

  const openLater = (ms: number) => {
    source?.close()
    window.clearTimeout(timer)
    // Nobody signed in: whoever signs in next begins a stream of their own.
    timer = window.setTimeout(() => storedUser() && open(), ms)
  }
  const expectMore = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => openLater(0), SILENT_AFTER_MS)
  }
  const notify = (heard: StreamEvent, message?: MessageEvent<string>) => {
    lastId = message?.lastEventId || lastId
    expectMore()
    hear(heard, lastId)
  }
  const open = () => {
    expectMore()
    source = new EventSource(`/api/events${lastId ? `?after=${lastId}` : ""}`)
    source.onmessage = (message: MessageEvent<string>) => notify(JSON.parse(message.data), message)
    source.addEventListener("reset", (message) => notify({ kind: "reset" }, message))
    source.addEventListener("beat", (message) => {
      pause = LATER_MS
      notify({ kind: isNew ? "opened" : "beat" }, message)
      isNew = false
    })
    source.addEventListener("over", () => {
      notify({ kind: "over" })
      // Whoever is here then may have signed in anew.
      openLater(MUCH_LATER_MS)
    })
    source.onerror = () => {
      hear({ kind: "lost" }, lastId)
      if (source?.readyState !== EventSource.CLOSED) return
      openLater(pause * (1 + Math.random()))
      pause = Math.min(pause * 2, MUCH_LATER_MS)
      void askWhoIsHere()
    }
  }
  /** A refusal does not say why to a stream; a renewal hears it, and forgets who is signed in no longer. */
  const askWhoIsHere = async () => {
    await currentUser({ isDoubtful: true })
    if (!storedUser()) hear({ kind: "signed_out" }, lastId)
  }
  open()
  return () => {
    window.clearTimeout(timer)
    source?.close()
  }
}
