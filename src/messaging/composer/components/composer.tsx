import type { ClipboardEvent, KeyboardEvent } from "react"
import { iconButtonStyle } from "../../../ui/button-style.ts"
import { Icon } from "../../../ui/icon.tsx"
import { useOnline } from "../../../ui/use-online.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { messageShapes } from "../../components/message-shapes.ts"
import { MESSAGE_LIMIT } from "../../message.rules.ts"
import type { ConversationDetail } from "../../message.schema.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"
import { QuickReplies } from "../../quick-replies/components/quick-replies.tsx"
import { Quote } from "../../thread/components/quote.tsx"
import type { ComposerState } from "../use-composer.ts"
import { Attachments } from "./attachments.tsx"
import { FileButton } from "./file-button.tsx"

interface ComposerProps {
  composer: ComposerState
  name: string
  detail: ConversationDetail | undefined
  /** The server has answered last; what is shown stays otherwise, and what is written goes later. */
  isReached: boolean
}

/** Where a message is written. Never locked: what is sent without a connection goes later. */
export function Composer({ composer, name, detail, isReached }: ComposerProps) {
  const { composer: t } = useTexts(messagesPageTexts)
  const { draft, field, maySend, send, type, cancelReply, attachments } = composer
  const isOnline = useOnline()
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    void attachments.add(files)
  }
  return (
    // What is said at the lower edge stands above it.
    <div
      data-foot=""
      className="border-line border-t bg-surface px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-4 print:hidden"
    >
      <p role="status" className="pb-2 text-muted text-sm empty:hidden">
        {isOnline ? !isReached && t.unreached : t.offline}
      </p>
      {/* Beside the form: its dialog has one of its own, and forms do not nest. */}
      {detail?.side === "professional" && <QuickReplies onInsert={composer.insert} />}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {draft.reply_to && (
          <div className="flex items-start gap-2 pb-2">
            <Quote quoted={draft.reply_to} name={name} />
            <button type="button" onClick={cancelReply} aria-label={t.cancelReply} className={iconButtonStyle}>
              <Icon name="x" />
            </button>
          </div>
        )}
        <Attachments files={draft.files} attachments={attachments} />
        <div className="flex items-end gap-1 sm:gap-2">
          <FileButton onChoose={(files) => void attachments.add(files)} />
          <textarea
            ref={field}
            dir="auto"
            value={draft.content}
            rows={1}
            aria-label={t.label}
            placeholder={t.placeholder}
            enterKeyHint="enter"
            onChange={({ target }) => type(target.value)}
            onKeyDown={(event) => onKey(event, send)}
            onPaste={onPaste}
            className={fieldClasses}
          />
          <button
            type="submit"
            aria-disabled={!maySend}
            aria-label={t.send}
            // The field keeps the focus, and a phone its keyboard.
            onPointerDown={(event) => event.preventDefault()}
            className="grid size-11 shrink-0 place-items-center rounded-full bg-tile text-on-tile hover:bg-tile-hover aria-disabled:bg-fill aria-disabled:text-muted"
          >
            <Icon shape={messageShapes.send} />
          </button>
        </div>
        <Count length={composer.length} />
      </form>
    </div>
  )
}

const fieldClasses = [
  "field-sizing-content block max-h-[calc(5lh+1.375rem)] min-h-11 w-full min-w-0 flex-1 resize-none rounded-lg border border-border bg-surface",
  "px-4 py-2.5 text-base leading-6 hover:border-ink focus-visible:border-focus focus-visible:outline-offset-0",
].join(" ")

/** Enter sends where there is a keyboard with a mouse beside it; on a phone it begins a new line. */
const onKey = (event: KeyboardEvent, send: () => void) => {
  const isSending = event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing
  if (!isSending || !window.matchMedia("(hover: hover) and (pointer: fine)").matches) return
  event.preventDefault()
  send()
}

const NEAR_LIMIT = 0.9

function Count({ length }: { length: number }) {
  const { composer: t } = useTexts(messagesPageTexts)
  if (length < MESSAGE_LIMIT * NEAR_LIMIT) return null
  const isOver = length > MESSAGE_LIMIT
  return (
    <p
      aria-live="polite"
      className={`pt-1 text-right text-sm tabular-nums ${isOver ? "font-semibold text-danger-ink" : "text-muted"}`}
    >
      {isOver ? t.over(length - MESSAGE_LIMIT) : t.left(MESSAGE_LIMIT - length)}
    </p>
  )
}
