/** A conversation as this tab has it: loaded page by page, and brought up to date when something is heard of it. */
import { ApiFailure, call, failureMessage } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { conversationById, markRead, searchMessages, threadMessages } from "../message.contract.ts"
import type { ConversationDetail, Message } from "../message.schema.ts"
import { messagesPageTexts } from "../messages-page.texts.ts"
import {
  firstHeld,
  isNextOf,
  newsAfter,
  type Thread,
  withMarks,
  withMessage,
  withNewer,
  withOlder,
} from "./thread.rules.ts"

export interface ThreadView {
  detail?: ConversationDetail | undefined
  thread?: Thread | undefined
  /** Nobody's here, or there is none. */
  isUnknown?: boolean
  /** Of what was asked for last; what is there stays. */
  failure?: string | undefined
  loading?: "older" | "newer" | "around" | undefined
}

/** Of a thread that is there. */
export type LoadedView = ThreadView & { detail: ConversationDetail; thread: Thread }

export interface ThreadStore {
  id: string
  current: () => ThreadView
  subscribe: (listener: () => void) => () => void
  /** Anew, or what has come since. */
  refresh: (seq?: number) => Promise<void>
  loadDetail: () => Promise<void>
  loadOlder: () => Promise<void>
  loadNewer: () => Promise<void>
  loadNewest: () => Promise<void>
  /** False where it did not come. */
  loadAround: (seq: number) => Promise<boolean>
  /** As the server has stored what was sent from here. */
  receive: (message: Message) => void
  markAsRead: (seq: number) => Promise<void>
}

export const createThreadStore = (id: string): ThreadStore => {
  let view: ThreadView = {}
  const listeners = new Set<() => void>()
  const change = (next: Partial<ThreadView>) => {
    view = { ...view, ...next }
    for (const listener of listeners) listener()
  }
  const changeThread = (thread: Thread) =>
    change({ thread: view.detail ? withMarks(thread, view.detail) : thread, failure: undefined })
  const fail = (error: unknown) => {
    if (error instanceof ApiFailure && error.status === 404) return change({ isUnknown: true })
    change({ failure: failureMessage(error, textsHere(messagesPageTexts).thread.failedHint) })
  }
  const load = (which: { cursor?: string; after?: number; around?: number } = {}) =>
    call(threadMessages, { id, ...which })

  const readDetail = async () => {
    const { conversation } = await call(conversationById, { id })
    // Its mark may be older than what was read here meanwhile.
    const my_read = Math.max(conversation.my_read, view.detail?.my_read ?? 0)
    change({ detail: { ...conversation, my_read } })
    if (view.thread) change({ thread: withMarks(view.thread, conversation) })
  }
  /** All that has come after what is here. */
  const readNews = async (seq: number | undefined) => {
    let after = newsAfter(view.thread!, seq)
    for (;;) {
      const page = await load({ after })
      changeThread(withNewer(view.thread!, page))
      if (page.newer === null) return
      after = Number(page.newer)
    }
  }
  const readNewest = async () => changeThread(await load())

  let running: Promise<void> = Promise.resolve()
  /** One after the other: two pages that were asked for at once could leave a gap between them. */
  const inTurn = (work: () => Promise<void>) => {
    running = running.then(work).catch(fail)
    return running
  }
  const waiting = new Set<ThreadView["loading"]>()
  /** Asked for again before it has come, it is the same page. */
  const loadingAs = async (loading: ThreadView["loading"], work: () => Promise<void>) => {
    if (waiting.has(loading)) return
    waiting.add(loading)
    await inTurn(async () => {
      change({ loading })
      await work().finally(() => {
        waiting.delete(loading)
        change({ loading: undefined })
      })
    })
  }

  let isRefreshWaiting = false
  const refresh = (seq?: number) => {
    if (isRefreshWaiting && seq === undefined) return running
    isRefreshWaiting = true
    return inTurn(async () => {
      isRefreshWaiting = false
      // In a stretch of long ago there is nothing new; the newest is a press away.
      const asked = view.thread ? view.thread.newer === null && readNews(seq) : readNewest()
      await Promise.all([asked, readDetail()])
    })
  }

  return {
    id,
    current: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh,
    loadDetail: () =>
      inTurn(async () => {
        await readDetail()
        // Perhaps it was decided.
        if (view.thread?.newer === null && firstHeld(view.thread)) await readNews(undefined)
      }),
    loadOlder: () =>
      loadingAs("older", async () => {
        const cursor = view.thread?.next
        if (cursor) changeThread(withOlder(view.thread!, await load({ cursor })))
      }),
    loadNewer: () =>
      loadingAs("newer", async () => {
        const after = view.thread?.newer
        if (after) changeThread(withNewer(view.thread!, await load({ after: Number(after) })))
      }),
    loadNewest: () => loadingAs("newer", readNewest),
    loadAround: async (seq) => {
      if (view.thread?.messages.some((message) => message.seq === seq)) return true
      await loadingAs("around", async () => changeThread(await load({ around: seq })))
      return view.thread?.messages.some((message) => message.seq === seq) ?? false
    },
    receive: (message) => {
      if (view.thread && isNextOf(view.thread, message)) changeThread(withMessage(view.thread, message))
      else void refresh()
    },
    markAsRead: async (seq) => {
      if (!view.detail || view.detail.my_read >= seq) return
      change({ detail: { ...view.detail, my_read: seq, unread_count: 0 } })
      await call(markRead, { id, seq }).catch(() => undefined)
    },
  }
}

export const findMessages = async (id: string, q: string, cursor?: string | null) =>
  call(searchMessages, { id, q, ...(cursor && { cursor }) })
