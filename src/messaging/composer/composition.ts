import { type AttachmentsStore, createAttachmentsStore } from "./attachments.actions.ts"
import { createDraftStore, type DraftStore, draftKey } from "./drafts.ts"

/** What is being written in a conversation. */
interface Composition {
  draft: DraftStore
  attachments: AttachmentsStore
}

const compositions = new Map<string, Composition>()

const createComposition = (conversationId: string): Composition => {
  const draft = createDraftStore(conversationId)
  return { draft, attachments: createAttachmentsStore(draft) }
}

/** The same as long as the document is there: files go on arriving while somebody looks at another page. */
export const compositionOf = (conversationId: string) => {
  const key = draftKey(conversationId)
  const known = compositions.get(key) ?? createComposition(conversationId)
  compositions.set(key, known)
  return known
}
