import { Icon } from "../../../ui/icon.tsx"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { messageShapes } from "../../components/message-shapes.ts"
import type { Message } from "../../message.schema.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"

interface MessageActionsProps {
  message: Message
  /** To the eyes; to who is read to they are always there. */
  isShown: boolean
  onReply: (message: Message) => void
  onReport: (message: Message) => void
}

/** Beside a bubble, for who points at it, goes to it by the keyboard, or taps it. */
export function MessageActions({ message, isShown, onReply, onReport }: MessageActionsProps) {
  const { thread: t } = useTexts(messagesPageTexts)
  const copy = () =>
    navigator.clipboard.writeText(message.content).then(
      () => toast("success", t.copied),
      () => toast("error", t.notCopied),
    )
  // The icons of all rows were a sixth of what a row took to style and lay out.
  const button = (label: string, shape: string, act: () => void) => (
    <button
      type="button"
      data-act=""
      tabIndex={-1}
      onClick={act}
      aria-label={label}
      className="size-9 rounded-lg p-2 text-muted hover:bg-fill hover:text-ink touch:size-11 touch:shrink-0 touch:p-3"
    >
      {isShown && <Icon shape={shape} />}
    </button>
  )
  return (
    <span
      className={`${actionsClasses} ${message.is_mine ? "left-0" : "right-0"} ${isShown ? shownClasses : "pointer-events-none"}`}
    >
      {button(t.reply, messageShapes.reply, () => onReply(message))}
      {message.content && button(t.copy, messageShapes.copy, () => void copy())}
      {!message.is_mine && button(t.report, messageShapes.flag, () => onReport(message))}
    </span>
  )
}

/** On a phone in front of a long message's end, so that its bubble has the width. Unseen they take no press. */
const actionsClasses =
  "flex shrink-0 justify-center touch:absolute touch:inset-y-0 touch:my-auto touch:h-11 print:hidden"
const shownClasses = "z-10 touch:rounded-lg touch:bg-surface touch:shadow-soft"
