import { Link } from "../../../ui/link.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { MessageFiles } from "../../files/components/message-files.tsx"
import type { OpenPicture } from "../../files/shown-picture.ts"
import type { Message } from "../../message.schema.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"
import type { ThreadItem } from "../thread-items.rules.ts"
import { bubbleClasses, timeClasses } from "./bubble-look.ts"
import { HiddenMessage } from "./hidden-message.tsx"
import { LocalClock } from "./local-clock.tsx"
import { MessageActions } from "./message-actions.tsx"
import { MessageMark } from "./message-mark.tsx"
import { MessageRow } from "./message-row.tsx"
import { MessageText } from "./message-text.tsx"
import { Quote } from "./quote.tsx"

interface MessageBubbleProps {
  item: Extract<ThreadItem, { kind: "message" }>
  name: string
  onReply: (message: Message) => void
  onReport: (message: Message) => void
  onJump: (seq: number) => void
  onOpen: OpenPicture
  onAppealed: (seq: number) => Promise<void>
}

export function MessageBubble({ item, name, onReply, onReport, onJump, onOpen, onAppealed }: MessageBubbleProps) {
  const { thread: t } = useTexts(messagesPageTexts)
  const dates = useDates()
  const { message, isFirst, isLast } = item
  const { is_mine: isMine, created_at: at, content, reply_to, files } = message
  const isTaken = message.is_hidden && !isMine
  const time = dates.clock(at)
  return (
    <MessageRow
      seq={message.seq}
      isMine={isMine}
      isFirst={isFirst}
      actions={(isShown) =>
        !message.is_hidden && (
          <MessageActions message={message} isShown={isShown} onReply={onReply} onReport={onReport} />
        )
      }
    >
      <div className={bubbleClasses({ isMine, isLast })}>
        <span className="sr-only">{t.by(isMine ? t.me : name, time)}</span>
        {reply_to && <Quote quoted={reply_to} name={name} onPress={() => onJump(reply_to.seq)} />}
        {files.length > 0 && <MessageFiles files={files} name={isMine ? t.fromMe : name} onOpen={onOpen} />}
        <MessageText text={content}>
          {isTaken && <p className="inline text-muted italic">{t.hidden}</p>}
          <div className={timeClasses}>
            <time dateTime={at} dir="ltr" aria-hidden="true" className="whitespace-nowrap">
              {time}
            </time>
            <LocalClock at={at} />
            {isMine && !message.is_refused && (
              <MessageMark mark={message.is_read ? "read" : message.is_received ? "received" : "sent"} />
            )}
          </div>
        </MessageText>
        {message.takedown && (
          <HiddenMessage id={message.id} takedown={message.takedown} onAppealed={() => onAppealed(message.seq)} />
        )}
        {message.is_held && <p className={`${noteClasses} text-brass-ink`}>{t.held}</p>}
        {message.is_refused && (
          <p className={`${noteClasses} max-w-prose text-danger-ink`}>
            {t.refused(
              <Link to="/contact" className="underline underline-offset-2">
                {t.toContact}
              </Link>,
            )}
          </p>
        )}
      </div>
    </MessageRow>
  )
}

const noteClasses = "mt-1 border-line border-t pt-1 text-sm"
