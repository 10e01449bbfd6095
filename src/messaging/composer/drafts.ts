/** What is typed in a conversation and not sent: it survives a reload and goes with the tab, or when its owner logs out. */
import { storedUser } from "../../platform/session/stored-user.ts"
import { storeText } from "../../platform/storage.ts"
import type { MessageFile, Quoted } from "../message.schema.ts"

export interface MessageDraft {
  content: string
  reply_to?: Quoted | undefined
  files: readonly MessageFile[]
}

export const emptyDraft: MessageDraft = { content: "", files: [] }

export const isEmptyDraft = ({ content, reply_to, files }: MessageDraft) =>
  content.trim() === "" && !reply_to && files.length === 0

const keyOf = (conversationId: string) => `draft:message:${storedUser()?.user_id}:${conversationId}`

const changed = "sthapati:message-draft"

export const readDraft = (conversationId: string): MessageDraft => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(conversationId)) ?? "null")
    if (isDraft(draft)) return draft
  } catch {
    // What cannot be read is no draft.
  }
  return emptyDraft
}

const isDraft = (value: unknown): value is MessageDraft =>
  typeof value === "object" &&
  value !== null &&
  "content" in value &&
  typeof value.content === "string" &&
  "files" in value &&
  Array.isArray(value.files)

export const saveDraft = (conversationId: string, draft: MessageDraft) => {
  if (isEmptyDraft(draft)) sessionStorage.removeItem(keyOf(conversationId))
  else storeText(keyOf(conversationId), JSON.stringify(draft), sessionStorage)
  window.dispatchEvent(new Event(changed))
}

/** For the list, which says where something is typed. */
export const followDrafts = (listener: () => void) => {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}

export const readDraftText = (conversationId: string) => {
  const { content, files } = readDraft(conversationId)
  return content.trim().slice(0, 80) || files[0]?.name || ""
}
