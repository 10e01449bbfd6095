import { Icon } from "../../../ui/icon.tsx"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { messageShapes } from "../../components/message-shapes.ts"
import type { Message } from "../../message.schema.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"

interface MessageActionsProps {
  message: Message
  onReply: (message: Message) => void
  onReport: (message: Message) => void
}

/** Beside a bubble, for who points at it, goes to it by the keyboard, or taps it. */
export function MessageActions({ message, onReply, onReport }: MessageActionsProps) {
  const { thread: t } = useTexts(messagesPageTexts)
  const copy = () =>
    navigator.clipboard.writeText(message.content).then(
      () => toast("success", t.copied),
      () => toast("error", t.notCopied),
    )
  return (
    <span className={actionsClasses}>
      <button
        type="button"
        data-act=""
        tabIndex={-1}
        onClick={() => onReply(message)}
        aria-label={t.reply}
        className={actionClasses}
      >
        <Icon shape={messageShapes.reply} />
      </button>
      {message.content && (
        <button
          type="button"
          data-act=""
          tabIndex={-1}
          onClick={() => void copy()}
          aria-label={t.copy}
          className={actionClasses}
        >
          <Icon shape={messageShapes.copy} />
        </button>
      )}
      {!message.is_mine && (
        <button
          type="button"
          data-act=""
          tabIndex={-1}
          onClick={() => onReport(message)}
          aria-label={t.report}
          className={actionClasses}
        >
          <Icon shape={messageShapes.flag} />
        </button>
      )}
    </span>
  )
}

/** On a phone one above the other, reaching beyond a short row, so that the bubble has the width. Unseen they take no press. */
const actionsClasses = [
  "pointer-events-none z-10 flex shrink-0 justify-center opacity-0 touch:-my-1 touch:h-11 touch:flex-col print:hidden",
  "group-focus-within/row:opacity-100 group-hover/row:opacity-100 group-focus/row:opacity-100",
  "group-focus-within/row:*:pointer-events-auto group-hover/row:*:pointer-events-auto group-focus/row:*:pointer-events-auto",
].join(" ")

const actionClasses =
  "grid size-9 place-items-center rounded-lg text-muted hover:bg-fill hover:text-ink touch:size-11 touch:shrink-0"
