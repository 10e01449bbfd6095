/** A conversation as this tab has it: loaded page by page, and brought up to date when something is heard of it. */
import { ApiFailure, call, failureMessage } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { createStore, type Store } from "../../platform/store.ts"
import { conversationById, markRead } from "../conversations/conversation.contract.ts"
import type { ConversationDetail, Message } from "../message.schema.ts"
import { messagesPageTexts } from "../messages-page.texts.ts"
import { searchMessages, threadMessages } from "./thread.contract.ts"
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
}

/** Of a thread that is there. */
export type LoadedView = ThreadView & { detail: ConversationDetail; thread: Thread }

export interface ThreadStore extends Store<ThreadView> {
  id: string
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
  const { current, subscribe, set } = createStore<ThreadView>({})
  const change = (next: Partial<ThreadView>) => set({ ...current(), ...next })
  const changeThread = (thread: Thread) => {
    const { detail } = current()
    change({ thread: detail ? withMarks(thread, detail) : thread, failure: undefined })
  }
  const fail = (error: unknown) => {
    if (error instanceof ApiFailure && error.status === 404) return change({ isUnknown: true })
    change({ failure: failureMessage(error, textsHere(messagesPageTexts).thread.failedHint) })
  }
  const hasMessage = (seq: number) => current().thread?.messages.some((message) => message.seq === seq) ?? false
  const load = (which: { cursor?: string; after?: number; around?: number } = {}) =>
    call(threadMessages, { id, ...which })

  const readDetail = async () => {
    const { conversation } = await call(conversationById, { id })
    // Its mark may be older than what was read here meanwhile.
    const my_read = Math.max(conversation.my_read, current().detail?.my_read ?? 0)
    change({ detail: { ...conversation, my_read } })
    const { thread } = current()
    if (thread) change({ thread: withMarks(thread, conversation) })
  }
  /** All that has come after what is here. */
  const readNews = async (seq: number | undefined) => {
    let after = newsAfter(current().thread!, seq)
    for (;;) {
      const page = await load({ after })
      changeThread(withNewer(current().thread!, page))
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
  const loading = new Set<"older" | "newer" | "around">()
  /** Asked for again before it has come, it is the same page. */
  const loadOnce = async (page: "older" | "newer" | "around", work: () => Promise<void>) => {
    if (loading.has(page)) return
    loading.add(page)
    await inTurn(() => work().finally(() => loading.delete(page)))
  }

  let isRefreshWaiting = false
  const refresh = (seq?: number) => {
    if (isRefreshWaiting && seq === undefined) return running
    isRefreshWaiting = true
    return inTurn(async () => {
      isRefreshWaiting = false
      // In a stretch of long ago there is nothing new; the newest is a press away.
      const { thread } = current()
      const asked = thread ? thread.newer === null && readNews(seq) : readNewest()
      await Promise.all([asked, readDetail()])
    })
  }

  return {
    id,
    current,
    subscribe,
    refresh,
    loadDetail: () =>
      inTurn(async () => {
        await readDetail()
        // Perhaps it was decided.
        const { thread } = current()
        if (thread?.newer === null && firstHeld(thread)) await readNews(undefined)
      }),
    loadOlder: () =>
      loadOnce("older", async () => {
        const cursor = current().thread?.next
        if (!cursor) return
        const page = await load({ cursor })
        // As it is by now: what was sent meanwhile stands in it.
        changeThread(withOlder(current().thread!, page))
      }),
    loadNewer: () =>
      loadOnce("newer", async () => {
        const after = current().thread?.newer
        if (!after) return
        const page = await load({ after: Number(after) })
        changeThread(withNewer(current().thread!, page))
      }),
    loadNewest: () => loadOnce("newer", readNewest),
    loadAround: async (seq) => {
      if (hasMessage(seq)) return true
      await loadOnce("around", async () => changeThread(await load({ around: seq })))
      return hasMessage(seq)
    },
    receive: (message) => {
      const { thread } = current()
      if (thread && isNextOf(thread, message)) changeThread(withMessage(thread, message))
      else void refresh()
    },
    markAsRead: async (seq) => {
      const { detail } = current()
      if (!detail || detail.my_read >= seq) return
      change({ detail: { ...detail, my_read: seq, unread_count: 0 } })
      await call(markRead, { id, seq }).catch(() => undefined)
    },
  }
}

export const findMessages = async (id: string, q: string, cursor?: string | null) =>
  call(searchMessages, { id, q, ...(cursor && { cursor }) })
