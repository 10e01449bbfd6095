import type { OutgoingStore } from "../../composer/outgoing.actions.ts"
import type { Outgoing } from "../../composer/outgoing.rules.ts"
import type { Message } from "../../message.schema.ts"
import type { LoadedView, ThreadStore } from "../thread.list.ts"

export interface MessageLogProps {
  store: ThreadStore
  view: LoadedView
  outgoing: readonly Outgoing[]
  outgoingStore: OutgoingStore
  name: string
  isTyping: boolean
  onReply: (message: Message) => void
  /** Somebody is at this thread: what stands at its end has been read. */
  isReading: boolean
  onRead: () => void
  isSearching: boolean
  onSearchClose: () => void
}
