import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react"
import { compositionOf } from "./composer/composition.ts"
import { createOutgoingStore } from "./composer/outgoing.actions.ts"
import { useTypers } from "./composer/use-typing.ts"
import { createConversationsStore } from "./conversations/conversations.list.ts"
import { createThreadStore } from "./thread/thread.list.ts"
import { useLive } from "./use-live.ts"

const createStores = () => {
  const conversations = createConversationsStore()
  const threads = new Map<string, ReturnType<typeof createThread>>()
  const createThread = (id: string) => {
    const thread = createThreadStore(id)
    const outgoing = createOutgoingStore(id, (message) => {
      if (message) thread.receive(message)
      else void thread.refresh()
      void conversations.refresh()
    })
    return { thread, outgoing, ...compositionOf(id) }
  }
  return {
    conversations,
    /** The same as long as the page is open: who comes back finds it as it was. */
    threadOf: (id: string) => {
      const known = threads.get(id) ?? createThread(id)
      threads.set(id, known)
      return known
    },
    /** Written here, and not at the server yet. */
    hasUnsent: (id: string) => {
      const { outgoing, attachments } = threads.get(id) ?? {}
      return Boolean(outgoing?.current().length || attachments?.current().arriving.length)
    },
  }
}

/** The list and the open thread, kept up to date. */
export const useMessenger = (conversationId: string | undefined) => {
  const [stores] = useState(createStores)
  const { conversations } = stores
  const view = useSyncExternalStore(conversations.subscribe, conversations.current, conversations.current)
  const { typing, start, stop } = useTypers()
  const open = conversationId === undefined ? undefined : stores.threadOf(conversationId)

  const refresh = useEffectEvent(() => void conversations.refresh())
  useEffect(() => refresh(), [])
  useLive({
    onEvent: ({ kind, ...event }) => {
      const { conversation_id = "", seq, after } = ("params" in event && event.params) || {}
      const isOpen = conversation_id === conversationId
      if (kind === "typing") return start(conversation_id, Number(after))
      if (kind === "message_created") {
        stop(conversation_id, Number(seq))
        void conversations.refresh()
        if (isOpen) void open?.thread.refresh(Number(seq))
      }
      if (kind === "conversation_changed") {
        void conversations.refresh()
        if (isOpen) void (seq === undefined ? open?.thread.loadDetail() : open?.thread.refresh(Number(seq)))
      }
      // A booking or request of the two may have changed.
      if (kind === "notification_created" || kind === "undo_window_ended") void open?.thread.refresh()
    },
    onMissed: () => {
      void conversations.refresh()
      void open?.thread.refresh()
    },
  })
  return { conversations, view, typing, open, hasUnsent: stores.hasUnsent }
}

export type OpenThread = NonNullable<ReturnType<typeof useMessenger>["open"]>
