/** My conversations as this tab has them, those with the newest message first. */
import { call, failureMessage } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { createStore, type Store } from "../../platform/store.ts"
import type { Conversation } from "../message.schema.ts"
import { messagesPageTexts } from "../messages-page.texts.ts"
import { ownConversations } from "./conversation.contract.ts"

export interface ConversationsView {
  /** Undefined: not loaded yet. */
  conversations?: readonly Conversation[] | undefined
  next?: string | null
  failure?: string | undefined
  isLoadingMore?: boolean
}

export interface ConversationsStore extends Store<ConversationsView> {
  refresh: () => Promise<void>
  loadMore: () => Promise<void>
  /** It was read here. */
  clearUnread: (id: string) => void
}

const byActivity = (all: readonly Conversation[]) =>
  all.toSorted((one, other) => Date.parse(other.active_at) - Date.parse(one.active_at) || (one.id < other.id ? 1 : -1))

export const createConversationsStore = (): ConversationsStore => {
  const { current, subscribe, set } = createStore<ConversationsView>({})
  const change = (next: Partial<ConversationsView>) => set({ ...current(), ...next })
  const fail = (error: unknown) =>
    change({ failure: failureMessage(error, textsHere(messagesPageTexts).list.failedHint) })

  const read = async () => {
    const page = await call(ownConversations, {})
    const { conversations: known = [], next: oldest = null } = current()
    const ids = new Set(page.conversations.map(({ id }) => id))
    // Behind the first page there may be more that were loaded before.
    const rest = page.next === null ? [] : known.filter(({ id }) => !ids.has(id))
    const hasRest = rest.length > 0
    change({
      conversations: byActivity([...page.conversations, ...rest]),
      next: hasRest ? oldest : page.next,
      failure: undefined,
    })
  }

  let running: Promise<void> | undefined
  let isStale = false
  /** Of what is heard while it loads one more round tells. */
  const refresh = async (): Promise<void> => {
    isStale = running !== undefined
    running ??= read()
      .catch(fail)
      .finally(() => {
        running = undefined
        if (isStale) void refresh()
      })
    await running
  }

  return {
    current,
    subscribe,
    refresh,
    loadMore: async () => {
      const { next: cursor, conversations: known = [], isLoadingMore } = current()
      if (!cursor || isLoadingMore) return
      change({ isLoadingMore: true })
      await call(ownConversations, { cursor })
        .then(({ conversations: more, next }) => {
          const ids = new Set(more.map(({ id }) => id))
          change({ conversations: byActivity([...known.filter(({ id }) => !ids.has(id)), ...more]), next })
        })
        .catch(fail)
      change({ isLoadingMore: false })
    },
    clearUnread: (id) =>
      change({
        conversations: current().conversations?.map((one) => (one.id === id ? { ...one, unread_count: 0 } : one)),
      }),
  }
}
