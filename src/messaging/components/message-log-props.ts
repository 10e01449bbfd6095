import type { Message } from "../message.schema.ts"
import type { OutgoingStore } from "../outgoing.actions.ts"
import type { Outgoing } from "../outgoing.rules.ts"
import type { LoadedView, ThreadStore } from "../thread.list.ts"

export interface MessageLogProps {
  store: ThreadStore
  view: LoadedView
  outgoing: readonly Outgoing[]
  outgoingStore: OutgoingStore
  name: string
  isTyping: boolean
  onReply: (message: Message) => void
  onRead: () => void
  isSearching: boolean
  onSearchClose: () => void
}
