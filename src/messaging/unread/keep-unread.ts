/**
 * Keeps the count of unread conversations of every page that runs the application: asked for when the page is there, when
 * somebody comes back to it, and when the stream of events says that it may be another; while there is no stream, each 20 s.
 */
import type { StreamEvent } from "../../events/browser-stream.ts"
import { followEvents, isLive } from "../../events/follow-events.ts"
import { SESSION_EVENT } from "../../platform/session/stored-session.ts"
import { storedUser } from "../../platform/session/stored-user.ts"
import { fillBadges, keepTitleMarked } from "./show-unread.ts"
import { refreshUnread } from "./unread.actions.ts"

const EVERY_MS = 20_000
/** Several messages within this time are one question. */
const TOGETHER_MS = 150
const countingKinds = new Set<StreamEvent["kind"]>(["message_created", "conversation_changed", "opened", "reset"])

let isPlanned = false
const refreshSoon = () => {
  if (isPlanned) return
  isPlanned = true
  window.setTimeout(() => {
    isPlanned = false
    void refreshUnread()
  }, TOGETHER_MS)
}

let unfollow: (() => void) | undefined
/** Only while somebody is signed in: visitors open no stream. */
const follow = () => {
  refreshSoon()
  if (storedUser()) unfollow ??= followEvents(({ kind }) => countingKinds.has(kind) && refreshSoon())
  else {
    unfollow?.()
    unfollow = undefined
  }
}

let isKept = false

/** Nothing happens by loading this file: it comes with others, also before the page has been hydrated. */
export const keepUnread = () => {
  if (isKept) return fillBadges()
  isKept = true
  follow()
  keepTitleMarked()
  for (const change of ["storage", SESSION_EVENT]) window.addEventListener(change, follow)
  window.addEventListener("online", refreshSoon)
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && refreshSoon())
  window.setInterval(
    () => document.visibilityState === "visible" && !isLive() && storedUser() && refreshSoon(),
    EVERY_MS,
  )
}
