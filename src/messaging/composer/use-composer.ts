import { useEffect, useRef, useSyncExternalStore } from "react"
import { picturesAmong } from "../files/shown-picture.ts"
import { EXCERPT_LENGTH, MESSAGE_LIMIT } from "../message.rules.ts"
import type { Message } from "../message.schema.ts"
import type { OpenThread } from "../use-messenger.ts"
import { useOpeningState } from "../use-opening-state.ts"
import type { AttachmentsState } from "./attachments.actions.ts"
import { outgoingText } from "./outgoing.rules.ts"
import { useTellTyping } from "./use-typing.ts"

/** What is being written in a conversation: kept as a draft with each change until it is sent. */
export const useComposer = ({ thread, outgoing, draft: store, attachments }: OpenThread) => {
  const draft = useSyncExternalStore(store.subscribe, store.current, store.current)
  const files = useSyncExternalStore(attachments.subscribe, attachments.current, attachments.current)
  const field = useRef<HTMLTextAreaElement>(null)
  const tellTyping = useTellTyping(thread.id)
  const { focus: asksForFocus, isUnasked } = useOpeningState()
  useEffect(() => {
    // On a phone the keyboard would cover what is to be read first; and what nobody chose is not written in by mistake.
    const mayFocus = !isUnasked && window.matchMedia("(hover: hover)").matches
    if (asksForFocus || mayFocus) field.current?.focus({ preventScroll: true })
  }, [asksForFocus, isUnasked])

  const text = outgoingText(draft.content)
  const { length } = [...text]
  const isBlank = length === 0 && draft.files.length === 0
  const maySend = !isBlank && length <= MESSAGE_LIMIT && files.arriving.length === 0
  const send = () => {
    if (!maySend) return
    const { files, reply_to } = draft
    void store.clear(outgoing.send({ content: text, files, reply_to }))
    attachments.clearProblem()
    field.current?.focus()
  }
  return {
    draft,
    field,
    attachments: { ...attachments, ...files } satisfies AttachmentsState,
    length,
    maySend,
    type: (content: string) => {
      store.change({ content })
      if (content.trim() !== "") tellTyping()
    },
    /** A text that stands ready, where the cursor is. */
    insert: (text: string) => {
      const { selectionStart: from = 0, selectionEnd: to = 0 } = field.current ?? {}
      store.change({ content: draft.content.slice(0, from) + text + draft.content.slice(to) })
      field.current?.focus()
    },
    reply: ({ id, seq, is_mine, sender_name, content, files }: Message) => {
      const picture = picturesAmong(files)[0]?.urls.small ?? null
      store.change({
        reply_to: {
          id,
          seq,
          is_mine,
          sender_name,
          content: content.slice(0, EXCERPT_LENGTH),
          picture,
          is_hidden: false,
        },
      })
      field.current?.focus()
    },
    cancelReply: () => {
      store.change({ reply_to: undefined })
      field.current?.focus()
    },
    send,
  }
}

export type ComposerState = ReturnType<typeof useComposer>
