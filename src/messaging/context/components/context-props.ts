import type { ConversationDetail } from "../../message.schema.ts"
import type { ThreadStore } from "../../thread/thread.list.ts"

/** What each part of the pane beside the thread is given. */
export interface ContextProps {
  detail: ConversationDetail
  name: string
  store: ThreadStore
}
