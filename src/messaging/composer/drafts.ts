/** What is typed in a conversation and not sent: it survives a reload and goes with the tab, or when its owner logs out. */
import { storedUser } from "../../platform/session/stored-user.ts"
import { storeText } from "../../platform/storage.ts"
import { createStore, type Store } from "../../platform/store.ts"
import type { MessageFile, Quoted } from "../message.schema.ts"

export interface MessageDraft {
  content: string
  reply_to?: Quoted | undefined
  files: readonly MessageFile[]
}

const emptyDraft: MessageDraft = { content: "", files: [] }

const isEmptyDraft = ({ content, reply_to, files }: MessageDraft) =>
  content.trim() === "" && !reply_to && files.length === 0

/** By person, too. */
export const draftKey = (conversationId: string) => `draft:message:${storedUser()?.user_id}:${conversationId}`

const changed = "sthapati:message-draft"

const readDraft = (conversationId: string): MessageDraft => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftKey(conversationId)) ?? "null")
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

const saveDraft = (conversationId: string, draft: MessageDraft) => {
  // A file may arrive when its owner has logged out.
  if (!storedUser()) return
  if (isEmptyDraft(draft)) sessionStorage.removeItem(draftKey(conversationId))
  else storeText(draftKey(conversationId), JSON.stringify(draft), sessionStorage)
  window.dispatchEvent(new Event(changed))
}

export interface DraftStore extends Store<MessageDraft> {
  /** Something to go on from, where nothing is typed yet. */
  begin: (content: string) => void
  change: (next: Partial<MessageDraft>) => void
  /** Empty at once. A tab that is closed before the message is stored has it as a draft still. */
  clear: (stored: Promise<void>) => Promise<void>
}

/** Saved with each change. */
export const createDraftStore = (conversationId: string): DraftStore => {
  const { current, subscribe, set } = createStore(readDraft(conversationId))
  const change = (next: Partial<MessageDraft>) => {
    set({ ...current(), ...next })
    saveDraft(conversationId, current())
  }
  return {
    current,
    subscribe,
    change,
    begin: (content) => {
      if (isEmptyDraft(current())) change({ content })
    },
    clear: async (stored) => {
      set(emptyDraft)
      await stored
      if (current() === emptyDraft) saveDraft(conversationId, emptyDraft)
    },
  }
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
