import type { ConversationDetail } from "../message.schema.ts"
import type { ThreadStore } from "../thread.list.ts"

export interface ContextProps {
  detail: ConversationDetail
  name: string
  store: ThreadStore
}
