import { Icon } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { OutgoingStore } from "../../composer/outgoing.actions.ts"
import type { Outgoing } from "../../composer/outgoing.rules.ts"
import { MessageFiles } from "../../files/components/message-files.tsx"
import type { OpenPicture } from "../../files/shown-picture.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"
import { bubbleClasses, rowClasses, timeClasses } from "./bubble-look.ts"
import { MessageMark } from "./message-mark.tsx"
import { MessageText } from "./message-text.tsx"
import { Quote } from "./quote.tsx"

interface OutgoingBubbleProps {
  outgoing: Outgoing
  store: OutgoingStore
  onOpen: OpenPicture
}

/** Own, and not with the server yet. */
export function OutgoingBubble({ outgoing, store, onOpen }: OutgoingBubbleProps) {
  const { thread: t } = useTexts(messagesPageTexts)
  const { key, content, reply_to, files, state, failure } = outgoing
  const isFailed = state === "failed"
  return (
    <div data-row="" className={`${rowClasses(true, false)} flex-wrap`}>
      <div className={`${bubbleClasses({ isMine: true, isLast: true })} ${isFailed ? "border border-danger" : ""}`}>
        <span className="sr-only">{t.me}</span>
        {reply_to && <Quote quoted={reply_to} name={reply_to.sender_name ?? ""} />}
        {files.length > 0 && <MessageFiles files={files} name={t.fromMe} onOpen={onOpen} />}
        <MessageText text={content}>
          {!isFailed && (
            <div className={timeClasses}>
              <MessageMark mark={state} />
            </div>
          )}
        </MessageText>
      </div>
      {isFailed && (
        <div role="alert" className="flex w-full flex-wrap items-center justify-end gap-x-2 text-danger-ink text-sm">
          <span className="flex gap-1.5 text-right">
            <Icon name="alert" className="mt-0.5 size-4" />
            <span className="wrap-anywhere">
              {t.sendFailed}
              {failure && `: ${failure}`}
            </span>
          </span>
          <span className="flex">
            <button type="button" onClick={() => void store.retry(key)} className={actClasses}>
              {t.retry}
            </button>
            <button type="button" onClick={() => void store.discard(key)} className={actClasses}>
              {t.remove}
            </button>
          </span>
        </div>
      )}
    </div>
  )
}

const actClasses = "min-h-11 rounded-lg px-2 font-semibold text-ink underline underline-offset-4 hover:bg-fill"
