import { useEffect, useRef, useState } from "react"
import { picturesAmong } from "../files/shown-picture.ts"
import { EXCERPT_LENGTH, MESSAGE_LIMIT } from "../message.rules.ts"
import type { Message } from "../message.schema.ts"
import type { OpenThread } from "../use-messenger.ts"
import { useOpeningState } from "../use-opening-state.ts"
import { emptyDraft, type MessageDraft, readDraft, saveDraft } from "./drafts.ts"
import { useAttachments } from "./use-attachments.ts"
import { useTellTyping } from "./use-typing.ts"

/** What is being written in a conversation: kept as a draft with each change until it is sent. */
export const useComposer = ({ thread, outgoing }: OpenThread) => {
  const [draft, setDraft] = useState(() => readDraft(thread.id))
  const field = useRef<HTMLTextAreaElement>(null)
  const tellTyping = useTellTyping(thread.id)
  const { focus: asksForFocus, isUnasked } = useOpeningState()
  useEffect(() => {
    // On a phone the keyboard would cover what is to be read first; and what nobody chose is not written in by mistake.
    const mayFocus = !isUnasked && window.matchMedia("(hover: hover)").matches
    if (asksForFocus || mayFocus) field.current?.focus({ preventScroll: true })
  }, [asksForFocus, isUnasked])

  const latest = useRef(draft)
  const put = (next: MessageDraft) => {
    latest.current = next
    setDraft(next)
    saveDraft(thread.id, next)
  }
  const change = (next: Partial<MessageDraft>) => put({ ...latest.current, ...next })
  const attachments = useAttachments({
    files: draft.files,
    onChange: (next) => change({ files: next(latest.current.files) }),
  })

  const { length } = [...draft.content.trim()]
  const isBlank = length === 0 && draft.files.length === 0
  const maySend = !isBlank && length <= MESSAGE_LIMIT && attachments.arriving.length === 0
  const send = () => {
    if (!maySend) return
    const { content, files, reply_to } = draft
    latest.current = emptyDraft
    setDraft(emptyDraft)
    attachments.clearProblem()
    field.current?.focus()
    // A tab that is closed before it is stored has it as a draft still.
    void outgoing.send({ content: content.trim(), files, reply_to }).then(() => {
      if (latest.current === emptyDraft) saveDraft(thread.id, emptyDraft)
    })
  }
  return {
    draft,
    field,
    attachments,
    length,
    maySend,
    type: (content: string) => {
      change({ content })
      if (content.trim() !== "") tellTyping()
    },
    /** A text that stands ready, where the cursor is. */
    insert: (text: string) => {
      const { selectionStart: from = 0, selectionEnd: to = 0 } = field.current ?? {}
      change({ content: draft.content.slice(0, from) + text + draft.content.slice(to) })
      field.current?.focus()
    },
    reply: ({ id, seq, is_mine, sender_name, content, files }: Message) => {
      const picture = picturesAmong(files)[0]?.urls.small ?? null
      change({ reply_to: { id, seq, is_mine, sender_name, content: content.slice(0, EXCERPT_LENGTH), picture } })
      field.current?.focus()
    },
    cancelReply: () => {
      change({ reply_to: undefined })
      field.current?.focus()
    },
    send,
  }
}

export type ComposerState = ReturnType<typeof useComposer>
